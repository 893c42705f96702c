import type { TaskHandler } from '@/lib/game/play/task-runner';
import { type Counter, tileOf, withoutOne } from '../../data';
import { listRecoverable } from '../../rules/losses';
import { countersByTile } from '../../rules/tiles';
import { describeCounter } from '../../view/words';
import { CITIES, type City } from '../../vocabulary';
import type { Action } from '../actions';
import {
  changeState,
  clockwiseFrom,
  emit,
  type Game,
  nameOf,
  playerLeftOf,
  pushTasks,
  sidesOf,
} from '../game';
import type { State, TaskOf } from '../state';
import { offersOf, rejectAction } from './offering';

/** 6.1 – From the first player clockwise everyone takes back a dead counter for each of their cities, then deploys. */
const setFirstPlayer = (game: Game, by: string, player: string): Game => {
  const { state } = game;
  const recoveries = clockwiseFrom(state, player).flatMap(side =>
    CITIES.filter(city => state.leaders[city] === side).map(
      city => ({ type: 'recover', side, city }) as const,
    ),
  );
  const next = emit(game, '6.1', 'named-first', () => ({
    side: nameOf(state, by),
    player: nameOf(state, player),
  }));
  return pushTasks(next, ...recoveries, { type: 'next-tile', next: player, shards: 2 });
};

const deadOf = ({ dead }: State, city: City): readonly Counter[] =>
  dead.filter(counter => counter.city === city);

/** 6.1 – The lowest dead counter of the arm comes back. */
const recoverCounter = (game: Game, task: TaskOf<'recover'>, counter: Counter): Game =>
  emit(
    changeState(game, {
      dead: withoutOne(game.state.dead, counter),
      homes: [...game.state.homes, counter],
    }),
    '6.1',
    'recovered',
    () => ({ side: nameOf(game.state, task.side), counter: describeCounter(counter) }),
  );

/** 6.2 – The next player clockwise with a tile of this many shards gives it up; after the twos come the ones. */
const playNextTile = (game: Game, { next, shards }: TaskOf<'next-tile'>): Game => {
  const { state } = game;
  const ofShards = (side: string) => (state.tiles[side] ?? []).filter(id => tileOf(id).shards === shards);
  const side = clockwiseFrom(state, next).find(other => ofShards(other).length > 0);
  if (side === undefined)
    return shards > 1
      ? pushTasks(game, { type: 'next-tile', next, shards: shards - 1 })
      : changeState(game, { kept: [] });
  const [tile] = ofShards(side);
  const given = changeState(game, {
    tiles: { ...state.tiles, [side]: (state.tiles[side] ?? []).filter(id => id !== tile) },
  });
  return pushTasks(
    emit(given, '6.2', 'gave-up-tile', () => ({ side: nameOf(state, side), shards })),
    { type: 'deploy', side, left: countersByTile(shards), brought: 0, only: null, refused: [] },
    { type: 'next-tile', next: playerLeftOf(state, side), shards },
  );
};

/** 6.1 – Who deploys first is named by the leader of Sparta. */
export const nameFirst: TaskHandler<Game, TaskOf<'name-first'>, Action> = {
  awaits: (_state, { side }) => side,
  offers: (state, { side }) =>
    offersOf(
      side,
      sidesOf(state).map(player => ({ type: 'name-first', player })),
    ),
  choose: (game, { side }, action) =>
    action.type === 'name-first' ? setFirstPlayer(game, side, action.player) : rejectAction(action),
};

const listChances = (state: State, { city }: TaskOf<'recover'>): readonly Counter[] =>
  listRecoverable(deadOf(state, city));

/** 6.1 – A dead counter comes back; the leader chooses the arm where both are available. */
export const recover: TaskHandler<Game, TaskOf<'recover'>, Action> = {
  awaits: (state, task) => (listChances(state, task).length > 1 ? task.side : null),
  offers: (state, task) =>
    offersOf(
      task.side,
      listChances(state, task).map(({ arm }) => ({ type: 'recover', arm })),
    ),
  choose: (game, task, action) => {
    if (action.type !== 'recover') return rejectAction(action);
    const counter = listChances(game.state, task).find(({ arm }) => arm === action.arm);
    return counter ? recoverCounter(game, task, counter) : game;
  },
  run: (game, task) => {
    const [only] = listChances(game.state, task);
    return only ? recoverCounter(game, task, only) : game;
  },
};

export const nextTile: TaskHandler<Game, TaskOf<'next-tile'>, Action> = { run: playNextTile };
