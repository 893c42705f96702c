import { applyChanges, type Change } from '@/lib/documents/change';
import type { SideArmies } from '@/lib/game/contract/army/side-armies';
import { type ArmyDocument, armyKind, armySchema } from '../../document/army';
import type { Force, Scenario } from '../../document/scenario';
import { formatUnitId } from '../../document/scenario-armies';
import { findFreeId, removeUnits } from '../add-remove-units';

const read = (scenario: Scenario, seatId: string): ArmyDocument | null => {
  const force = scenario.forces.find(({ side }) => side === seatId);
  if (!force) return null;
  const name = scenario.sides.find(({ id }) => id === seatId)?.name ?? seatId;
  return {
    ...armyKind.blank(),
    title: name,
    side: name,
    scale: scenario.options.scale,
    units: force.units,
    generals: force.generals,
  };
};

type ForceEntry = Force['units'][number] | Force['generals'][number];

const countOf = (entry: ForceEntry): number => ('count' in entry ? entry.count : 1);

const pieceIdsOf = (entry: ForceEntry): readonly string[] =>
  'count' in entry
    ? Array.from({ length: entry.count }, (_, index) => formatUnitId(entry.id, index, entry.count))
    : [entry.id];

/** 1.2 – Two armies of one battle keep the scale of the first that came. */
const scaleChanges = ({ forces }: Scenario, { scale }: ArmyDocument): readonly Change[] =>
  forces.every(({ units }) => units.length === 0)
    ? [{ op: 'replace', path: ['options', 'scale'], value: scale }]
    : [];

/** An entry of as many units that the side has already: they keep their places. */
const isKept = (own: readonly ForceEntry[], entry: ForceEntry): boolean =>
  own.some(other => other.id === entry.id && countOf(other) === countOf(entry));

/** Entries under names that nobody else has; those that stay keep theirs. */
const nameEntries = <Listed extends ForceEntry>(
  scenario: Scenario,
  own: readonly ForceEntry[],
  entries: readonly Listed[],
): readonly Listed[] =>
  entries.map(entry =>
    isKept(own, entry) ? entry : { ...entry, id: findFreeId(scenario, entry.id, countOf(entry)) },
  );

const replace = (scenario: Scenario, seatId: string, army: unknown): readonly Change[] | null => {
  const parsed = armySchema.safeParse(army);
  const index = scenario.forces.findIndex(({ side }) => side === seatId);
  const force = scenario.forces[index];
  if (!parsed.success || !force) return null;
  const { units, generals } = parsed.data;
  const wanted = [...units, ...generals];
  const leaving = [...force.units, ...force.generals].filter(entry => !isKept(wanted, entry));
  const removal = removeUnits(scenario, leaving.flatMap(pieceIdsOf));
  const left = applyChanges(scenario, removal);
  const kept = left.forces[index] ?? force;
  return [
    ...scaleChanges(scenario, parsed.data),
    ...removal,
    { op: 'replace', path: ['forces', index, 'units'], value: nameEntries(left, kept.units, units) },
    { op: 'replace', path: ['forces', index, 'generals'], value: nameEntries(left, kept.generals, generals) },
  ];
};

/** The author's units as an army; units of another army begin off the board. */
export const sideArmies: SideArmies<Scenario> = { common: ['scale'], read, replace };
