import type { EventBase } from '@/lib/game/contract/play-rules';
import { changeState, emitEvent, type RunningGame, throwDice } from '@/lib/game/play/running-game';
import { MARKERS_PER_PLAYER } from '../data';
import { locationsOf } from '../document/authored-game';
import type { Location } from '../document/location';
import { cite, type SectionNumber } from '../rulebook';
import { markersOf, withMarkers } from '../rules/election';
import type { Theatre } from '../rules/relations';
import { BATTLE_PLACES, type BattlePlace, CITIES, type City } from '../vocabulary';
import type { Event, EventType, Names } from './actions';
import type { State } from './state';

export {
  beginGame,
  changeState,
  findOpenTask,
  finishTask,
  getCurrentTask,
  pushTasks,
  throwDice,
} from '@/lib/game/play/running-game';

/** A game and what has happened in it since the last choice. */
export type Game = RunningGame<State, Event>;

export const emit = (
  game: Game,
  section: SectionNumber,
  type: EventType,
  tellNames: () => Names,
  tellMore?: () => Pick<EventBase, 'faces' | 'because'>,
): Game => emitEvent(game, () => ({ type, rule: cite(section), values: tellNames(), ...tellMore?.() }));

const SHUFFLE_SIDES = 2 ** 30;

export interface ShuffleResult<Item> {
  readonly game: Game;
  readonly items: readonly Item[];
}

export const shuffle = <Item>(game: Game, items: readonly Item[]): ShuffleResult<Item> => {
  const rolled = throwDice(game, { count: items.length, sides: SHUFFLE_SIDES });
  const keyed = items.map((item, index) => ({ item, key: rolled.faces[index] ?? 0 }));
  return {
    game: rolled.game,
    items: keyed.toSorted((one, other) => one.key - other.key).map(({ item }) => item),
  };
};

export const sidesOf = ({ scenario }: State): readonly string[] => scenario.sides.map(({ id }) => id);

export const nameOf = ({ scenario }: State, side: string): string =>
  scenario.sides.find(({ id }) => id === side)?.name ?? side;

/** All players clockwise, this one first. */
export const clockwiseFrom = (state: State, from: string): readonly string[] => {
  const sides = sidesOf(state);
  const index = Math.max(0, sides.indexOf(from));
  return [...sides.slice(index), ...sides.slice(0, index)];
};

export const playerLeftOf = (state: State, side: string): string => clockwiseFrom(state, side)[1] ?? side;

/** 1.2 – Markers that a player has not on the board. */
export const stockOf = ({ columns, candidates }: State, side: string): number =>
  MARKERS_PER_PLAYER -
  CITIES.reduce(
    (sum, city) =>
      sum + markersOf(columns[city], side) + candidates[city].filter(other => other === side).length,
    0,
  );

export const changeColumns = (game: Game, city: City, side: string, by: number): Game =>
  changeState(game, {
    columns: { ...game.state.columns, [city]: withMarkers(game.state.columns[city], side, by) },
  });

/** 4.1 – Lays markers into a city, as many as there are (K20). */
export const layMarkers = (game: Game, side: string, city: City, count: number): Game =>
  changeColumns(game, city, side, Math.min(count, stockOf(game.state, side)));

export const locationAt = ({ scenario, locations }: State, place: BattlePlace): Location | undefined =>
  locationsOf(scenario).get(locations[place] ?? '');

/** Theatres by their troops: most choices change nothing that the rules of deployment look at. */
const THEATRES = new WeakMap<State['troops'], { readonly state: State; readonly theatre: Theatre }>();

const isSameTheatre = (one: State, other: State): boolean =>
  one.scenario === other.scenario &&
  one.leaders === other.leaders &&
  one.locations === other.locations &&
  one.relations === other.relations;

/** What the rules of deployment look at, made once for all states that do not differ in it. */
export const theatreOf = (state: State): Theatre => {
  const known = THEATRES.get(state.troops);
  if (known && isSameTheatre(known.state, state)) return known.theatre;
  const theatre = buildTheatre(state);
  THEATRES.set(state.troops, { state, theatre });
  return theatre;
};

const buildTheatre = (state: State): Theatre => ({
  sides: sidesOf(state),
  leaders: state.leaders,
  locations: Object.fromEntries(
    BATTLE_PLACES.flatMap(place => {
      const location = locationAt(state, place);
      return location ? [[place, location]] : [];
    }),
  ),
  troops: state.troops,
  relations: state.relations,
  bindsAll: state.scenario.options.relations === 'sides',
});
