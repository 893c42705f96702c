import type { Dice } from '@/lib/dice/rng';
import { roll } from '@/lib/dice/rng';
import type { Sentence } from '@/lib/game/sentence';
import type { Event, Happening } from '../actions';
import { armiesOf } from '../army';
import { generalWords, unitWords } from '../describe';
import type { Field } from '../field';
import { cite } from '../rulebook';
import type { Scenario } from '../scenario';
import type { Phase, State, Turn } from '../state';
import type { SideIndex } from '../tiles';

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

export const changeTurn = (game: Game, changes: Partial<Turn>): Game =>
  change(game, { turn: { ...game.state.turn, ...changes } });

export const awaitChoice = (game: Game, phase: Phase): Game => change(game, { phase });

export const withField = (game: Game, field: Field): Game => change(game, { field });

export const tell = (game: Game, section: Parameters<typeof cite>[0], happening: Happening): Game => ({
  ...game,
  events: [...game.events, { ...happening, rule: cite(section) }],
});

export interface Thrown {
  readonly game: Game;
  readonly faces: readonly number[];
}

/** Throws dice with the generator of the battle. */
export const throwDice = (game: Game, dice: Dice): Thrown => {
  const { faces, rng } = roll(game.state.rng, dice);
  return { game: change(game, { rng }), faces };
};

const names = new WeakMap<Scenario, ReadonlyMap<string, string>>();

const namesOf = (scenario: Scenario): ReadonlyMap<string, string> => {
  const known = names.get(scenario);
  if (known) return known;
  const pieces = armiesOf(scenario).flatMap(({ units, generals }) => [...units, ...generals]);
  const found = new Map(pieces.map(({ id, name }) => [id, name]));
  names.set(scenario, found);
  return found;
};

/** "Gallic horse (average heavy cavalry, spent)". */
export const pieceWords = ({ scenario, field }: State, id: string): Sentence => {
  const name = namesOf(scenario).get(id) ?? id;
  const unit = field.units.find(other => other.id === id);
  if (unit)
    return {
      code: 'words.lost-battles.piece',
      values: { name, words: unitWords(unit), state: unit.spent ? 'spent' : 'fresh' },
    };
  const general = field.generals.find(other => other.id === id);
  return general
    ? { code: 'words.lost-battles.named-general', values: { name, words: generalWords(general) } }
    : { code: 'words.lost-battles.unnamed', values: { name } };
};

export const piecesWords = (state: State, ids: readonly string[]): readonly Sentence[] =>
  ids.map(id => pieceWords(state, id));

export const seatOf = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.id ?? '';

export const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';
