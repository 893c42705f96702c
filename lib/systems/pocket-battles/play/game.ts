import type { EventBase } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { changeState, emitEvent, type RunningGame } from '@/lib/game/play/running-game';
import { formatSeatId, nameSide } from '../document/army-units';
import { cite, type SectionNumber } from '../rulebook';
import type { SegmentId, SideIndex } from '../rules/segments';
import { canPay, computeOrderCost, type Tokens } from '../rules/tokens';
import { describeSegment, describeUnit, WORDS } from '../view/words';
import type { Event, EventData } from './actions';
import { type Field, type FieldUnit, unitOfTroop, withUnit } from './field';
import { type State, type Turn, withSide } from './state';

export {
  beginGame,
  changeState,
  findOpenTask,
  finishTask,
  getCurrentTask,
  pushTasks,
  throwDice,
} from '@/lib/game/play/running-game';

/** A battle and what has happened in it since the last choice. */
export type Game = RunningGame<State, Event>;

export const changeTurn = (game: Game, changes: Partial<Turn>): Game =>
  changeState(game, { turn: { ...game.state.turn, ...changes } });

export const withField = (game: Game, field: Field): Game => changeState(game, { field });

export const changeUnit = (game: Game, id: string, changes: Partial<FieldUnit>): Game =>
  withField(game, withUnit(game.state.field, id, changes));

export const changeTokens = (game: Game, side: SideIndex, changes: Partial<Tokens>): Game =>
  changeState(game, {
    tokens: withSide(game.state.tokens, side, { ...game.state.tokens[side], ...changes }),
  });

export const emit = (
  game: Game,
  section: SectionNumber,
  tell: () => EventData,
  tellMore?: () => Pick<EventBase, 'readers' | 'because'>,
): Game => emitEvent(game, () => ({ ...tell(), rule: cite(section), ...tellMore?.() }));

/** 5.3 – Lays the price of an order on the unit; null: there are not enough tokens. */
export const payOrder = (game: Game, unit: FieldUnit): Game | null => {
  const cost = computeOrderCost(unit);
  const tokens = game.state.tokens[unit.side];
  if (!canPay(tokens, cost)) return null;
  const paid = changeTokens(game, unit.side, { unspent: tokens.unspent - cost });
  return changeUnit(paid, unit.id, { orders: unit.orders + cost });
};

export const nameOfSide = ({ scenario }: State, side: SideIndex): string => nameSide(scenario, side);
export const seatOf = ({ scenario }: State, side: SideIndex): string => formatSeatId(scenario, side);

export const wordsOf = ({ troops }: FieldUnit): Sentence => describeUnit(troops);

export const namePlace = ({ scenario }: State, segment: SegmentId): Sentence =>
  describeSegment(segment, scenario);

/** "Mounted Nobles, black 3 5, 1 wound". */
export const nameTroop = ({ field }: State, id: string): Sentence => {
  const troop = unitOfTroop(field, id)?.troops.find(other => other.id === id);
  return {
    code: `${WORDS}.named-troop`,
    values: {
      name: troop?.troop.name ?? id,
      faces: [...(troop?.troop.engagementDice ?? []), ...(troop?.troop.shootingDice ?? [])].join(' '),
      wounds: troop?.wounds ?? 0,
    },
  };
};
