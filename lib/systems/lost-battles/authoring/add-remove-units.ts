import type { Change } from '@/lib/documents/change';
import type { Force, General, Scenario, UnitEntry } from '../document/scenario';
import { formatUnitId } from '../document/scenario-armies';
import { GENERAL_TEMPLATES, type GeneralTemplate, TEMPLATES, type UnitTemplate } from './palette';
import { renamePieces } from './rename-pieces';

export interface AddedPiece {
  readonly id: string;
  readonly list: 'units' | 'generals';
  readonly changes: readonly Change[];
}

/** A new piece of an army, by its template. */
export const addPiece = (
  scenario: Scenario,
  templateId: string,
  seatId: string,
  name: string,
): AddedPiece => {
  const force = scenario.forces.findIndex(({ side }) => side === seatId);
  const unit = TEMPLATES.find(({ id }) => id === templateId);
  const general = GENERAL_TEMPLATES.find(({ id }) => id === templateId);
  if (force >= 0 && unit) return addUnit(scenario, unit, force, name);
  if (force >= 0 && general) return addGeneral(scenario, general, force, name);
  throw new Error(`cannot add ${templateId} to ${seatId}`);
};

const addGeneral = (
  scenario: Scenario,
  { class: generalClass, kind }: GeneralTemplate,
  force: number,
  name: string,
): AddedPiece => {
  const id = findFreeId(scenario, `${scenario.forces[force]?.side}-general`);
  const value: General = { id, name, class: generalClass, kind };
  return { id, list: 'generals', changes: [{ op: 'add', path: ['forces', force, 'generals', '-'], value }] };
};

/** A new unit is an entry of its own; the author joins entries in the source or the table. */
const addUnit = (scenario: Scenario, template: UnitTemplate, force: number, name: string): AddedPiece => {
  const id = findFreeId(scenario, `${scenario.forces[force]?.side}-${template.type}`);
  const entry: UnitEntry = { id, name, type: template.type, class: template.class, count: 1 };
  return {
    id,
    list: 'units',
    changes: [{ op: 'add', path: ['forces', force, 'units', '-'], value: entry }],
  };
};

/** An id that no piece of either army has, nor any of the numbered ids of an entry with a count. */
export const findFreeId = (scenario: Scenario, wanted: string, count = 1): string => {
  const taken = new Set(
    scenario.forces.flatMap(force => [...force.units.flatMap(idsOf), ...force.generals.map(({ id }) => id)]),
  );
  const isFree = (id: string): boolean => numberedIds(id, count).every(other => !taken.has(other));
  const letters = [...'bcdefghijklmnopqrstuvwxyz'].map(letter => `${wanted}-${letter}`);
  return [wanted, ...letters].find(isFree) ?? `${wanted}-x${taken.size}`;
};

const numberedIds = (id: string, count: number): string[] => [
  id,
  ...Array.from({ length: count }, (_, index) => formatUnitId(id, index, count)),
];

const idsOf = ({ id, count }: UnitEntry): string[] => numberedIds(id, count);

/** Takes pieces out of army and deployment; the units left in an entry are numbered again. */
export const removeUnits = (scenario: Scenario, pieceIds: readonly string[]): readonly Change[] => {
  const renamed = new Map<string, string | null>(pieceIds.map(id => [id, null]));
  const forces = scenario.forces.map(force => reduceForce(force, pieceIds, renamed));
  const rename = (id: string): string | null => renamed.get(id) ?? (renamed.has(id) ? null : id);
  return renamePieces(scenario, forces, rename);
};

const reduceForce = (
  force: Force,
  removed: readonly string[],
  renamed: Map<string, string | null>,
): Force => ({
  ...force,
  units: force.units.flatMap(entry => reduceEntry(entry, removed, renamed)),
  generals: force.generals.filter(({ id }) => !removed.includes(id)),
});

const reduceEntry = (
  entry: UnitEntry,
  removed: readonly string[],
  renamed: Map<string, string | null>,
): UnitEntry[] => {
  const ids = Array.from({ length: entry.count }, (_, index) => formatUnitId(entry.id, index, entry.count));
  const left = ids.filter(id => !removed.includes(id));
  if (left.length === ids.length) return [entry];
  for (const [index, id] of left.entries()) renamed.set(id, formatUnitId(entry.id, index, left.length));
  return left.length === 0 ? [] : [{ ...entry, count: left.length }];
};
