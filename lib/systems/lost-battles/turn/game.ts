import type { Dice } from '@/lib/dice/rng';
import { roll } from '@/lib/dice/rng';
import type { PreviewLine } from '@/lib/game/preview';
import type { Sentence } from '@/lib/game/sentence';
import type { Event, Happening } from '../actions';
import { type Army, armiesOf, armyOf } from '../army';
import { generalWords, unitWords } from '../describe';
import type { Field } from '../field';
import { cite } from '../rulebook';
import type { Scenario } from '../scenario';
import type { PerSide, Phase, State, Turn } from '../state';
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

export const tell = (
  game: Game,
  section: Parameters<typeof cite>[0],
  happening: Happening,
  because?: readonly PreviewLine[],
): Game => ({
  ...game,
  events: [...game.events, { ...happening, rule: cite(section), ...(because ? { because } : {}) }],
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

const armies = new WeakMap<Scenario, PerSide<Army>>();

/** A document never changes while it is played, so that its armies are read once. */
export const armyFor = ({ scenario }: Pick<State, 'scenario'>, side: SideIndex): Army => {
  const known = armies.get(scenario);
  if (known) return known[side];
  const read = [armyOf(scenario, 0), armyOf(scenario, 1)] as const;
  armies.set(scenario, read);
  return read[side];
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
export const pieceWords = (state: State, id: string, count = 1): Sentence => {
  const name = namesOf(state.scenario).get(id) ?? id;
  const unit = state.field.units.find(other => other.id === id);
  if (unit)
    return {
      code: 'words.lost-battles.piece',
      values: { count, name, words: unitWords(unit), state: unit.spent ? 'spent' : 'fresh' },
    };
  const general = state.field.generals.find(other => other.id === id);
  return general
    ? { code: 'words.lost-battles.named-general', values: { name, words: generalWords(general) } }
    : { code: 'words.lost-battles.unnamed', values: { name } };
};

/** Pieces that read alike are counted. */
export const piecesWords = (state: State, ids: readonly string[]): readonly Sentence[] => {
  const alike = new Map<string, string[]>();
  for (const id of ids) {
    const unit = state.field.units.find(other => other.id === id);
    const key = unit ? `${namesOf(state.scenario).get(id)} ${unit.spent}` : id;
    alike.set(key, [...(alike.get(key) ?? []), id]);
  }
  return [...alike.values()].map(same => pieceWords(state, same[0] ?? '', same.length));
};

export const seatOf = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.id ?? '';

export const nameOfSide = ({ scenario }: State, side: SideIndex): string => scenario.sides[side]?.name ?? '';
