import type { Brief, Progress, Standing } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { Scenario } from '../../document/scenario';
import { armyOf } from '../../document/scenario-armies';
import { isTile } from '../../rules/battlefield/field';
import { getOtherSide, type SideIndex } from '../../rules/battlefield/tiles';
import { ROLL_AT } from '../../rules/commands/command-roll';
import { computeFirstCommands } from '../../rules/commands/commands';
import { countUnitsLeft, MIN_UNITS } from '../../rules/victory/collapse';
import { computeVictoryValue, handicapOf } from '../../rules/victory/handicaps';
import { scoreSheetOf, verdictOf } from '../figures/verdict';
import { nameOf, seatOf } from '../game';
import { firstRoundOf } from '../start';
import type { State } from '../state';
import { LAST_ROUND } from '../tasks/turn-end';
import { WORDS } from './names';

const sentence = (id: string, values: SentenceValues = {}): Sentence => ({ code: `${WORDS}.${id}`, values });

const SIDES: readonly SideIndex[] = [0, 1];

/** 3.2, 6.2, 8.3 – Commands, what generals still pay for, and the rest of the attack limit. */
export const resources = (state: State, seat: string): readonly Sentence[] => {
  const { turn, phase, active } = state;
  if (phase.type === 'over' || seat !== seatOf(state, active)) return [];
  const { commands, received } = turn;
  return [
    sentence('resource.commands', { commands, received }),
    ...(phase.type === 'assault' && !phase.assault.isLimited
      ? [
          sentence('resource.points', {
            left: phase.assault.limit - phase.assault.used,
            limit: phase.assault.limit,
          }),
        ]
      : []),
    ...listPayers(state),
    ...(turn.hasRolled ? [] : [sentence('resource.roll', { commands: ROLL_AT })]),
  ];
};

const listPayers = ({ turn, field, scenario }: State): readonly Sentence[] =>
  field.generals.flatMap(({ id, at }) => {
    const commands = turn.exemptions[id] ?? 0;
    return commands > 0 && isTile(at)
      ? [sentence('resource.general', { name: nameOf({ scenario }, id), commands, tile: at })]
      : [];
  });

/** 3.1 – The rounds of a battle; the book divides them no further. */
export const progress = ({ scenario, round }: State): Progress => ({
  unit: sentence('progress.round'),
  now: round,
  first: firstRoundOf(scenario),
  last: LAST_ROUND,
  phases: [],
  phase: null,
});

/** An army with so few units is about to break. */
const FEW_UNITS = 6;

/** 10.2, 10.3 – The points, and what they hang on. */
export const standings = (state: State): readonly Standing[] => {
  const { points } = verdictOf(state);
  return SIDES.map(side => {
    const stake = stakeOf(state, side);
    return {
      seat: seatOf(state, side),
      score: sentence('points-now.points', { points: points[side] }),
      ...(stake ? { stake } : {}),
    };
  });
};

const stakeOf = (state: State, side: SideIndex): Sentence | null => {
  const units = countUnitsLeft(state.field, side);
  if (units <= FEW_UNITS) return sentence('points-now.few-units', { units, least: MIN_UNITS });
  const { handicap } = scoreSheetOf(state, side);
  return handicap > 0 ? sentence('points-now.handicap', { points: handicap }) : null;
};

/** 10.4, 3.2, 6.6 – What a newcomer must know to begin. */
/** What a unit needs from its player in a round: most act with their group. */
const MINUTES_PER_UNIT = 0.35;

export const brief = (scenario: Scenario, seat: string): Brief => {
  const side: SideIndex = scenario.sides[0]?.id === seat ? 0 : 1;
  const [own, enemy] = [armyOf(scenario, side), armyOf(scenario, getOtherSide(side))];
  const handicap = handicapOf(own, enemy);
  const aim = {
    enemy: scenario.sides[getOtherSide(side)]?.name ?? '',
    round: LAST_ROUND,
    margin: computeVictoryValue(own, enemy),
    handicap,
    given: handicapOf(enemy, own),
  };
  return {
    aim: sentence('brief.aim', aim),
    turn: sentence('brief.turn', {
      commands: computeFirstCommands(scenario, own),
      generals: own.generals.length,
      setUp: scenario.deployment.kind,
    }),
    fights: sentence('brief.fights', { limit: scenario.options.attackLimit }),
    minutes: own.units.length * LAST_ROUND * MINUTES_PER_UNIT,
  };
};
