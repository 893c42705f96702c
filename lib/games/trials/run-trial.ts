import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { OrderSummary, PlayedAction } from '@/lib/game/contract/play-presentation';
import type { ActionBase, EventBase } from '@/lib/game/contract/play-rules';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';

/** An order that is tried out: where, by whom, and what it begins with. */
export interface TrialRequest {
  readonly state: unknown;
  readonly seat: string;
  readonly actions: readonly ActionBase[];
}

/** The result of one run: how many pieces of each side suffered, and how often dice fell. */
export interface Trial {
  readonly own: number;
  readonly enemy: number;
  readonly throws: number;
}

type Played = PlayedAction<unknown, ActionBase, EventBase>;

/** No order asks for more. */
const MOST_CHOICES = 80;

/** Only a whole order is tried: what its earlier steps brought could not be told from what is still to come. */
export const canTry = (rules: AnyPlayRules, { state, actions: [first] }: TrialRequest): boolean =>
  first !== undefined && rules.startsOrder(state, first);

/**
 * Plays an order to its end with its own dice, a Learner choosing for everybody, in a game that looks the same to
 * the seat.
 */
export const runTrial = (
  rules: AnyPlayRules,
  { state, seat, actions }: TrialRequest,
  seed: number,
): Trial => {
  const played = playOrder(rules, rules.reseed(rules.imagine(state, seat, seed), seed), seat, actions, seed);
  const suffered = new Set(listSuffered(rules.summary(played, seat)));
  const hurt = rules.position(state, seat).pieces.filter(({ id }) => suffered.has(id));
  const own = hurt.filter(piece => piece.seat === seat).length;
  const throws = played.flatMap(({ events }) => events).filter(({ faces }) => faces !== undefined).length;
  return { own, enemy: hurt.length - own, throws };
};

const listSuffered = (summary: OrderSummary | null): readonly string[] =>
  summary ? [...summary.suffered, ...(summary.following ?? []).flatMap(listSuffered)] : [];

const playOrder = (
  rules: AnyPlayRules,
  begin: unknown,
  seat: string,
  actions: readonly ActionBase[],
  seed: number,
): readonly Played[] => {
  const played: Played[] = [];
  let state = begin;
  const play = (action: ActionBase): void => {
    const step = rules.apply(state, action);
    played.push({ state, action, events: step.events });
    state = step.state;
  };
  for (const action of actions) if (rules.objections(state, action).length === 0) play(action);
  const turn = rules.turnKey(begin);
  const learner = createComputerPlayer('learner');
  for (let count = 0; count < MOST_CHOICES && rules.turnKey(state) === turn; count += 1) {
    const [decider] = rules.awaits(state);
    const action = decider === undefined ? null : learner(rules, state, decider, seed + count);
    if (!action || (decider === seat && isOver(rules, state, seat))) break;
    play(action);
  }
  return played;
};

/** Whether the seat's next action is an order of its own. */
const isOver = (rules: AnyPlayRules, state: unknown, seat: string): boolean =>
  rules.actions(state, seat).every(action => rules.startsOrder(state, action));
