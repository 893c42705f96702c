import { isEqualJson } from '@/lib/documents/compare/json-diff';
import type { PlayedAction } from '../contract/play-presentation';
import type { ActionBase, EventBase } from '../contract/play-rules';
import { canRead, pointsOf } from '../play/log/order-log';
import type { AnyPlayRules } from '../play/session/game-session';
import { type EntryByViewer, type ViewerEntry, type ViewerEvent, WATCHER } from './viewer-entry';

export type Played = PlayedAction<unknown, ActionBase, EventBase>;

/** The rules of a game and who sits at it. */
export interface SeatedGame {
  readonly rules: AnyPlayRules;
  readonly seats: readonly string[];
}

export const viewersOf = ({ seats }: Pick<SeatedGame, 'seats'>): readonly string[] => [...seats, WATCHER];

/** With this seed hidden things are drawn again: always the same, so that equal knowledge makes equal bytes. */
const VIEW_SEED = 1;

/**
 * The state that a viewer may have: an imagined game that they cannot distinguish from the true one, with other
 * dice. Their browser asks the rules about it. For spectators, everything that a seat hides is drawn again.
 */
export const viewState = ({ rules, seats }: SeatedGame, state: unknown, viewer: string): unknown => {
  const imagined =
    viewer === WATCHER
      ? seats.reduce((now, seat) => rules.imagine(now, seat, VIEW_SEED), state)
      : rules.imagine(state, viewer, VIEW_SEED);
  return rules.reseed(imagined, VIEW_SEED);
};

const tellEvent = ({ rules }: SeatedGame, event: EventBase, viewer: string): ViewerEvent => ({
  type: 'told',
  text: rules.describe(event, viewer),
  headline: rules.headline(event, viewer),
  ...(event.rule === undefined ? {} : { rule: event.rule }),
  ...(event.faces === undefined ? {} : { faces: event.faces }),
  ...(event.because === undefined ? {} : { because: event.because }),
});

export const showEventsTo = (
  seated: SeatedGame,
  events: readonly EventBase[],
  viewer: string,
): readonly ViewerEvent[] =>
  events.filter(event => canRead(event, viewer)).map(event => tellEvent(seated, event, viewer));

/** The description of a state beside its board. */
const tellStanding = (
  { rules, seats }: SeatedGame,
  state: unknown,
  viewer: string,
): Pick<ViewerEntry, 'turn' | 'points'> => ({
  turn: rules.progress(state).now,
  points: Object.fromEntries(
    seats.flatMap(seat => {
      const points = pointsOf(rules, state, seat, viewer);
      return points === null ? [] : [[seat, points]];
    }),
  ),
});

export interface GameStep {
  readonly seq: number;
  readonly kind: ViewerEntry['kind'];
  readonly by: string | null;
  readonly starts: boolean;
  readonly events: readonly EventBase[];
  readonly state: unknown;
  /** Whether dice fell or the seat that chose saw something hidden: only that seat is informed. */
  readonly isFinal: boolean;
  readonly to?: number;
  /** The order it belongs to, up to it; empty if it belongs to none. */
  readonly order: readonly Played[];
}

const tellStep = (seated: SeatedGame, step: GameStep, viewer: string): ViewerEntry => ({
  seq: step.seq,
  kind: step.kind,
  by: step.by,
  starts: step.starts,
  summary: step.order.length === 0 ? null : seated.rules.summary(step.order, viewer),
  events: showEventsTo(seated, step.events, viewer),
  isFinal: viewer !== step.by || step.isFinal,
  ...(step.to === undefined ? {} : { to: step.to }),
  ...tellStanding(seated, step.state, viewer),
});

/** The entry of a step for each viewer; parts that are the same for all are stored once. */
export const showToAll = (seated: SeatedGame, step: GameStep): EntryByViewer => {
  const most = tellStep(seated, step, WATCHER);
  const instead = seated.seats
    .map(seat => [seat, tellStep(seated, step, seat)] as const)
    .filter(([, told]) => !isEqualJson(told, most));
  return { most, instead: Object.fromEntries(instead) };
};
