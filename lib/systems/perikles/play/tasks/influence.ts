import type { TaskHandler } from '@/lib/game/play/task-runner';
import { tileOf } from '../../data';
import { objection } from '../../rules/objection';
import { tilesToTake } from '../../rules/tiles';
import { describeTile } from '../../view/tile-words';
import { describeCity } from '../../view/words';
import { CITIES, type City } from '../../vocabulary';
import type { Action, Choice } from '../actions';
import { changeState, emit, type Game, layMarkers, nameOf, pushTasks, shuffle, stockOf } from '../game';
import type { State, TaskOf } from '../state';
import { isChoiceSpecial, listChoiceSpecials, playChoiceSpecial } from './choice-specials';
import { offersOf, rejectAction } from './offering';
import { CHOICE_SPECIALS, isAskedAbout, keepOnChoices, keepSpecial } from './special-tiles';

/** 4.1 – Takes a tile, lays markers and does what its symbol says; then the gap is filled. */
const takeTile = (game: Game, side: string, id: string): Game => {
  const { state } = game;
  const tile = tileOf(id);
  const taken = changeState(game, {
    shown: state.shown.filter(other => other !== id),
    tiles: { ...state.tiles, [side]: [...(state.tiles[side] ?? []), id] },
  });
  const next = emit(taken, '4.1', 'took-tile', () => ({ side: nameOf(state, side), tile: describeTile(id) }));
  const laid = tile.city === 'any' ? next : layMarkers(next, side, tile.city, tile.shards);
  return pushTasks(
    laid,
    ...(tile.city === 'any' ? [{ type: 'any-city', side, left: tile.shards } as const] : []),
    ...(tile.symbol === 'none' ? [] : [{ type: 'symbol', side, symbol: tile.symbol } as const]),
    { type: 'refill', at: state.shown.indexOf(id) },
    { type: 'after-pick', side },
  );
};

/** 4.1 – The next tile is turned up; nobody has seen it before. */
const fillGap = (game: Game, { at }: TaskOf<'refill'>): Game => {
  const { shown, deck } = game.state;
  const [next, ...rest] = deck;
  if (next === undefined) return game;
  const filled = changeState(game, { shown: shown.toSpliced(at, 0, next), deck: rest });
  return emit(
    filled,
    '4.1',
    'laid-out',
    () => ({ tile: describeTile(next) }),
    () => ({ faces: [] }),
  );
};

const listPicks = ({ shown, tiles }: State, side: string): readonly Choice[] =>
  tilesToTake(shown, tiles[side] ?? []).map(tile => ({ type: 'pick', tile }));

/** 4.1 – Lays one marker into a city of choice. */
const layOne = (game: Game, side: string, city: City, section: '2.2' | '4.1'): Game =>
  emit(layMarkers(game, side, city, 1), section, 'laid', () => ({
    side: nameOf(game.state, side),
    city: describeCity(city),
    count: 1,
  }));

/** 3.2 – All tiles are shuffled; ten are face up. */
export const layOutTiles = (game: Game, ids: readonly string[], open: readonly string[]): Game => {
  const rest = shuffle(
    game,
    ids.filter(id => !open.includes(id)),
  );
  const all = [...open, ...rest.items];
  return changeState(rest.game, { shown: all.slice(0, OPEN_TILES), deck: all.slice(OPEN_TILES) });
};

const OPEN_TILES = 10;

const CITY_CHOICES: readonly Choice[] = CITIES.map(city => ({ type: 'lay', city }));

/** 2.2 – One of the two markers that everybody lays freely before the first round. */
export const freeMarker: TaskHandler<Game, TaskOf<'free-marker'>, Action> = {
  awaits: (state, { side }) => (stockOf(state, side) > 0 ? side : null),
  offers: (_state, { side }) => offersOf(side, CITY_CHOICES),
  choose: (game, { side }, action) =>
    action.type === 'lay' ? layOne(game, side, action.city, '2.2') : rejectAction(action),
};

/** 4.1 – The markers of a brown tile, each into any city. */
export const anyCity: TaskHandler<Game, TaskOf<'any-city'>, Action> = {
  awaits: (state, { side }) => (stockOf(state, side) > 0 ? side : null),
  offers: (_state, { side }) => offersOf(side, CITY_CHOICES),
  choose: (game, task, action) => {
    if (action.type !== 'lay') return rejectAction(action);
    const laid = layOne(game, task.side, action.city, '4.1');
    return task.left > 1 ? pushTasks(laid, { ...task, left: task.left - 1 }) : laid;
  },
};

/** 4.1 – A turn of choosing: one of the ten tiles; before it a special tile may be played. */
export const pick: TaskHandler<Game, TaskOf<'pick'>, Action> = {
  awaits: (_state, { side }) => side,
  offers: (state, { side }) =>
    offersOf(side, [...listPicks(state, side), ...listChoiceSpecials(state, side)]),
  objections: ({ shown }, _task, action) => {
    if (action.type !== 'pick') return [];
    return shown.includes(action.tile)
      ? [objection('colour-taken', '4.3', { colour: tileOf(action.tile).city }, ['tile'])]
      : [objection('tile-not-shown', '4.1', {}, ['tile'])];
  },
  choose: (game, task, action) => {
    if (action.type === 'pick') return takeTile(game, task.side, action.tile);
    return isChoiceSpecial(action) ? playChoiceSpecial(pushTasks(game, task), action) : rejectAction(action);
  },
};

export const refill: TaskHandler<Game, TaskOf<'refill'>, Action> = { run: fillGap };

/** 9.2 – After the tile a special tile may be played; everybody is asked who could hold a fitting one (K23). */
export const afterPick: TaskHandler<Game, TaskOf<'after-pick'>, Action> = {
  awaits: (state, { side }) => (isAskedAbout(state, side, CHOICE_SPECIALS) ? side : null),
  offers: (state, { side }) =>
    offersOf(side, [...listChoiceSpecials(state, side), { type: 'go-on' }, ...keepOnChoices(state)]),
  choose: (game, task, action) => {
    if (action.type === 'go-on') return game;
    if (action.type === 'keep-on') return keepSpecial(game, task.side);
    return isChoiceSpecial(action) ? playChoiceSpecial(pushTasks(game, task), action) : rejectAction(action);
  },
};
