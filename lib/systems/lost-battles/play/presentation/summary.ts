import type { About, Target } from '@/lib/game/contract/about';
import type { OrderSummary, PlayedAction } from '@/lib/game/contract/play-presentation';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import { isTile } from '../../rules/battlefield/field';
import { targetOf } from '../../rules/combat/attack-eligibility';
import { describeDirection } from '../../view/words';
import { about } from '../about';
import type { Action, ActionType, Event } from '../actions';
import { computeCommandPrice } from '../figures/command-price';
import { beginGame, nameOf, nameOfSide } from '../game';
import { runner } from '../sequence';
import type { State } from '../state';
import { contextOf, declareStrike } from '../tasks/strike';
import { piecesOf } from './groups';
import { listHarm, listHarmWords } from './harm';
import { nameGroup, WORDS } from './names';

type Played = PlayedAction<State, Action, Event>;

const STARTS: readonly ActionType[] = [
  'activate',
  'send-commander',
  'end-turn',
  'propose-end',
  'flip-turns',
  'keep-turns',
  'let-help',
];

/** Everything that follows from an order belongs to it: steps, strikes, answers, lead units. */
export const startsOrder = (_: State, action: Action): boolean => STARTS.includes(action.type);

const sentence = (id: string, values: SentenceValues = {}): Sentence => ({
  code: `${WORDS}.summary.${id}`,
  values,
});

const place = (id: string): Target => ({ type: 'place', id });

/** One line for an order and all that followed from it. */
export const summary = (order: readonly Played[]): OrderSummary | null => {
  const [first] = order;
  if (!first) return null;
  if (first.action.type === 'activate') return summarizeGroup(order);
  const text = wordSeatOrder(
    first,
    order.flatMap(({ events }) => events),
  );
  return text && { text, about: about(first.state, first.action), suffered: [] };
};

const findEvent = <Type extends Event['type']>(
  events: readonly Event[],
  type: Type,
): Extract<Event, { type: Type }> | undefined =>
  events.find((event): event is Extract<Event, { type: Type }> => event.type === type);

const wordSeatOrder = ({ state, action }: Played, events: readonly Event[]): Sentence | null => {
  const side = nameOfSide(state, state.active);
  switch (action.type) {
    case 'send-commander': {
      const name = nameOf(state, action.general);
      return action.to === 'away'
        ? sentence('sent-away', { name })
        : sentence('sent', { name, tile: action.to });
    }
    case 'let-help':
      return sentence('helped', { name: nameOf(state, action.general) });
    case 'flip-turns':
      return sentence('flipped', { side: findEvent(events, 'turns-flipped')?.side ?? side });
    case 'propose-end': {
      const answer = findEvent(events, 'battle-ended')
        ? 'agreed'
        : findEvent(events, 'end-refused')
          ? 'refused'
          : 'open';
      return sentence('proposed', { side, answer });
    }
    case 'end-turn':
      return wordEndOfTurn(side, events);
    default:
      return null;
  }
};

/** 3.2 – The end of a turn, and with what the next one begins. */
const wordEndOfTurn = (side: string, events: readonly Event[]): Sentence => {
  const next = findEvent(events, 'turn-began');
  if (!next) return sentence('ended', { side });
  const rolled = findEvent(events, 'commands-thrown')?.added ?? 0;
  return sentence('ended-next', { side, next: next.side, commands: next.commands + rolled });
};

const summarizeGroup = (order: readonly Played[]): OrderSummary | null => {
  const given = order.find(({ action }) => action.type === 'order');
  const last = order.at(-1);
  if (!given || !last || given.state.phase.type !== 'muster') return null;
  const { muster } = given.state.phase;
  const pieces = piecesOf(given.state, muster);
  const after = runner.decide(beginGame(last.state), last.action).state;
  const harm = listHarm(given.state.field, after.field);
  const main = findAttack(order) ?? findMarch(order, muster.from);
  return {
    text: sentence(main.id, {
      ...main.values,
      who: nameGroup(given.state, pieces),
      count: harm.length,
      losses: listHarmWords(given.state, harm),
    }),
    cost: wordCost(order),
    about: { ...main.about, subjects: pieces },
    suffered: harm.map(({ id }) => id),
  };
};

/** What a group did, without who it was. */
interface MainAction {
  readonly id: string;
  readonly values: SentenceValues;
  readonly about: About;
}

const pathOf = (...places: readonly string[]): Pick<About, 'path'> => {
  const path = [...new Set(places)].filter(isTile);
  return path.length > 1 ? { path } : {};
};

const findAttack = (order: readonly Played[]): MainAction | null => {
  const begun = order.find(({ action }) => action.type === 'attack');
  if (begun?.state.phase.type !== 'march') return null;
  const { move } = begun.state.phase;
  const target = targetOf(move);
  if (target === null) return null;
  const strikes = order.filter(({ action }) => action.type === 'strike');
  return {
    id: 'attacked',
    values: { target, strikes: strikes.length, aspect: aspectOf(strikes) },
    about: {
      kind: 'attack',
      subjects: [],
      targets: [place(target)],
      ...pathOf(move.from, ...move.entered, move.at),
    },
  };
};

const aspectOf = ([first]: readonly Played[]): string => {
  if (first?.action.type !== 'strike' || first.state.phase.type !== 'assault') return 'front';
  return contextOf(first.state, declareStrike(first.state, first.state.phase.assault, first.action).strike)
    .aspect;
};

/** Where a group went, by the last thing that it did on its way. */
const findMarch = (order: readonly Played[], from: string): MainAction => {
  const events = order.flatMap(found => found.events);
  const tiles = events.flatMap(event => ('tile' in event && event.type === 'moved' ? [event.tile] : []));
  const placed = findEvent(events, 'placed');
  const turned = events.findLast(event => event.type === 'turned');
  const end = tiles.at(-1) ?? placed?.tile;
  const path = pathOf(from, ...(placed ? [placed.tile] : []), ...tiles);
  const aim = {
    subjects: [],
    targets: end ? [place(end)] : from === 'undeployed' ? [] : [place(from)],
    ...path,
  };
  if (findEvent(events, 'left-field')) return { id: 'left', values: {}, about: { kind: 'move', ...aim } };
  if (end) {
    const kind = placed ? 'place' : 'move';
    return { id: placed ? 'deployed' : 'moved', values: { tile: end }, about: { kind, ...aim } };
  }
  return turned?.type === 'turned'
    ? { id: 'turned', values: { facing: describeDirection(turned.facing) }, about: { kind: 'turn', ...aim } }
    : { id: 'activated', values: { from }, about: { kind: 'form', ...aim } };
};

/** Commands of the activation and of bonuses, and what generals spared. */
const wordCost = (order: readonly Played[]): Sentence => {
  const commands = order.reduce((sum, { state, action }) => sum + computeCommandPrice(state, action), 0);
  const spared =
    findEvent(
      order.flatMap(({ events }) => events),
      'activated',
    )?.spared ?? {};
  return sentence('cost', { commands, spared: Object.values(spared).reduce((sum, more) => sum + more, 0) });
};
