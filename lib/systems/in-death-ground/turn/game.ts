import { type Dice, roll } from '@/lib/dice/rng';
import type { EventBase } from '@/lib/game/play-rules';
import type { Event, Happening } from '../actions';
import { type Commander, commandersOf } from '../commanders';
import { type FieldUnit, knownUnit, type UnitTurn, withUnit } from '../field';
import { cite, type SectionNumber } from '../rulebook';
import { type SideIndex, type SideTurn, type State, type Task, withSide } from '../state';

/** A battle and what has been told of it since the last choice. */
export interface Game {
  readonly state: State;
  readonly events: readonly Event[];
}

export const begin = (state: State): Game => ({ state, events: [] });

export const change = (game: Game, changes: Partial<State>): Game => ({
  ...game,
  state: { ...game.state, ...changes },
});

export const changeUnit = (game: Game, id: string, changes: Partial<FieldUnit>): Game =>
  change(game, { units: withUnit(game.state.units, id, changes) });

export const changeTurn = (game: Game, id: string, changes: Partial<UnitTurn>): Game => {
  const { turn } = knownUnit(game.state.units, id);
  return changeUnit(game, id, { turn: { ...turn, ...changes } });
};

export const changeSide = (game: Game, side: SideIndex, changes: Partial<SideTurn>): Game =>
  change(game, { sides: withSide(game.state.sides, side, { ...game.state.sides[side], ...changes }) });

export const tell = (
  game: Game,
  section: SectionNumber,
  happening: Happening,
  more: Pick<EventBase, 'faces' | 'readers' | 'because'> = {},
): Game => ({
  ...game,
  events: [...game.events, { ...happening, ...more, rule: cite(section) }],
});

export interface Cast {
  readonly game: Game;
  readonly faces: readonly number[];
}

/** Throws dice with the generator of the battle. */
export const throwDice = (game: Game, dice: Dice): Cast => {
  const { faces, rng } = roll(game.state.rng, dice);
  return { game: change(game, { rng }), faces };
};

/** Puts tasks before all that is still to be done. */
export const first = (game: Game, ...tasks: readonly Task[]): Game =>
  change(game, { agenda: [...tasks, ...game.state.agenda] });

/** Takes the next task off the agenda. */
export const done = (game: Game): Game => change(game, { agenda: game.state.agenda.slice(1) });

export const headOf = ({ agenda }: State): Task => {
  const [head] = agenda;
  if (!head) throw new Error('nothing is left to be done');
  return head;
};

export const commander = ({ scenario }: Pick<State, 'scenario'>, side: SideIndex): Commander =>
  commandersOf(scenario)[side];

export const seatOf = (state: State, side: SideIndex): string => commander(state, side).seat;

/** 9.2 – What somebody in ambush does, his own side alone is told. */
export const readersOf = (state: State, id: string): { readonly readers?: readonly string[] } => {
  const { presence, side } = knownUnit(state.units, id);
  return presence === 'hidden' ? { readers: [seatOf(state, side)] } : {};
};

export { nameOf } from '../names';
