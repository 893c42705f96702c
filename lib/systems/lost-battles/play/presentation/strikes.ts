import { computeOdds, type Odds } from '@/lib/dice/odds';
import { unitById } from '../../rules/battlefield/field';
import { ATTACK_RESULTS, attack } from '../../rules/combat/combat';
import type { AttackContext } from '../../rules/combat/combat-modifiers';
import type { ActionOf } from '../actions';
import type { AssaultState, State, StrikeState } from '../state';
import { listAssaultOffers, listStrikes } from '../tasks/attack-options';
import { contextOf, declareStrike } from '../tasks/strike';

export type StrikeChoice = Pick<ActionOf<'strike'>, 'type' | 'unit' | 'half' | 'support' | 'bonus'>;

/** An attack of one unit, with all that speaks for it. */
export interface RatedStrike {
  readonly choice: StrikeChoice;
  readonly strike: StrikeState;
  readonly context: AttackContext;
  readonly odds: Odds;
  /** Hits to be expected. */
  readonly hits: number;
  readonly commands: number;
  readonly points: number;
}

/** A hit that needs an all-out attack counts half. */
const ALL_OUT = 0.5;
/** What a command is worth in hits: other groups could attack with it. */
const COMMAND = 0.3;

const expectedHits = ({ total, ways }: Odds): number =>
  Object.entries(ATTACK_RESULTS).reduce(
    (sum, [id, { hits, allOut }]) =>
      sum + (Number(ways[id] ?? 0n) / Number(total)) * (hits + (allOut === 'may' ? ALL_OUT : 0)),
    0,
  );

export const rateStrike = (state: State, assault: AssaultState, choice: StrikeChoice): RatedStrike => {
  const { strike, commands } = declareStrike(state, assault, choice);
  const context = contextOf(state, strike);
  const odds = computeOdds(attack, context);
  return {
    choice,
    strike,
    context,
    odds,
    hits: expectedHits(odds),
    commands,
    points: strike.assault.used - assault.used,
  };
};

const usefulness = ({ hits, commands, choice }: RatedStrike): number =>
  hits - commands * COMMAND - (choice.half ? 1 : 0);

const byUsefulness = (one: RatedStrike, other: RatedStrike): number =>
  usefulness(other) - usefulness(one) || one.points - other.points;

const isStrike = (choice: { readonly type: string }): choice is StrikeChoice => choice.type === 'strike';

/** All attacks that are offered, the most useful first. */
export const rateStrikes = (state: State, assault: AssaultState): readonly RatedStrike[] =>
  listAssaultOffers(state, assault)
    .filter(isStrike)
    .map(choice => rateStrike(state, assault, choice))
    .sort(byUsefulness);

/** The attacks of these units. */
export const rateStrikesOf = (
  state: State,
  assault: AssaultState,
  units: readonly string[],
): readonly RatedStrike[] =>
  units
    .flatMap(id => listStrikes(state, assault, unitById(state.field, id)))
    .map(choice => rateStrike(state, assault, choice))
    .sort(byUsefulness);
