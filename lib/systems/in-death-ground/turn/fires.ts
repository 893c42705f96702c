import { blockOf, type Element, type FieldUnit, isInMelee, isInSight, isOnTable, knownUnit } from '../field';
import { burnsAt } from '../rules/fire';
import { fireNeeds } from '../rules/morale';
import { isOn } from '../rules/terrain';
import type { TerrainPiece } from '../scenario';
import type { Fire, State } from '../state';
import { change, changeTurn, type Game, nameOf, tell, throwDice } from './game';
import { loseElement } from './losses';

const BURNING = ['wood', 'village', 'field'] as const;

const canBurn = ({ kind }: TerrainPiece): boolean => BURNING.some(each => each === kind);

/** 13.5 – A general, skirmishers and light cavalry lay fires. */
const mayLay = (unit: FieldUnit, { id, profile: { troop } }: Element): boolean =>
  troop === 'skirmisher' || troop === 'light-cavalry' || unit.general === id;

const layers = ({ scenario }: State, unit: FieldUnit, piece: TerrainPiece): readonly Element[] =>
  unit.elements.filter(element => mayLay(unit, element) && isOn(scenario, piece, blockOf(element)));

/** 13.5 – What a unit could set on fire now; nothing burns in rain or fog. */
export const burnable = (state: State, unit: FieldUnit): readonly string[] => {
  const { weather, scenario, units } = state;
  if (weather === 'rain' || weather === 'mud-and-rain' || weather === 'fog') return [];
  if (!isInSight(unit) || unit.turn.isBusy || unit.turn.hasArrived || isInMelee(units, unit)) return [];
  return scenario.board.pieces
    .filter(piece => canBurn(piece) && !state.fires.some(fire => fire.piece === piece.id))
    .filter(piece => layers(state, unit, piece).length > 0)
    .map(({ id }) => id);
};

/** 13.5 – One die for each element at the piece; the unit shoots at nobody in this turn. */
export const setFire = (game: Game, id: string, pieceId: string): Game => {
  const unit = knownUnit(game.state.units, id);
  const piece = game.state.scenario.board.pieces.find(other => other.id === pieceId);
  if (!piece) return game;
  const hands = layers(game.state, unit, piece);
  const { game: thrown, faces } = throwDice(game, { count: hands.length, sides: 6 });
  const lit = hands.find(({ profile }, index) => (faces[index] ?? 1) >= fireNeeds(profile.arm));
  const told = tell(
    thrown,
    '13.5',
    { type: 'fire-tried', unit: nameOf(game.state, id), works: lit ? 'yes' : 'no' },
    { faces },
  );
  const busy = changeTurn(told, id, { isBusy: true });
  if (!lit) return busy;
  const fire: Fire = { piece: pieceId, at: lit.at, since: game.state.round, wind: null };
  return change(busy, { fires: [...busy.state.fires, fire] });
};

/** 13.5 – Who has not left the fire by the end of the next moves is lost. */
export const burn = (game: Game): Game =>
  game.state.units
    .filter(isOnTable)
    .flatMap(unit => unit.elements.map(element => ({ unit, element })))
    .filter(({ element }) => burnsAt(game.state, blockOf(element), game.state.round))
    .reduce((now, { unit, element }) => {
      if (!isOnTable(knownUnit(now.state.units, unit.id))) return now;
      const told = tell(now, '13.5', { type: 'burnt', unit: nameOf(now.state, unit.id) });
      return loseElement(told, unit.id, element.id);
    }, game);

/** 13.5 – In a fire's second turn the wind is thrown for. */
export const fanFires = (game: Game): Game =>
  game.state.fires.reduce((now, fire, index) => {
    if (fire.wind !== null || now.state.round <= fire.since) return now;
    const { game: thrown, faces } = throwDice(now, { count: 1, sides: 8 });
    const fires = thrown.state.fires.map((other, place) =>
      place === index ? { ...other, wind: (faces[0] ?? 1) * 45 } : other,
    );
    return change(thrown, { fires });
  }, game);
