import type { EventBase } from '@/lib/game/contract/play-rules';
import { changeState, emitEvent, type RunningGame } from '@/lib/game/play/running-game';
import { cite, type SectionNumber } from '../rulebook';
import { type ArmyCommand, commandersOf } from '../rules/commanders';
import type { Event, EventData, EventPieces } from './actions';
import { type FieldUnit, getUnit, type UnitTurn, withUnit } from './field';
import { type SideIndex, type SideTurn, type State, withSide } from './state';

export {
  beginGame,
  changeState,
  findOpenTask,
  finishTask,
  getCurrentTask,
  pushTasks,
  throwDice,
} from '@/lib/game/play/running-game';

/** A battle and its events since the last choice. */
export type Game = RunningGame<State, Event>;

export const changeUnit = (game: Game, id: string, changes: Partial<FieldUnit>): Game =>
  changeState(game, { units: withUnit(game.state.units, id, changes) });

export const changeTurn = (game: Game, id: string, changes: Partial<UnitTurn>): Game => {
  const { turn } = getUnit(game.state.units, id);
  return changeUnit(game, id, { turn: { ...turn, ...changes } });
};

export const changeSide = (game: Game, side: SideIndex, changes: Partial<SideTurn>): Game =>
  changeState(game, { sides: withSide(game.state.sides, side, { ...game.state.sides[side], ...changes }) });

export const emit = (
  game: Game,
  section: SectionNumber,
  tell: () => EventData,
  tellMore?: () => Pick<EventBase, 'faces' | 'readers' | 'because'> & EventPieces,
): Game => emitEvent(game, () => ({ ...tell(), ...tellMore?.(), rule: cite(section) }));

export const commandOf = ({ scenario }: Pick<State, 'scenario'>, side: SideIndex): ArmyCommand =>
  commandersOf(scenario)[side];

export const seatOf = (state: State, side: SideIndex): string => commandOf(state, side).seat;

/** 9.2 – What a unit in ambush does only its own side may read. */
export const readersOf = (state: State, id: string): { readonly readers?: readonly string[] } => {
  const { presence, side } = getUnit(state.units, id);
  return presence === 'hidden' ? { readers: [seatOf(state, side)] } : {};
};

export { nameOf } from '../view/unit-names';
