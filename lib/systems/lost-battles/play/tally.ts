import type { Sentence } from '@/lib/game/contract/sentence';
import type { Handicap, TallyRules, UnitFate } from '@/lib/game/contract/tally';
import { toCountedUnits } from '@/lib/game/play/counted-units';
import type { Scenario } from '../document/scenario';
import { EXITS, type Exit, type FieldGeneral, type FieldUnit, hasLeft } from '../rules/battlefield/field';
import { handicapOf } from '../rules/victory/handicaps';
import { setUp } from '../view/position';
import { armyFor, seatOf } from './game';
import type { State } from './state';

const isExit = (at: FieldUnit['at']): at is Exit => EXITS.some(exit => exit === at);

/** 7.1 – A hit spends a fresh unit and shatters a spent one. */
const unitFate = ({ id, spent, at }: FieldUnit): UnitFate => {
  const harm = (spent ? 1 : 0) + (at === 'shattered' ? 1 : 0);
  if (isExit(at)) return { id, condition: 'lost', harm, at: null };
  return { id, condition: spent ? 'spent' : 'fresh', harm, at: at === 'undeployed' ? null : at };
};

const generalFate = (general: FieldGeneral): UnitFate => {
  const { id, at } = general;
  if (hasLeft(general)) return { id, condition: 'lost', harm: 0, at: null };
  return { id, condition: 'fresh', harm: 0, at: at === 'undeployed' ? null : at };
};

const ending = ({ phase }: State): Sentence => ({
  code: `words.lost-battles.ending.${phase.type === 'over' ? phase.cause : 'last-round'}`,
});

/** 10.3 */
const handicap = (scenario: Scenario): Handicap => {
  const [first, second] = [armyFor({ scenario }, 0), armyFor({ scenario }, 1)];
  const points = handicapOf(first, second) - handicapOf(second, first);
  return { seat: seatOf({ scenario }, points >= 0 ? 0 : 1), points: Math.abs(points) };
};

export const tally: TallyRules<Scenario, State> = {
  countedUnits: scenario => toCountedUnits(setUp(scenario).pieces),
  fates: ({ field }) => [...field.units.map(unitFate), ...field.generals.map(generalFate)],
  ending,
  handicap,
};
