import type { EventBase } from '../../contract/play-rules';
import type { Position } from '../../contract/position';
import { canRead } from '../log/order-log';
import { type GameSession, isAction, type Moment } from './game-session';

/** One imagined game may be the true one by chance; three hardly ever are. */
const SEEDS = [1, 2, 3];

const visibleText = (
  { board: _board, ...rest }: Position,
  events: readonly EventBase[],
  seat: string,
): string => JSON.stringify([rest, events.filter(event => canRead(event, seat))]);

const KNOWN = new WeakMap<Moment, boolean>();

/**
 * Whether a seat learned something hidden by its own choice: in a game that only looked the same it would have seen
 * something else.
 */
export const hasLearnedSecret = (session: Pick<GameSession, 'rules' | 'moments'>, index: number): boolean => {
  const moment = session.moments[index];
  if (!moment) return false;
  const known = KNOWN.get(moment) ?? compareImagined(session, index);
  KNOWN.set(moment, known);
  return known;
};

const compareImagined = (
  { rules, moments }: Pick<GameSession, 'rules' | 'moments'>,
  index: number,
): boolean => {
  const [before, after] = [moments[index - 1], moments[index]];
  if (!before || !after?.entry || !isAction(after.entry)) return false;
  const { entry } = after;
  const seen = visibleText(rules.position(after.state, entry.by), after.events, entry.by);
  return SEEDS.some(seed => {
    const imagined = rules.imagine(before.state, entry.by, seed);
    if (imagined === before.state) return false;
    if (rules.objections(imagined, entry).length > 0) return true;
    const { state, events } = rules.apply(imagined, entry);
    return visibleText(rules.position(state, entry.by), events, entry.by) !== seen;
  });
};
