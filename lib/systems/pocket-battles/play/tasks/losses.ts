import { engagementSegment, otherSide, ownSegment, type SideIndex, sectorOf } from '../../rules/segments';
import type { TokenSource } from '../../rules/tokens';
import { addWound, type WoundChoice, withoutTroop, woundChoices } from '../../rules/wounds';
import {
  type Field,
  type FieldUnit,
  isOnBoard,
  requireUnit,
  unitById,
  unitOfTroop,
  unitsIn,
  woundsLeft,
} from '../field';
import {
  changeState,
  changeTokens,
  changeUnit,
  emit,
  finishTask,
  type Game,
  pushTasks,
  troopName,
  withField,
  wordsOf,
} from '../game';
import { type Carrier, type State, type TaskOf, withSide } from '../state';

/** 6.8 – A troop goes to the opponent, its wound tokens aside; orders of a unit that is no more count as spent (P14). */
export const removeTroop = (game: Game, troopId: string, isGivenUp = false): Game => {
  const unit = unitOfTroop(game.state.field, troopId);
  const troop = unit?.troops.find(({ id }) => id === troopId);
  if (!unit || !troop) return game;
  const { side } = unit;
  const points = troop.troop.deploymentPoints;
  const words = troopName(game.state, troopId);
  const next = isGivenUp
    ? emit(game, '5.4', { type: 'given-up', troop: words, points })
    : emit(game, '6.8', { type: 'troop-removed', troop: words, points });
  const enemy = otherSide(side);
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
  return emit(gone, '6.8', { type: 'unit-destroyed', unit: wordsOf(unit) });
};

const takeToken = (game: Game, side: SideIndex, from: TokenSource): Game => {
  const tokens = game.state.tokens[side];
  if (from === 'unspent') return changeTokens(game, side, { unspent: tokens.unspent - 1 });
  if (from === 'spent') return changeTokens(game, side, { spent: tokens.spent - 1 });
  return changeUnit(game, from.unit, { orders: requireUnit(game.state.field, from.unit).orders - 1 });
};

/** 6.8 – One wound as its owner takes it; the rest of the hits stay on the agenda. */
export const takeWound = (game: Game, task: TaskOf<'wounds'>, choice: WoundChoice): Game => {
  const rest = pushTasks(finishTask(game), { ...task, hits: task.hits - 1 });
  if (choice.type === 'remove') return removeTroop(rest, choice.troop);
  const unit = requireUnit(rest.state.field, task.unit);
  const paid = takeToken(rest, unit.side, choice.from);
  const hurt = withField(
    paid,
    replaceUnit(paid.state.field, addWound(requireUnit(paid.state.field, task.unit), choice.troop)),
  );
  return emit(hurt, '6.8', {
    type: 'wounded',
    troop: troopName(hurt.state, choice.troop),
    unit: wordsOf(unit),
  });
};

export const listWoundChoices = (
  { field, tokens }: State,
  { unit: id }: TaskOf<'wounds'>,
): readonly WoundChoice[] => {
  const unit = unitById(field, id);
  return unit ? woundChoices(unit, tokens[unit.side], field) : [];
};

/** 6.8 – What needs no decision: no hits, no unit, sure destruction, a single way (P20). Null: the owner decides. */
export const settleWounds = (game: Game, task: TaskOf<'wounds'>): Game | null => {
  const unit = unitById(game.state.field, task.unit);
  if (!unit)
    return task.carrier && task.hits > 0
      ? queueCarry(finishTask(game), task.hits, task.carrier)
      : finishTask(game);
  if (task.hits === 0) return finishTask(game);
  if (task.carrier === null && task.hits >= woundsLeft(unit))
    return unit.troops.reduce((now, { id }) => removeTroop(now, id), finishTask(game));
  const [only, ...others] = listWoundChoices(game.state, task);
  return only && others.length === 0 ? takeWound(game, task, only) : null;
};

const queueCarry = (game: Game, hits: number, carrier: Carrier): Game =>
  pushTasks(game, { type: 'carry', hits, carrier });

/** 6.16 – In an engagement any enemy in the engagement or front zone of the sector; with a shot those in the target's segment. */
export const carryTargets = ({ field, active }: State, { how, segment }: Carrier): Field => {
  const enemy = otherSide(active);
  if (how === 'shot') return unitsIn(field, enemy, segment).filter(({ fight }) => fight === null);
  const sector = sectorOf(segment);
  return [
    ...unitsIn(field, enemy, engagementSegment(sector)),
    ...unitsIn(field, enemy, ownSegment(enemy, sector, 'front')),
  ];
};

export const carryHits = (game: Game, task: TaskOf<'carry'>, target: string): Game => {
  const unit = requireUnit(game.state.field, target);
  const next = emit(finishTask(game), '6.16', { type: 'carried', unit: wordsOf(unit), hits: task.hits });
  return pushTasks(next, { type: 'wounds', unit: target, hits: task.hits, carrier: null });
};

/** 6.16 – With nobody to take them the hits are lost; a single unit takes them unasked. */
export const settleCarry = (game: Game, task: TaskOf<'carry'>): Game | null => {
  const [only, ...others] = carryTargets(game.state, task.carrier);
  if (!only) return finishTask(game);
  return others.length === 0 ? carryHits(game, task, only.id) : null;
};

/** 6.16 – The segment in which an overwhelming unit's target is. */
export const carrierOf = (target: FieldUnit, how: Carrier['how']): Carrier | null =>
  isOnBoard(target.at) ? { how, segment: target.at } : null;
