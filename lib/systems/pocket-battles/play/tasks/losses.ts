import type { Finding } from '@/lib/game/contract/finding';
import type { TaskHandler } from '@/lib/game/play/task-runner';
import { objection } from '../../rules/objection';
import {
  findOwnSegment,
  getEngagementSegment,
  getOtherSide,
  type SideIndex,
  sectorOf,
} from '../../rules/segments';
import type { TokenSource } from '../../rules/tokens';
import { addWound, listWoundChoices, type WoundChoice, withoutTroop } from '../../rules/wounds';
import type { Action } from '../actions';
import {
  countWoundsLeft,
  type Field,
  type FieldUnit,
  isOnBoard,
  requireUnit,
  unitById,
  unitOfTroop,
  unitsIn,
} from '../field';
import {
  changeState,
  changeTokens,
  changeUnit,
  emit,
  type Game,
  nameTroop,
  pushTasks,
  seatOf,
  withField,
  wordsOf,
} from '../game';
import { type Carrier, type State, type TaskOf, withSide } from '../state';
import { NOT_NOW, objectUnless, rejectAction } from './objecting';

/** 6.8 – A troop goes to the opponent, its wound tokens aside; orders of a unit that is no more count as spent (P14). */
export const removeTroop = (game: Game, troopId: string, isGivenUp = false): Game => {
  const unit = unitOfTroop(game.state.field, troopId);
  const troop = unit?.troops.find(({ id }) => id === troopId);
  if (!unit || !troop) return game;
  const { side } = unit;
  const points = troop.troop.deploymentPoints;
  const words = nameTroop(game.state, troopId);
  const next = isGivenUp
    ? emit(game, '5.4', () => ({ type: 'given-up', troop: words, points }))
    : emit(game, '6.8', () => ({ type: 'troop-removed', troop: words, points }));
  const enemy = getOtherSide(side);
  const scored = changeState(next, {
    destroyed: withSide(next.state.destroyed, enemy, next.state.destroyed[enemy] + points),
  });
  const aside = changeTokens(scored, side, { aside: scored.state.tokens[side].aside + troop.wounds });
  const left = withoutTroop(unit, troopId);
  return left ? withField(aside, replaceUnit(aside.state.field, left)) : destroyUnit(aside, unit);
};

const replaceUnit = (field: Field, unit: FieldUnit): Field =>
  field.map(other => (other.id === unit.id ? unit : other));

const destroyUnit = (game: Game, unit: FieldUnit): Game => {
  const spent = game.state.tokens[unit.side].spent + unit.orders;
  const gone = withField(
    changeTokens(game, unit.side, { spent }),
    game.state.field.filter(({ id }) => id !== unit.id),
  );
  return emit(gone, '6.8', () => ({ type: 'unit-destroyed', unit: wordsOf(unit) }));
};

const takeToken = (game: Game, side: SideIndex, from: TokenSource): Game => {
  const tokens = game.state.tokens[side];
  if (from === 'unspent') return changeTokens(game, side, { unspent: tokens.unspent - 1 });
  if (from === 'spent') return changeTokens(game, side, { spent: tokens.spent - 1 });
  return changeUnit(game, from.unit, { orders: requireUnit(game.state.field, from.unit).orders - 1 });
};

/** 6.8 – One wound as its owner takes it; the rest of the hits stay on the agenda. */
const takeWound = (game: Game, task: TaskOf<'wounds'>, choice: WoundChoice): Game => {
  const rest = pushTasks(game, { ...task, hits: task.hits - 1 });
  if (choice.type === 'remove') return removeTroop(rest, choice.troop);
  const unit = requireUnit(rest.state.field, task.unit);
  const paid = takeToken(rest, unit.side, choice.from);
  const hurt = withField(
    paid,
    replaceUnit(paid.state.field, addWound(requireUnit(paid.state.field, task.unit), choice.troop)),
  );
  return emit(hurt, '6.8', () => ({
    type: 'wounded',
    troop: nameTroop(hurt.state, choice.troop),
    unit: wordsOf(unit),
  }));
};

const listWoundsToTake = (
  { field, tokens }: State,
  { unit: id }: TaskOf<'wounds'>,
): readonly WoundChoice[] => {
  const unit = unitById(field, id);
  return unit ? listWoundChoices(unit, tokens[unit.side], field) : [];
};

/** 6.8 – The hits are sure to destroy the unit, and there is no surplus to pass on. */
const isDestroyedFor = (unit: FieldUnit, { hits, carrier }: TaskOf<'wounds'>): boolean =>
  carrier === null && hits >= countWoundsLeft(unit);

