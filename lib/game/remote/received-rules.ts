import type { BreakdownLine } from '../contract/odds-preview';
import type { ActionBase, EventBase, GameResult } from '../contract/play-rules';
import type { AnyPlayRules, Moment } from '../play/session/game-session';
import type { ViewerEntry, ViewerEvent } from './viewer-entry';

/** A choice of which the server sent only its words. */
interface ToldAction extends ActionBase {
  readonly type: 'told';
  readonly told: ViewerEntry;
}

/** A placeholder for a state that has not been fetched. */
interface UnknownState {
  readonly isUnknown: true;
  readonly told: ViewerEntry;
}

const isToldAction = (entry: object): entry is ToldAction => 'told' in entry && !('isUnknown' in entry);

const isToldEvent = (entry: ActionBase | EventBase): entry is ViewerEvent =>
  entry.type === 'told' && 'text' in entry;

export const isUnknownState = (state: unknown): state is UnknownState =>
  typeof state === 'object' && state !== null && 'isUnknown' in state;

/** A moment of a game by link; without a state its board is not known here yet. */
export const toMoment = (told: ViewerEntry, state: unknown): Moment => {
  const where = { events: told.events, state: state ?? { isUnknown: true, told } };
  if (told.kind === 'beginning') return { entry: null, ...where };
  const by = told.by ?? '';
  const entry: Moment['entry'] =
    told.kind === 'taken-back' ? { type: 'taken-back', seat: by } : toldAction(by, told);
  return { entry, ...where };
};

const toldAction = (by: string, told: ViewerEntry): ToldAction => ({ type: 'told', by, told });

const toPointLine = (value: number): readonly BreakdownLine[] => [
  { label: { code: 'play.points' }, value, rule: { book: '', section: '' } },
];

/** What a game by link knows beside the words: how it ended, if not by the rules, and the newest state. */
export interface ReceivedGame {
  readonly newest: unknown;
  readonly seat: string | null;
  readonly result: GameResult | null;
}

/**
 * The rules of a book for a game of which only words and a seat's own view were sent: what the server sent is read,
 * and everything else is computed by the rules, from the imagined state of the seat.
 */
export const makeReceivedRules = (
  rules: AnyPlayRules,
  { newest, seat, result }: ReceivedGame,
): AnyPlayRules => {
  const { scoreBreakdown } = rules;
  const known = (state: unknown): unknown => (isUnknownState(state) ? newest : state);
  return {
    ...rules,
    awaits: state => {
      const awaited = result ? [] : rules.awaits(known(state));
      return seat !== null && awaited.includes(seat)
        ? [seat, ...awaited.filter(other => other !== seat)]
        : awaited;
    },
    startsOrder: (state, action) =>
      isToldAction(action) ? action.told.starts : rules.startsOrder(known(state), action),
    summary: (order, viewer) => {
      const last = order.at(-1)?.action;
      return last && isToldAction(last) ? last.told.summary : rules.summary(order, viewer);
    },
    describe: (entry, viewer, state) =>
      isToldEvent(entry) ? entry.text : rules.describe(entry, viewer, state),
    headline: (event, viewer) => (isToldEvent(event) ? event.headline : rules.headline(event, viewer)),
    progress: state =>
      isUnknownState(state) ? { ...rules.progress(newest), now: state.told.turn } : rules.progress(state),
    position: (state, viewer) => {
      const position = rules.position(known(state), viewer);
      return isUnknownState(state) ? { ...position, pieces: [] } : position;
    },
    result: state => result ?? rules.result(known(state)),
    ...(scoreBreakdown && {
      scoreBreakdown: (state: unknown, of: string, viewer: string) =>
        isUnknownState(state) ? toPointLine(state.told.points[of] ?? 0) : scoreBreakdown(state, of, viewer),
    }),
  };
};
