import { countRallyDice, disorderOf, isRallied, RALLIED_FROM } from '../../../rules/combat/morale';
import {
  contactsOf,
  type FieldUnit,
  type FieldUnits,
  FRESH_TURN,
  getUnit,
  gradeOf,
  isOnTable,
} from '../../field';
import { createStatLine } from '../../figures/breakdown-lines';
import {
  changeState,
  changeUnit,
  emit,
  type Game,
  nameOf,
  pushTasks,
  readersOf,
  throwDice,
} from '../../game';
import { FRESH_SIDE, getOtherSide, SIDES, type State, type TaskOf } from '../../state';
import { countEncouragementDice, listEncouraged } from '../generals';
import { throwWind } from '../shooting/fires';

/** 11.1 – A new turn: nobody has moved, and who is in contact has been so since the last. */
export const beginTurn = (game: Game): Game => {
  const { state } = game;
  const round = state.round + 1;
  const units = state.units.map(
    (unit): FieldUnit => ({
      ...unit,
      last: unit.turn,
      turn: FRESH_TURN,
      ...contactsAtStart(state.units, unit),
      hasFled: unit.hasFled && disorderOf(unit.markers) === 'flees',
    }),
  );
  const begun = changeState(game, {
    round,
    units,
    losses: [],
    tests: [],
    pairings: {},
    helps: {},
    sides: [FRESH_SIDE, FRESH_SIDE],
  });
  const next = emit(begun, '11.1', () => ({ type: 'turn-began', round }));
  return pushTasks(
    throwWind(clearWeather(next)),
    { type: 'rally' },
    { type: 'late', side: 0 },
    { type: 'retreats' },
    { type: 'climbs' },
    { type: 'oxen', side: state.first },
    { type: 'oxen', side: getOtherSide(state.first) },
    { type: 'move', side: state.first },
  );
};

/** 14.1 – Enemies that it still touches, and which of them it charged itself. */
const contactsAtStart = (field: FieldUnits, unit: FieldUnit): Pick<FieldUnit, 'contacts' | 'met'> => {
  const contacts = isOnTable(unit) ? contactsOf(field, unit).map(({ id }) => id) : [];
  const upon = [...unit.met, ...unit.turn.entered];
  return { contacts, met: contacts.filter(id => upon.includes(id)) };
};

const CLEARS = 5;

/** 10.1 – Fog lifts for good on a five or six, thrown from the second turn on. */
const clearWeather = (game: Game): Game => {
  if (game.state.weather !== 'fog' || game.state.round < 2) return game;
  const { game: thrown, faces } = throwDice(game, { count: 1, sides: 6 });
  if ((faces[0] ?? 1) < CLEARS) return thrown;
  return emit(
    changeState(thrown, { weather: 'clear' }),
    '10.1',
    () => ({ type: 'weather-cleared' }),
    () => ({ faces, because: [createStatLine('needs', CLEARS, '10.1')] }),
  );
};

/** 16.2 – Every disordered unit throws; then the generals help. */
export const rallyUnits = (game: Game): Game => {
  const rallied = game.state.units
    .filter(unit => unit.markers > 0 && isOnTable(unit))
    .reduce(
      (now, unit) =>
        rallyUnit(now, unit.id, countRallyDice(gradeOf(unit), unit.elements.length + unit.reserve.length)),
      game,
    );
  const helps = SIDES.map(
    (side): TaskOf<'encourage'> => ({
      type: 'encourage',
      side,
      dice: countEncouragementDice(rallied.state, side),
    }),
  );
  return pushTasks(rallied, ...helps);
};

const rallyUnit = (game: Game, id: string, count: number): Game => {
  const { game: thrown, faces } = throwDice(game, { count, sides: 6 });
  const unit = getUnit(thrown.state.units, id);
  const removed = Math.min(unit.markers, faces.filter(isRallied).length);
  const markers = unit.markers - removed;
  return emit(
    changeUnit(thrown, id, { markers }),
    '16.2',
    () => ({ type: 'rallied', unit: nameOf(game.state, id), removed, markers }),
    () => ({
      faces,
      because: [createStatLine('rallies-from', RALLIED_FROM, '16.2')],
      pieces: [id],
      ...readersOf(game.state, id),
    }),
  );
};

/** 16.2 – One die of the general's for a unit nearby. */
export const encourageUnit = (game: Game, task: TaskOf<'encourage'>, unit: string): Game => {
  const thrown = rallyUnit(game, unit, 1);
  return task.dice > 1 ? pushTasks(thrown, { ...task, dice: task.dice - 1 }) : thrown;
};

export const mayEncourage = (state: State, { side, dice }: TaskOf<'encourage'>): boolean =>
  dice > 0 && listEncouraged(state, side).length > 0;
