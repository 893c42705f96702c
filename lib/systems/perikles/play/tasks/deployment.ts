import { type Counter, isSameCounter, tileOf, withoutOne } from '../../data';
import { deployObjections, permissionFrom } from '../../rules/deploying';
import { markersOf } from '../../rules/election';
import { listRecoverable } from '../../rules/losses';
import { commands, type Deployed, leads, withTroop } from '../../rules/relations';
import { countersByTile, MAX_COUNTERS_PER_TILE } from '../../rules/tiles';
import { cityWords, counterWords, spaceWords } from '../../view/words';
import {
  BATTLE_PLACES,
  type BattlePlace,
  CITIES,
  type City,
  POWERS,
  type Power,
  STANCES,
} from '../../vocabulary';
import type { ActionOf } from '../actions';
import {
  changeColumns,
  changeState,
  clockwiseFrom,
  currentTask,
  emit,
  finishTask,
  type Game,
  locationAt,
  nameOf,
  playerLeftOf,
  pushTasks,
  shuffle,
  theatreOf,
} from '../game';
import type { DeployTask, State, TaskOf } from '../state';
import { isAskedToRevolt, isSpartanInfantry, listRevolts, spendSpecial } from './special-tiles';

/** 6.1 – From the first player clockwise everyone takes back a dead counter for each of his cities, then deploys. */
export const nameFirst = (game: Game, by: string, player: string): Game => {
  const { state } = game;
  const recoveries = clockwiseFrom(state, player).flatMap(side =>
    CITIES.filter(city => state.leaders[city] === side).map(
      city => ({ type: 'recover', side, city }) as const,
    ),
  );
  const next = emit(finishTask(game), '6.1', 'named-first', {
    side: nameOf(state, by),
    player: nameOf(state, player),
  });
  return pushTasks(next, ...recoveries, { type: 'next-tile', next: player, shards: 2 });
};

export const deadOf = ({ dead }: State, city: City): readonly Counter[] =>
  dead.filter(counter => counter.city === city);

/** 6.1 – The lowest dead counter of the arm comes back. */
export const recover = (game: Game, task: TaskOf<'recover'>, counter: Counter): Game =>
  emit(
    changeState(finishTask(game), {
      dead: withoutOne(game.state.dead, counter),
      homes: [...game.state.homes, counter],
    }),
    '6.1',
    'recovered',
    { side: nameOf(game.state, task.side), counter: counterWords(counter) },
  );

export const settleRecovery = (game: Game, task: TaskOf<'recover'>): Game | null => {
  const [one, other] = listRecoverable(deadOf(game.state, task.city));
  if (one === undefined) return finishTask(game);
  return other === undefined ? recover(game, task, one) : null;
};

/** 6.2 – The next player clockwise with a tile of so many shards gives it up; after the twos come the ones. */
export const playNextTile = (game: Game, { next, shards }: TaskOf<'next-tile'>): Game => {
  const { state } = game;
  const ofShards = (side: string) => (state.tiles[side] ?? []).filter(id => tileOf(id).shards === shards);
  const side = clockwiseFrom(state, next).find(other => ofShards(other).length > 0);
  if (side === undefined)
    return shards > 1
      ? pushTasks(finishTask(game), { type: 'next-tile', next, shards: shards - 1 })
      : changeState(finishTask(game), { kept: [] });
  const [tile] = ofShards(side);
  const given = changeState(finishTask(game), {
    tiles: { ...state.tiles, [side]: (state.tiles[side] ?? []).filter(id => id !== tile) },
  });
  return pushTasks(
    emit(given, '6.2', 'gave-up-tile', { side: nameOf(state, side), shards }),
    { type: 'deploy', side, left: countersByTile(shards), brought: 0, only: null, refused: [] },
    { type: 'next-tile', next: playerLeftOf(state, side), shards },
  );
};

const toDeployedCounter = (
  side: string,
  { city, arm, value }: Counter,
  place: BattlePlace,
  stance: Deployed['stance'],
): Deployed => ({
  side,
  city,
  arm,
  value,
  place,
  stance,
});

/** Where a counter can go; a place whose defence was refused in this turn is not asked for again (K9). */
export const listSends = (
  state: State,
  side: string,
  counter: Counter,
  refused: readonly BattlePlace[],
): readonly ActionOf<'send'>[] => {
  const theatre = theatreOf(state);
  return BATTLE_PLACES.flatMap(place =>
    STANCES.filter(
      stance =>
        !(stance === 'defend' && refused.includes(place)) &&
        deployObjections(theatre, toDeployedCounter(side, counter, place, stance)).length === 0,
    ).map(stance => ({ type: 'send', place, stance }) as const),
  );
};

/** Counters that he commands and that have somewhere to go; equal ones once. */
export const listTakes = (
  state: State,
  { side, only, refused }: Pick<DeployTask, 'side' | 'only' | 'refused'>,
): readonly ActionOf<'take'>[] => {
  const theatre = theatreOf(state);
  const powers = POWERS.filter(power => commands(theatre, side, power) && (only === null || power === only));
  const distinct = state.homes.filter(
    (counter, index) =>
      powers.includes(counter.city) &&
      state.homes.findIndex(other => isSameCounter(other, counter)) === index,
  );
  const canGo = new Map<string, boolean>();
  return distinct
    .filter(counter => {
      const key = `${counter.city} ${counter.arm}`;
      const known = canGo.get(key) ?? listSends(state, side, counter, refused).length > 0;
      canGo.set(key, known);
      return known;
    })
    .toSorted((one, other) => one.value - other.value)
    .map(({ city, arm, value }) => ({ type: 'take', city, arm, value }) as const);
};

