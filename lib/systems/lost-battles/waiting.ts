import type { PlanPick } from '@/lib/game/planning';
import { armyOf, type NamedGeneral, sideIndexOf, type Unit } from './army';
import { generalWords, unitWords } from './describe';
import { WORDS } from './plan-words';
import { generalFace, styleOf, unitFace } from './position';
import { replayPlan } from './rules/plan';
import type { Scenario } from './scenario';

/** 11.2 – What the plan has not yet brought on: a leader with his guard, commanders, and the units entry by entry. */
export const waitingPicks = (scenario: Scenario, seatId: string): readonly PlanPick[] => {
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
    ...generals.flatMap(general => generalPick(scenario, general, units)),
    ...alike(units.filter(({ id }) => !guards.has(id))).map(same => unitsPick(scenario, same)),
  ];
};

const generalPick = (
  scenario: Scenario,
  general: NamedGeneral,
  units: readonly Unit[],
): readonly PlanPick[] => {
  const guard = units.find(({ id }) => id === general.guard);
  if (general.kind === 'leader' && !guard) return [];
  const values = { name: general.name, words: generalWords(general) };
  return [
    {
      id: general.id,
      label: guard
        ? { code: `${WORDS}.leader`, values: { ...values, guard: guard.name } }
        : { code: `${WORDS}.pick`, values },
      face: generalFace(general, styleOf(scenario, general.side)),
      bunches: [[general.id, ...(guard ? [guard.id] : [])]],
    },
  ];
};

/** Units of one entry are alike to the rules. */
const alike = (units: readonly Unit[]): readonly (readonly Unit[])[] => {
  const entries = new Map<string, Unit[]>();
  for (const unit of units) {
    const key = unit.path.join('/');
    entries.set(key, [...(entries.get(key) ?? []), unit]);
  }
  return [...entries.values()];
};

const unitsPick = (scenario: Scenario, units: readonly Unit[]): PlanPick => {
  const [first] = units;
  if (!first) throw new Error('an entry without units');
  return {
    id: first.path.join('/'),
    label: { code: `${WORDS}.pick`, values: { name: first.name, words: unitWords(first) } },
    face: unitFace(first, styleOf(scenario, first.side), false),
    bunches: units.map(({ id }) => [id]),
  };
};
