import type { Change } from '@/lib/documents/change';
import { unitId } from './army';
import { TEMPLATES } from './palette';
import type { Force, Group, Scenario, UnitEntry } from './scenario';

export interface Recruited {
  readonly id: string;
  readonly changes: readonly Change[];
}

/** A new unit is an entry of its own; the author joins entries in the source or the table. */
export const addUnit = (scenario: Scenario, templateId: string, seatId: string, name: string): Recruited => {
  const template = TEMPLATES.find(({ id }) => id === templateId);
  const force = scenario.forces.findIndex(({ side }) => side === seatId);
  if (!template || force < 0) throw new Error(`cannot add ${templateId} to ${seatId}`);
  const id = freeId(scenario, `${seatId}-${template.type}`);
  const entry: UnitEntry = { id, name, type: template.type, class: template.class, count: 1 };
  return { id, changes: [{ op: 'add', path: ['forces', force, 'units', '-'], value: entry }] };
};

/** An id that no piece of either army has, nor any of the numbered ones that a count makes of it. */
export const freeId = (scenario: Scenario, wanted: string, count = 1): string => {
  const taken = new Set(
    scenario.forces.flatMap(force => [...force.units.flatMap(idsOf), ...force.generals.map(({ id }) => id)]),
  );
  const isFree = (id: string): boolean => numberedIds(id, count).every(other => !taken.has(other));
  const letters = [...'bcdefghijklmnopqrstuvwxyz'].map(letter => `${wanted}-${letter}`);
  return [wanted, ...letters].find(isFree) ?? `${wanted}-x${taken.size}`;
};

const numberedIds = (id: string, count: number): string[] => [
  id,
  ...Array.from({ length: count }, (_, index) => unitId(id, index, count)),
];

const idsOf = ({ id, count }: UnitEntry): string[] => numberedIds(id, count);

/** Takes pieces out of army and deployment; the units left in an entry are numbered anew. */
export const removeUnits = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] => {
  const renamed = new Map<string, string | null>(pieceIds.map(id => [id, null]));
  const forces = scenario.forces.map(force => reducedForce(force, pieceIds, renamed));
  const rename = (id: string): string | null => renamed.get(id) ?? (renamed.has(id) ? null : id);
  const groups = scenario.deployment.groups.map(group => renamedGroup(group, rename)).filter(isOccupied);
  return [
    { op: 'replace', path: ['forces'], value: forces.map(force => renamedGuards(force, rename)) },
    { op: 'replace', path: ['deployment', 'groups'], value: groups },
  ];
};

const reducedForce = (
  force: Force,
  removed: readonly string[],
  renamed: Map<string, string | null>,
): Force => ({
  ...force,
  units: force.units.flatMap(entry => reducedEntry(entry, removed, renamed)),
  generals: force.generals.filter(({ id }) => !removed.includes(id)),
});

const reducedEntry = (
  entry: UnitEntry,
  removed: readonly string[],
  renamed: Map<string, string | null>,
): UnitEntry[] => {
  const ids = Array.from({ length: entry.count }, (_, index) => unitId(entry.id, index, entry.count));
  const left = ids.filter(id => !removed.includes(id));
  if (left.length === ids.length) return [entry];
  for (const [index, id] of left.entries()) renamed.set(id, unitId(entry.id, index, left.length));
  return left.length === 0 ? [] : [{ ...entry, count: left.length }];
};

type Rename = (id: string) => string | null;

const renamedList = (ids: readonly string[], rename: Rename): string[] => ids.flatMap(id => rename(id) ?? []);

const renamedGroup = ({ lead, ...group }: Group, rename: Rename): Group => {
  const units = renamedList(group.units, rename);
  const newLead = (lead === undefined ? null : rename(lead)) ?? units[0];
  return {
    ...group,
    units,
    generals: renamedList(group.generals, rename),
    ...(newLead === undefined ? {} : { lead: newLead }),
  };
};

const renamedGuards = (force: Force, rename: Rename): Force => ({
  ...force,
  generals: force.generals.map(({ guard, ...general }) => {
    const newGuard = guard === undefined ? null : rename(guard);
    return newGuard === null ? general : { ...general, guard: newGuard };
  }),
});

const isOccupied = ({ units, generals }: Group): boolean => units.length + generals.length > 0;
