import type { WaitingPieces } from '@/lib/game/contract/authoring/planning';
import type { Scenario } from '../../document/scenario';
import { armyOf, type NamedGeneral, sideIndexOf, type Unit } from '../../document/scenario-armies';
import { replayPlan } from '../../rules/deployment/plan';
import { createGeneralFace, createUnitFace, styleOf } from '../../view/position';
import { describeGeneral, describeUnit } from '../../view/words';
import { WORDS } from './plan-summary';

/** 11.2 – What the plan has not yet deployed: a leader with the guard, commanders, and the units entry by entry. */
export const listUndeployedPicks = (scenario: Scenario, seatId: string): readonly WaitingPieces[] => {
  const side = sideIndexOf(scenario, seatId);
  if (side === null) return [];
  const { field } = replayPlan(scenario);
  const waiting = new Set(
    [...field.units, ...field.generals].filter(({ at }) => at === 'undeployed').map(({ id }) => id),
  );
  const army = armyOf(scenario, side);
  const units = army.units.filter(({ id }) => waiting.has(id));
  const generals = army.generals.filter(({ id }) => waiting.has(id));
  const guards = new Set(generals.map(({ guard }) => guard));
  return [
    ...generals.flatMap(general => toGeneralPicks(scenario, general, units)),
    ...groupByEntry(units.filter(({ id }) => !guards.has(id))).map(same => toUnitsPick(scenario, same)),
  ];
};

const toGeneralPicks = (
  scenario: Scenario,
  general: NamedGeneral,
  units: readonly Unit[],
): readonly WaitingPieces[] => {
  const guard = units.find(({ id }) => id === general.guard);
  if (general.kind === 'leader' && !guard) return [];
  const values = { name: general.name, words: describeGeneral(general) };
  return [
    {
      id: general.id,
      label: guard
        ? { code: `${WORDS}.leader`, values: { ...values, guard: guard.name } }
        : { code: `${WORDS}.pick`, values },
      face: createGeneralFace(general, styleOf(scenario, general.side)),
      groups: [[general.id, ...(guard ? [guard.id] : [])]],
    },
  ];
};

/** Units of one entry are the same to the rules. */
const groupByEntry = (units: readonly Unit[]): readonly (readonly Unit[])[] => {
  const entries = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = unit.path.join('/');
    entries.set(key, [...(entries.get(key) ?? []), unit]);
  }
  return [...entries.values()];
};

const toUnitsPick = (scenario: Scenario, units: readonly Unit[]): WaitingPieces => {
  const [first] = units;
  if (!first) throw new Error('an entry without units');
  return {
    id: first.path.join('/'),
    label: { code: `${WORDS}.pick`, values: { name: first.name, words: describeUnit(first) } },
    face: createUnitFace(first, styleOf(scenario, first.side), false),
    groups: units.map(({ id }) => [id]),
  };
};
