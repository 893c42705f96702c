import { fireNeedOf } from '../../../rules/combat/morale';
import { contactsOf, doTouch, type Element, type FieldUnit, getUnit, isInSight, troopOf } from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import { changeState, changeTurn, changeUnit, emit, type Game, nameOf, throwDice } from '../../game';
import type { State, Task, TaskOf } from '../../state';
import { mustRetreat } from '../morale/retreats';
import { doesTouch } from '../siege/carriers';

/** 13.5, 17.3 – Those of a unit who are at a tower, fight nobody and do nothing else. */
const listElementsAt = (state: State, unit: FieldUnit, tower: FieldUnit): readonly Element[] => {
  const enemies = contactsOf(state.units, unit).flatMap(({ elements }) => elements);
  return unit.elements.filter(
    own =>
      !unit.turn.occupied.includes(own.id) &&
      tower.elements.some(each => doTouch(own, each)) &&
      !enemies.some(enemy => doTouch(own, enemy)),
  );
};

/** 17.3 – Siege towers that somebody of a unit touches and could set on fire; any element may. */
export const listBurnableTowers = (state: State, unit: FieldUnit): readonly string[] => {
  if (!isInSight(unit) || unit.turn.isBusy || unit.turn.hasArrived) return [];
  if (state.weather === 'rain' || state.weather === 'mud-and-rain' || state.weather === 'fog') return [];
  return state.units
    .filter(other => other.side !== unit.side && troopOf(other) === 'siege-tower' && isInSight(other))
    .filter(
      other => other.fuse === null && doesTouch(unit, other) && listElementsAt(state, unit, other).length > 0,
    )
    .map(({ id }) => id);
};

/** 13.5, 17.3 – Those at the tower shoot at nobody; whether it burns is thrown when the shooting is over. */
export const planTowerFire = (game: Game, id: string, target: string): Game => {
  const [unit, tower] = [getUnit(game.state.units, id), getUnit(game.state.units, target)];
  const hands = listElementsAt(game.state, unit, tower).map(element => element.id);
  const busy = changeTurn(game, id, { occupied: [...unit.turn.occupied, ...hands] });
  const { agenda } = busy.state;
  const melee = agenda.findIndex(({ type }) => type === 'melee');
  const task: Task = { type: 'lay-fire', unit: id, piece: target, hands };
  return changeState(busy, { agenda: [...agenda.slice(0, melee), task, ...agenda.slice(melee)] });
};

/** 13.5 – A unit that was neither shot down nor driven back in this phase, and is still at the tower. */
const listSteadyElements = (
  state: State,
  { unit: id, hands }: TaskOf<'lay-fire'>,
  tower: FieldUnit,
): readonly Element[] => {
  const unit = getUnit(state.units, id);
  if (!isInSight(unit) || !isInSight(tower) || mustRetreat(state, unit) !== 'no') return [];
  return unit.elements.filter(
    own => hands.includes(own.id) && tower.elements.some(each => doTouch(own, each)),
  );
};

/** 13.5, 17.3 – A die for each element at the tower; who is still in it after the next moves is lost with it. */
export const setTowerOnFire = (game: Game, task: TaskOf<'lay-fire'>): Game => {
  const tower = getUnit(game.state.units, task.piece);
  const hands = listSteadyElements(game.state, task, tower);
  if (hands.length === 0) return game;
  const { game: thrown, faces } = throwDice(game, { count: hands.length, sides: 6 });
  const works = hands.some(({ profile: { arm } }, index) => (faces[index] ?? 1) >= fireNeedOf(arm));
  const next = emit(
    thrown,
    '17.3',
    () => ({
      type: 'machine-lit',
      unit: nameOf(game.state, task.unit),
      target: nameOf(game.state, tower.id),
      works: works ? 'yes' : 'no',
    }),
    () => ({
      faces,
      because: hands.map(({ profile }) => createStatLine('needs', fireNeedOf(profile.arm), '17.3')),
    }),
  );
  return works ? changeUnit(next, tower.id, { fuse: game.state.round }) : next;
};