/** 9.5 – A counter drawn at random goes home for this round; it is not lost. */
export const revolt = (game: Game, by: string, source: BattlePlace | 'stock'): Game => {
  const { state } = game;
  const pool: readonly Counter[] =
    source === 'stock' ? state.homes : state.troops.filter(({ place }) => place === source);
  const drawn = shuffle(game, pool.filter(isSpartanInfantry));
  const [found] = drawn.items;
  if (!found) return game;
  const counter: Counter = { city: found.city, arm: found.arm, value: found.value };
  const troops = state.troops.filter(troop => (source === 'stock' ? true : troop !== (found as Deployed)));
  const gone = changeState(spendSpecial(drawn.game, by), {
    troops,
    homes: source === 'stock' ? withoutOne(state.homes, counter) : state.homes,
    resting: [...state.resting, counter],
  });
  return emit(
    gone,
    '9.5',
    'revolted',
    { side: nameOf(state, by), counter: counterWords(counter) },
    { faces: [] },
  );
};

const requireDeployTask = (state: State): DeployTask => {
  const head = currentTask(state);
  if (head.type !== 'deploy') throw new Error('nobody is deploying');
  return head;
};

/** 6.3, 6.6 – A counter comes to a side of a place, with the war or the alliance that follows. */
export const arrive = (game: Game, troop: Deployed): Game => {
  const { state } = game;
  const { troops, relations } = withTroop(theatreOf(state), troop);
  const task = requireDeployTask(state);
  const come = changeState(game, {
    troops,
    relations,
    homes: withoutOne(state.homes, troop),
    agenda: [{ ...task, left: task.left - 1, brought: task.brought + 1 }, ...state.agenda.slice(1)],
  });
  return emit(come, '6.4', 'deployed', {
    side: nameOf(state, troop.side),
    counter: counterWords({ ...troop, value: null }),
    place: placeName(state, troop.place),
    stance: troop.stance,
  });
};

const placeName = (state: State, place: BattlePlace) => locationAt(state, place)?.name ?? spaceWords(place);

/** 6.5 – Whoever defends another's place asks its leader, once for each place and round. */
export const send = (
  game: Game,
  { side, counter }: TaskOf<'send'>,
  { place, stance }: ActionOf<'send'>,
): Game => {
  const troop = toDeployedCounter(side, counter, place, stance);
  const leader = permissionFrom(theatreOf(game.state), troop);
  const isPermitted = game.state.permissions.some(other => other.side === side && other.place === place);
  return leader === null || isPermitted
    ? arrive(finishTask(game), troop)
    : pushTasks(finishTask(game), { type: 'permit', side: leader, troop });
};

export const answerPermission = (game: Game, { side, troop }: TaskOf<'permit'>, isAllowed: boolean): Game => {
  const { state } = game;
  const values = {
    side: nameOf(state, side),
    player: nameOf(state, troop.side),
    place: placeName(state, troop.place),
  };
  if (!isAllowed) {
    const task = requireDeployTask(finishTask(game).state);
    const refused = pushTasks(finishTask(finishTask(game)), {
      ...task,
      refused: [...task.refused, troop.place],
    });
    return emit(refused, '6.5', 'refused', values);
  }
  const permissions = [...state.permissions, { side: troop.side, place: troop.place }];
  return arrive(emit(changeState(finishTask(game), { permissions }), '6.5', 'allowed', values), troop);
};

/** 6.8 – After a tile that brought counters a marker may bring two more of its city; Persians take it from anywhere. */
export const listSpends = (state: State, side: string): readonly ActionOf<'spend'>[] =>
  CITIES.filter(city => {
    const power = powerFor(state, side, city);
    return (
      power !== null &&
      markersOf(state.columns[city], side) > 0 &&
      listTakes(state, { side, only: power, refused: [] }).length > 0
    );
  }).map(city => ({ type: 'spend', city }) as const);

const powerFor = (state: State, side: string, city: City): Power | null => {
  const theatre = theatreOf(state);
  if (commands(theatre, side, 'persia')) return 'persia';
  return leads(theatre, side, city) ? city : null;
};

export const spend = (game: Game, side: string, city: City): Game => {
  const only = powerFor(game.state, side, city);
  const paid = emit(changeColumns(finishTask(game), city, side, -1), '6.8', 'spent', {
    side: nameOf(game.state, side),
    city: cityWords(city),
  });
  return pushTasks(paid, {
    type: 'deploy',
    side,
    left: MAX_COUNTERS_PER_TILE,
    brought: 0,
    only,
    refused: [],
  });
};

/**
 * A turn of deployment is over when nothing can be chosen any more. Whoever could have a revolt to play is asked once more, as all
 * are: after counters together with the question for further ones (K23).
 */
export const settleDeploy = (game: Game, task: DeployTask): Game | null => {
  const { side, left, only, brought } = task;
  if (left > 0 && listTakes(game.state, task).length > 0) return null;
  const isAsked = game.state.asksAll
    ? brought === 0 && isAskedToRevolt(game.state, side)
    : listRevolts(game.state, side).length > 0;
  return only === null && isAsked ? null : endDeploy(game, task);
};

/** 6.8 – A tile that brought counters allows further ones. */
export const endDeploy = (game: Game, { side, brought, only }: DeployTask): Game =>
  only === null && brought > 0 && isAskedFurther(game.state, side)
    ? pushTasks(finishTask(game), { type: 'further', side })
    : finishTask(game);

export const isAskedFurther = (state: State, side: string): boolean =>
  listSpends(state, side).length > 0 || (state.asksAll && isAskedToRevolt(state, side));
