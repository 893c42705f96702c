import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import { tileOf } from '../../data';
import { cite } from '../../rulebook';
import { elect, lostToPlague, markersOf, mayNominate } from '../../rules/election';
import { tilesToTake } from '../../rules/tiles';
import { tileWords } from '../../view/tile-words';
import { cityWords, WORDS } from '../../view/words';
import { CITIES, type City } from '../../vocabulary';
import type { ActionOf, Choice } from '../actions';
import {
  changeColumns,
  changeState,
  emit,
  finishTask,
  type Game,
  layMarkers,
  nameOf,
  playerLeftOf,
  pushTasks,
  shuffle,
  sidesOf,
} from '../game';
import type { State, TaskOf } from '../state';
import { spendSpecial } from './special-tiles';

/** 4.1 – Takes a tile, lays markers and does what its symbol says; then the gap is filled. */
export const takeTile = (game: Game, side: string, id: string): Game => {
  const { state } = game;
  const tile = tileOf(id);
  const taken = changeState(finishTask(game), {
    shown: state.shown.filter(other => other !== id),
    tiles: { ...state.tiles, [side]: [...(state.tiles[side] ?? []), id] },
  });
  const next = emit(taken, '4.1', 'took-tile', { side: nameOf(state, side), tile: tileWords(id) });
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
export const refill = (game: Game, { at }: TaskOf<'refill'>): Game => {
  const { shown, deck } = game.state;
  const [next, ...rest] = deck;
  if (next === undefined) return finishTask(game);
  const filled = changeState(finishTask(game), { shown: shown.toSpliced(at, 0, next), deck: rest });
  return emit(filled, '4.1', 'laid-out', { tile: tileWords(next) }, { faces: [] });
};

export const listPicks = ({ shown, tiles }: State, side: string): readonly Choice[] =>
  tilesToTake(shown, tiles[side] ?? []).map(tile => ({ type: 'pick', tile }));

/** 4.1 – Lays one marker into a city of choice. */
export const layOne = (game: Game, side: string, city: City, section: '2.2' | '4.1'): Game =>
  emit(layMarkers(game, side, city, 1), section, 'laid', {
    side: nameOf(game.state, side),
    city: cityWords(city),
    count: 1,
  });

export const listNominations = ({ columns, candidates, scenario }: State, by: string): readonly Choice[] =>
  CITIES.flatMap(city =>
    scenario.sides
      .filter(({ id }) => mayNominate(columns[city], candidates[city], by, id))
      .map(({ id }): Choice => ({ type: 'nominate', city, owner: id })),
  );

/** 5.1 – A marker goes from the columns to the first free candidate field. */
export const nominate = (game: Game, by: string, { city, owner }: ActionOf<'nominate'>): Game => {
  const moved = changeColumns(game, city, owner, -1);
  const { candidates } = moved.state;
  const standing = changeState(moved, {
    candidates: { ...candidates, [city]: [...candidates[city], owner] },
  });
  return emit(standing, '5.1', 'nominated', {
    side: nameOf(game.state, by),
    owner: nameOf(game.state, owner),
    city: cityWords(city),
  });
};

export const listVictims = ({ columns, candidates, scenario }: State): readonly Choice[] =>
  CITIES.flatMap(city =>
    scenario.sides.flatMap(({ id }): readonly Choice[] => [
      ...(markersOf(columns[city], id) > 0
        ? [{ type: 'assassinate', city, owner: id, from: 'columns' } as const]
        : []),
      ...(candidates[city].includes(id)
        ? [{ type: 'assassinate', city, owner: id, from: 'candidates' } as const]
        : []),
    ]),
  );

/** 4.2 – One marker goes back to its owner; the second candidate moves up when the first is gone. */
export const assassinate = (game: Game, by: string, { city, owner, from }: ActionOf<'assassinate'>): Game => {
  const { candidates } = game.state;
  const struck =
    from === 'columns'
      ? changeColumns(game, city, owner, -1)
      : changeState(game, {
          candidates: { ...candidates, [city]: candidates[city].filter(other => other !== owner) },
        });
  return emit(struck, '4.2', 'assassinated', {
    side: nameOf(game.state, by),
    owner: nameOf(game.state, owner),
    city: cityWords(city),
  });
};

/** 5.1 – Clockwise until nobody can nominate; who cannot is passed over. */
export const settleNominations = (game: Game, { side }: TaskOf<'nominate'>): Game | null => {
  const { state } = game;
  if (listNominations(state, side).length > 0) return null;
  const isOver = sidesOf(state).every(other => listNominations(state, other).length === 0);
  return isOver ? finishTask(game) : passNomination(game, side);
};

export const passNomination = (game: Game, side: string): Game =>
  pushTasks(finishTask(game), { type: 'nominate', side: playerLeftOf(game.state, side) });

/** 5.2 – Every city elects; candidates go back to their owners. */
export const electAll = (game: Game): Game => CITIES.reduce(electIn, finishTask(game));

const electIn = (game: Game, city: City): Game => {
  const { columns, candidates, leaders } = game.state;
  const election = elect(columns[city], candidates[city]);
  if (!election) return emit(game, '5.2', 'no-leader', { city: cityWords(city) });
  const elected = changeState(game, {
    columns: { ...columns, [city]: election.columns },
    candidates: { ...candidates, [city]: [] },
    leaders: { ...leaders, [city]: election.leader },
  });
  const values = {
    side: nameOf(game.state, election.leader),
    city: cityWords(city),
    removed: election.removed,
  };
  return emit(elected, '5.2', 'elected', values, { because: voteLines(game.state, city) });
};

/** 5.2 – The markers behind each candidate. */
const voteLines = (state: State, city: City): readonly BreakdownLine[] =>
  state.candidates[city].map(owner => ({
    label: { code: `${WORDS}.figure.votes`, values: { owner: nameOf(state, owner) } },
    value: markersOf(state.columns[city], owner),
    rule: cite('5.2'),
    isFigure: true,
  }));

const PERIKLES_MARKERS = 2;

/** 9.7 – Two markers of one's own into Athens. */
export const playPerikles = (game: Game, side: string): Game =>
  emit(layMarkers(spendSpecial(game, side), side, 'athens', PERIKLES_MARKERS), '9.7', 'special-played', {
    side: nameOf(game.state, side),
    special: { code: 'words.perikles.special.perikles' },
  });

/** 9.10 – Everybody loses half of his markers in one city. */
export const playPlague = (game: Game, side: string, city: City): Game => {
  const struck = sidesOf(game.state).reduce(
    (now, owner) => {
      const { columns, candidates } = now.state;
      const standing = candidates[city].filter(other => other === owner).length;
      return changeColumns(now, city, owner, -lostToPlague(markersOf(columns[city], owner), standing));
    },
    spendSpecial(game, side),
  );
  return emit(struck, '9.10', 'plague-struck', { side: nameOf(game.state, side), city: cityWords(city) });
};

const ALKIBIADES_MARKERS = 2;

/** 9.3 – Two markers of anybody go to one city. */
export const playAlkibiades = (game: Game, side: string, to: City): Game =>
  pushTasks(
    emit(spendSpecial(game, side), '9.3', 'special-played', {
      side: nameOf(game.state, side),
      special: { code: 'words.perikles.special.alkibiades' },
    }),
    { type: 'shift', side, to, left: ALKIBIADES_MARKERS },
  );

export const listShifts = ({ columns, scenario }: State, to: City): readonly Choice[] =>
  CITIES.filter(city => city !== to).flatMap(city =>
    scenario.sides
      .filter(({ id }) => markersOf(columns[city], id) > 0)
      .map(({ id }): Choice => ({ type: 'shift', city, owner: id })),
  );

export const shiftMarker = (game: Game, task: TaskOf<'shift'>, { city, owner }: ActionOf<'shift'>): Game => {
  const moved = changeColumns(changeColumns(finishTask(game), city, owner, -1), task.to, owner, 1);
  const next = emit(moved, '9.3', 'shifted', {
    owner: nameOf(game.state, owner),
    from: cityWords(city),
    city: cityWords(task.to),
  });
  return task.left > 1 ? pushTasks(next, { ...task, left: task.left - 1 }) : next;
};

/** 9.2 – The special tiles that belong into a player's own turn of choosing. */
export const listChoiceSpecials = (state: State, side: string): readonly Choice[] => {
  switch (state.specials[side]) {
    case 'perikles':
      return [{ type: 'perikles' }];
    case 'plague':
      return CITIES.map(city => ({ type: 'plague', city }));
    case 'alkibiades':
      return CITIES.filter(to => listShifts(state, to).length > 0).map(to => ({ type: 'alkibiades', to }));
    default:
      return [];
  }
};

/** 3.2 – All tiles are shuffled; ten lie open. */
export const layOutTiles = (game: Game, ids: readonly string[], open: readonly string[]): Game => {
  const rest = shuffle(
    game,
    ids.filter(id => !open.includes(id)),
  );
  const all = [...open, ...rest.items];
  return changeState(rest.game, { shown: all.slice(0, OPEN_TILES), deck: all.slice(OPEN_TILES) });
};

const OPEN_TILES = 10;
