import type { TerrainPiece } from '../../../document/scenario';
import { fireNeedOf } from '../../../rules/combat/morale';
import { doesBurnAt, isOnFire } from '../../../rules/terrain/fire';
import { isOn } from '../../../rules/terrain/terrain';
import {
  blockOf,
  contactsOf,
  doTouch,
  type Element,
  type FieldUnit,
  getUnit,
  isInSight,
  isOnTable,
} from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import { changeState, changeTurn, emit, type Game, nameOf, throwDice } from '../../game';
import type { Fire, State, Task, TaskOf } from '../../state';
import { loseElement } from '../morale/losses';
import { mustRetreat } from '../morale/retreats';

const BURNING = ['wood', 'village', 'field'] as const;

/** 13.5 – Ground that can be set on fire. */
export const canBurn = ({ kind }: TerrainPiece): boolean => BURNING.some(each => each === kind);

/** 13.5 – A general, skirmishers and light cavalry lay fires. */
const mayLay = (unit: FieldUnit, { id, profile: { troop } }: Element): boolean =>
  troop === 'skirmisher' || troop === 'light-cavalry' || unit.general === id;

/** 13.5 – Elements at a piece that does not burn there, with nobody to fight and nothing else to do. */
const listFireSetters = (state: State, unit: FieldUnit, piece: TerrainPiece): readonly Element[] => {
  const enemies = contactsOf(state.units, unit).flatMap(({ elements }) => elements);
  return unit.elements.filter(
    element =>
      mayLay(unit, element) &&
      !unit.turn.occupied.includes(element.id) &&
      isOn(state.scenario, piece, blockOf(element)) &&
      !isOnFire(state, blockOf(element)) &&
      !enemies.some(enemy => doTouch(element, enemy)),
  );
};

/** 13.5 – What a unit could set on fire now; nothing burns in rain or fog. */
export const listBurnable = (state: State, unit: FieldUnit): readonly string[] => {
  const { weather, scenario } = state;
  if (weather === 'rain' || weather === 'mud-and-rain' || weather === 'fog') return [];
  if (!isInSight(unit) || unit.turn.isBusy || unit.turn.hasArrived) return [];
  return scenario.board.pieces
    .filter(piece => canBurn(piece) && listFireSetters(state, unit, piece).length > 0)
    .map(({ id }) => id);
};

const findPiece = ({ scenario }: State, id: string): TerrainPiece | undefined =>
  scenario.board.pieces.find(other => other.id === id);

/** 13.5 – Those at the piece shoot at nobody; whether they set it on fire is thrown when the shooting is over. */
export const planFire = (game: Game, id: string, pieceId: string): Game => {
  const unit = getUnit(game.state.units, id);
  const piece = findPiece(game.state, pieceId);
  if (!piece) return game;
  const hands = listFireSetters(game.state, unit, piece).map(element => element.id);
  const busy = changeTurn(game, id, { occupied: [...unit.turn.occupied, ...hands] });
  const { agenda } = busy.state;
  const melee = agenda.findIndex(({ type }) => type === 'melee');
  const task: Task = { type: 'lay-fire', unit: id, piece: pieceId, hands };
  return changeState(busy, { agenda: [...agenda.slice(0, melee), task, ...agenda.slice(melee)] });
};

/** 13.5 – A unit that was neither shot down nor driven back in this phase, and is still there. */
const listSteadyElements = (state: State, { unit: id, piece: pieceId, hands }: TaskOf<'lay-fire'>) => {
  const unit = getUnit(state.units, id);
  const piece = findPiece(state, pieceId);
  if (!piece || !isInSight(unit) || mustRetreat(state, unit) !== 'no') return [];
  return unit.elements.filter(
    element => hands.includes(element.id) && isOn(state.scenario, piece, blockOf(element)),
  );
};

/** 13.5 – One die for each element at the piece. */
export const layFire = (game: Game, task: TaskOf<'lay-fire'>): Game => {
  const { unit: id, piece } = task;
  const hands = listSteadyElements(game.state, task);
  if (hands.length === 0) return game;
  const { game: thrown, faces } = throwDice(game, { count: hands.length, sides: 6 });
  const lit = hands.find(({ profile }, index) => (faces[index] ?? 1) >= fireNeedOf(profile.arm));
  const next = emit(
    thrown,
    '13.5',
    () => ({ type: 'fire-tried', unit: nameOf(game.state, id), works: lit ? 'yes' : 'no' }),
    () => ({
      faces,
      because: hands.map(({ profile }) => createStatLine('needs', fireNeedOf(profile.arm), '13.5')),
    }),
  );
  if (!lit) return next;
  const fire: Fire = { piece, at: lit.at, since: game.state.round, wind: null };
  return changeState(next, { fires: [...next.state.fires, fire] });
};

/** 13.5 – Who has not left the fire by the end of the next moves is lost. */
export const burnUnits = (game: Game): Game =>
  game.state.units
    .filter(isOnTable)
    .flatMap(unit => unit.elements.map(element => ({ unit, element })))
    .filter(({ element }) => doesBurnAt(game.state, blockOf(element), game.state.round))
    .reduce((now, { unit, element }) => {
      if (!isOnTable(getUnit(now.state.units, unit.id))) return now;
      const next = emit(
        now,
        '13.5',
        () => ({ type: 'burnt', unit: nameOf(now.state, unit.id) }),
        () => ({ pieces: [unit.id] }),
      );
      return loseElement(next, unit.id, element.id);
    }, game);

/** 13.5 – In a fire's second turn the wind is thrown for. */
export const throwWind = (game: Game): Game =>
  game.state.fires.reduce((now, fire, index) => {
    if (fire.wind !== null || now.state.round <= fire.since) return now;
    const { game: thrown, faces } = throwDice(now, { count: 1, sides: 8 });
    const fires = thrown.state.fires.map((other, place) =>
      place === index ? { ...other, wind: (faces[0] ?? 1) * 45 } : other,
    );
    return changeState(thrown, { fires });
  }, game);