/** 6.8 – What needs no decision: no hits, no unit, sure destruction, a single way (P20). */
const settleWounds = (game: Game, task: TaskOf<'wounds'>): Game => {
  const { hits, carrier } = task;
  const unit = unitById(game.state.field, task.unit);
  if (!unit) return carrier && hits > 0 ? pushTasks(game, { type: 'carry', hits, carrier }) : game;
  if (hits === 0) return game;
  if (isDestroyedFor(unit, task)) return unit.troops.reduce((now, { id }) => removeTroop(now, id), game);
  const [only] = listWoundsToTake(game.state, task);
  return only ? takeWound(game, task, only) : game;
};

const isOwnersChoice = (state: State, task: TaskOf<'wounds'>): boolean => {
  const unit = unitById(state.field, task.unit);
  return (
    unit !== undefined &&
    task.hits > 0 &&
    !isDestroyedFor(unit, task) &&
    listWoundsToTake(state, task).length > 1
  );
};

const isSameSource = (one: TokenSource, other: TokenSource): boolean =>
  JSON.stringify(one) === JSON.stringify(other);

/** 6.8 – Only the ways that the tokens allow. */
const woundObjections = (state: State, task: TaskOf<'wounds'>, action: Action): readonly Finding[] => {
  if (action.type !== 'remove' && action.type !== 'bear') return NOT_NOW;
  if (unitOfTroop(state.field, action.troop)?.id !== task.unit)
    return [objection('was-not-hit', '6.8', {}, ['troop'])];
  const isChoice = listWoundsToTake(state, task).some(
    choice =>
      choice.troop === action.troop &&
      (choice.type === 'bear'
        ? action.type === 'bear' && isSameSource(choice.from, action.from)
        : action.type === 'remove'),
  );
  return objectUnless(isChoice, 'no-way-to-take-it', '6.8', 'troop');
};

const ownerSeat = (state: State, { unit }: TaskOf<'wounds'>): string =>
  seatOf(state, requireUnit(state.field, unit).side);

/** 6.8 – The owner deals out wounds one by one. */
export const wounds: TaskHandler<Game, TaskOf<'wounds'>, Action> = {
  awaits: (state, task) => (isOwnersChoice(state, task) ? ownerSeat(state, task) : null),
  offers: (state, task) =>
    listWoundsToTake(state, task).map(choice => ({ ...choice, by: ownerSeat(state, task) })),
  objections: woundObjections,
  choose: (game, task, action) =>
    action.type === 'remove' || action.type === 'bear' ? takeWound(game, task, action) : rejectAction(action),
  run: settleWounds,
};

/** 6.16 – In an engagement any enemy in the engagement or front zone of the sector; with a shot those in the target's segment. */
const carryTargets = ({ field, active }: State, { how, segment }: Carrier): Field => {
  const enemy = getOtherSide(active);
  if (how === 'shot') return unitsIn(field, enemy, segment).filter(({ fight }) => fight === null);
  const sector = sectorOf(segment);
  return [
    ...unitsIn(field, enemy, getEngagementSegment(sector)),
    ...unitsIn(field, enemy, findOwnSegment(enemy, sector, 'front')),
  ];
};

const carryHits = (game: Game, { hits }: TaskOf<'carry'>, target: string): Game => {
  const unit = requireUnit(game.state.field, target);
  const next = emit(game, '6.16', () => ({ type: 'carried', unit: wordsOf(unit), hits }));
  return pushTasks(next, { type: 'wounds', unit: target, hits, carrier: null });
};

/**
 * 6.16 – The active player chooses who takes the surplus hits; if nobody is there they are lost, a single unit takes
 * them without a question.
 */
export const carry: TaskHandler<Game, TaskOf<'carry'>, Action> = {
  awaits: (state, { carrier }) =>
    carryTargets(state, carrier).length > 1 ? seatOf(state, state.active) : null,
  offers: (state, { carrier }) =>
    carryTargets(state, carrier).map(({ id }) => ({
      by: seatOf(state, state.active),
      type: 'carry',
      target: id,
    })),
  objections: (state, { carrier }, action) =>
    action.type === 'carry'
      ? objectUnless(
          carryTargets(state, carrier).some(({ id }) => id === action.target),
          'out-of-reach',
          '6.16',
          'target',
        )
      : NOT_NOW,
  choose: (game, task, action) =>
    action.type === 'carry' ? carryHits(game, task, action.target) : rejectAction(action),
  run: (game, task) => {
    const [only] = carryTargets(game.state, task.carrier);
    return only ? carryHits(game, task, only.id) : game;
  },
};

/** 6.16 – The segment of an overwhelming unit's target. */
export const carrierOf = (target: FieldUnit, how: Carrier['how']): Carrier | null =>
  isOnBoard(target.at) ? { how, segment: target.at } : null;
