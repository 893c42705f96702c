import type { Sentence } from '@/lib/game/contract/sentence';
import type { TallyRules, UnitFate } from '@/lib/game/contract/tally';
import { toCountedUnits } from '@/lib/game/play/counted-units';
import { formatHexId } from '@/lib/geometry/hex/hex';
import { armiesOf, type Leader, type Unit } from '../document/army';
import type { Scenario } from '../document/scenario';
import { groundIn, hexOfLeader, hexOfUnit } from '../rules/field';
import { setUp } from '../view/position';
import { words } from '../view/words';
import type { State } from './state';

const placeOf = (state: State, hex: number | null): string | null =>
  hex === null ? null : formatHexId(groundIn(state).grid, hex);

/** 11.1.1 – Steps are what a unit loses; a unit that left by its own edge is not lost (10.2). */
const unitFate = (state: State, { id, side, steps }: Unit): UnitFate => {
  const at = hexOfUnit(state.field, id);
  const isLost =
    at === null &&
    !state.waiting.includes(id) &&
    state.armies[side].track.entries.some(({ unit }) => unit === id);
  const left = isLost ? 0 : (state.field.units[id]?.steps ?? 0);
  const condition = isLost ? 'lost' : left < steps ? 'spent' : 'fresh';
  return { id, condition, harm: steps - left, at: placeOf(state, at) };
};

/** 9.1 – A fallen leader is replaced by another of lower rank. */
const leaderFate = (state: State, { id }: Leader): UnitFate => {
  const hasFallen = state.field.ranks?.[id] !== undefined;
  return {
    id,
    condition: hasFallen ? 'lost' : 'fresh',
    harm: 0,
    at: placeOf(state, hexOfLeader(state.field, id)),
  };
};

const fates = (state: State): readonly UnitFate[] =>
  armiesOf(state.scenario).flatMap(({ units, leaders }) => [
    ...units.map(unit => unitFate(state, unit)),
    ...leaders.map(leader => leaderFate(state, leader)),
  ]);

const ending = ({ armies }: State): Sentence =>
  words(`ending.${armies.some(({ spirit }) => spirit !== 'steady') ? 'demoralised' : 'last-turn'}`);

export const tally: TallyRules<Scenario, State> = {
  countedUnits: scenario => toCountedUnits(setUp(scenario).pieces),
  fates,
  ending,
};
