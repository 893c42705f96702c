import type { About } from '@/lib/game/contract/about';
import type { OrderSummary, PlayedAction } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { isSameCounter } from '../../data';
import { listVisibleTroops } from '../../view/played-position';
import { WORDS } from '../../view/words';
import { about } from '../about';
import type { Action, ActionType, Event, EventType } from '../actions';
import { beginGame, getCurrentTask, nameOf } from '../game';
import { runner } from '../sequence';
import type { State, TaskType } from '../state';

type Played = PlayedAction<State, Action, Event>;

/** Questions that an order leads to: their answers belong to it. */
const LATER_TASKS: readonly TaskType[] = ['any-city', 'symbol', 'shift', 'send', 'permit', 'loss'];
const IDLE: readonly ActionType[] = ['go-on', 'keep-on', 'hold', 'stop', 'no-further'];

/** 6.2 – A player who deploys no counter with a tile says so. */
const isPassed = (state: State, { type }: Action): boolean => {
  const task = getCurrentTask(state);
  return type === 'stop' && task.type === 'deploy' && task.brought === 0;
};

export const startsOrder = (state: State, action: Action): boolean =>
  isPassed(state, action) ||
  !(IDLE.includes(action.type) || LATER_TASKS.includes(getCurrentTask(state).type));

/** What a player has done; its values hold nothing that is covered. */
const TOLD_EVENTS: readonly EventType[] = [
  'laid',
  'took-tile',
  'nominated',
  'assassinated',
  'special-played',
  'plague-struck',
  'shifted',
  'named-first',
  'deployed',
  'revolted',
  'allowed',
  'refused',
  'spent',
  'round-won',
  'lost-counter',
  'persians-lose-none',
];

/** Automatic events, one line each. */
const OUTCOMES: readonly EventType[] = [
  'recovered',
  'round-without-throw',
  'place-taken',
  'place-held',
  'tile-gone',
  'not-attacked',
  'round-ended',
  'round-began',
  'game-ended',
];

const ELECTIONS: readonly EventType[] = ['elected', 'no-leader'];

const wordEvent = ({ type, values }: Event): Sentence => ({ code: `${WORDS}.event.${type}`, values });

const joinSentences = ([first, ...others]: readonly Sentence[]): Sentence | null =>
  others.reduce<Sentence | null>(
    (one, next) => one && { code: `${WORDS}.summary.both`, values: { one, next } },
    first ?? null,
  );

const NOTHING: About = { kind: 'pick', subjects: [], targets: [] };

const toLine = (text: Sentence): OrderSummary => ({ text, about: NOTHING, suffered: [] });

/** The line of an order, and after it elections, battles and rounds that followed by themselves. */
export const summary = (order: readonly Played[]): OrderSummary | null => {
  const events = order.flatMap(played => played.events);
  const votes = joinSentences(events.filter(({ type }) => ELECTIONS.includes(type)).map(wordEvent));
  const outcomes = events.filter(({ type }) => OUTCOMES.includes(type)).map(wordEvent);
  const lines = [...(votes ? [votes] : []), ...outcomes].map(toLine);
  const main = summarizeMainAction(order, events);
  const [first, ...rest] = main ? [main, ...lines] : lines;
  return first ? { ...first, ...(rest.length > 0 ? { following: rest } : {}) } : null;
};

const summarizeMainAction = (order: readonly Played[], events: readonly Event[]): OrderSummary | null => {
  const [first] = order;
  if (!first) return null;
  const passed: readonly Sentence[] = isPassed(first.state, first.action)
    ? [{ code: `${WORDS}.summary.passed`, values: { side: nameOf(first.state, first.action.by) } }]
    : [];
  const text = joinSentences([
    ...passed,
    ...events.filter(({ type }) => TOLD_EVENTS.includes(type)).map(wordEvent),
  ]);
  return text && { text, about: aboutMainAction(order), suffered: listSuffered(order) };
};

/** 6.4 – A counter that was in hand is no piece to anybody else: the line shows only where it went. */
const aboutMainAction = (order: readonly Played[]): About => {
  const [first] = order;
  const sent = order.find(({ action }) => action.type === 'send');
  if (sent) return about(sent.state, sent.action);
  return first && first.action.type !== 'take' ? about(first.state, first.action) : NOTHING;
};

/** 7.6 – Counters that were lost, as they lay in the battle. */
const listSuffered = (order: readonly Played[]): readonly string[] => {
  const last = order.at(-1);
  const [first] = order;
  const place = first?.state.battle?.place;
  if (!first || !last || place === undefined) return [];
  const { dead } = runner.decide(beginGame(last.state), last.action).state;
  const lost = dead.slice(first.state.dead.length);
  return listVisibleTroops(first.state, 'all')
    .filter(
      troop =>
        troop.place === place && lost.some(one => isSameCounter(one, { ...troop, value: troop.value ?? 0 })),
    )
    .map(({ id }) => id)
    .slice(0, lost.length);
};
