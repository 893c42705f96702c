import { type Dice, roll } from '@/lib/dice/rng';
import { oncePer } from '@/lib/documents/once-per';
import type { EventBase } from '@/lib/game/play-rules';
import type { Event, EventType, Names } from '../actions';
import { MARKERS_PER_PLAYER } from '../data';
import { locationsOf } from '../kit';
import type { Location } from '../location';
import { cite, type SectionNumber } from '../rulebook';
import { markersOf, withMarkers } from '../rules/election';
import type { Theatre } from '../rules/relations';
import type { State, Task } from '../state';
import { CITIES, type City, PLACES, type Place } from '../vocabulary';

/** A game and what has been told of it since the last choice. */
export interface Game {
  readonly state: State;
  readonly events: readonly Event[];
}

export const begin = (state: State): Game => ({ state, events: [] });

export const change = (game: Game, changes: Partial<State>): Game => ({
  ...game,
  state: { ...game.state, ...changes },
});

export const tell = (
  game: Game,
  section: SectionNumber,
  type: EventType,
  values: Names,
  { faces, because }: Pick<EventBase, 'faces' | 'because'> = {},
): Game => ({
  ...game,
  events: [
    ...game.events,
    { type, rule: cite(section), values, ...(faces ? { faces } : {}), ...(because ? { because } : {}) },
  ],
});

export interface Thrown {
  readonly game: Game;
  readonly faces: readonly number[];
}

/** Throws dice with the generator of the game. */
export const throwDice = (game: Game, dice: Dice): Thrown => {
  const { faces, rng } = roll(game.state.rng, dice);
  return { game: change(game, { rng }), faces };
};

const GRAIN = 2 ** 30;

export interface Shuffled<Item> {
  readonly game: Game;
  readonly items: readonly Item[];
}

export const shuffle = <Item>(game: Game, items: readonly Item[]): Shuffled<Item> => {
  const thrown = throwDice(game, { count: items.length, sides: GRAIN });
  const keyed = items.map((item, index) => ({ item, key: thrown.faces[index] ?? 0 }));
  return {
    game: thrown.game,
    items: keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item),
  };
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

export const sidesOf = ({ scenario }: State): readonly string[] => scenario.sides.map(({ id }) => id);

export const nameOf = ({ scenario }: State, side: string): string =>
  scenario.sides.find(({ id }) => id === side)?.name ?? side;

/** All players clockwise, this one first. */
export const clockwise = (state: State, from: string): readonly string[] => {
  const sides = sidesOf(state);
  const index = Math.max(0, sides.indexOf(from));
  return [...sides.slice(index), ...sides.slice(0, index)];
};

export const leftOf = (state: State, side: string): string => clockwise(state, side)[1] ?? side;

/** 1.2 – Markers that a player has not on the board. */
export const stockOf = ({ columns, candidates }: State, side: string): number =>
  MARKERS_PER_PLAYER -
  CITIES.reduce(
    (sum, city) =>
      sum + markersOf(columns[city], side) + candidates[city].filter(other => other === side).length,
    0,
  );

export const changeColumns = (game: Game, city: City, side: string, by: number): Game =>
  change(game, {
    columns: { ...game.state.columns, [city]: withMarkers(game.state.columns[city], side, by) },
  });

/** 4.1 – Lays markers into a city, as many as there are (K20). */
export const lay = (game: Game, side: string, city: City, count: number): Game =>
  changeColumns(game, city, side, Math.min(count, stockOf(game.state, side)));

export const locationAt = ({ scenario, locations }: State, place: Place): Location | undefined =>
  locationsOf(scenario).get(locations[place] ?? '');

/** What the rules of deployment look at, made once for each state. */
export const theatreOf: (state: State) => Theatre = oncePer((state: State) => ({
  sides: sidesOf(state),
  leaders: state.leaders,
  locations: Object.fromEntries(
    PLACES.flatMap(place => {
      const location = locationAt(state, place);
      return location ? [[place, location]] : [];
    }),
  ),
  troops: state.troops,
  relations: state.relations,
  bindsAll: state.scenario.options.relations === 'sides',
}));
