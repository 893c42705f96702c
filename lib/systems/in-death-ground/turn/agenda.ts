import { isInSight, knownUnit, unitById } from '../field';
import type { State } from '../state';
import { arrivalBans, arrivalPlaces, callLate } from './arrivals';
import { mayUnfold } from './concealment';
import { settleSetUp } from './deploying';
import { endTurn } from './ending';
import { shootEngine } from './engines';
import { layFire } from './fires';
import { unlitOf } from './fireworks';
import { done, type Game, headOf } from './game';
import { lightTower } from './kindling';
import { arriveOnWall } from './ladders';
import { meleeAll } from './melees';
import { settleMoves } from './moves';
import { beginTurn, mayEncourage, rallyAll } from './rally';
import { putBack } from './recoil';
import { retreatAll } from './retreats';
import { enter, entryBans, entryPlaces } from './setting-up';
import { shamsFor } from './shams';
import { compareStakes } from './stratagems';
import { testAll, testNext } from './tests';
import { settleLoss, settleShooting, volleys } from './volleys';
import { tryBreaches } from './walls';

/** Carries out what needs no decision until somebody must decide or the battle is over. */
export const runOn = (game: Game): Game => {
  let now = game;
  for (let next = step(now); next !== null; next = step(now)) now = next;
  return now;
};

/** One task carried out; null: it waits for a decision. */
const step = (game: Game): Game | null => {
  const task = headOf(game.state);
  switch (task.type) {
    case 'stratagems':
      return compareStakes(game);
    case 'sham':
      return task.left > 0 && shamsFor(game.state, task.side).length > 0 ? null : done(game);
    case 'unfold':
      return mayUnfold(game.state, knownUnit(game.state.units, task.unit)) ? null : done(game);
    case 'breaches':
      return tryBreaches(game, task);
    case 'set-up':
      return settleSetUp(game, task);
    case 'enter':
      return settleEntry(game, task.unit);
    case 'begin-turn':
      return beginTurn(game);
    case 'rally':
      return rallyAll(game);
    case 'encourage':
      return mayEncourage(game, task) ? null : done(game);
    case 'late':
      return callLate(game);
    case 'arrive':
      return canArrive(game.state, task.unit) ? null : done(game);
    case 'retreats':
      return retreatAll(game);
    case 'climbs':
      return arriveOnWall(game);
    case 'move':
      return settleMoves(game, task);
    case 'march':
    case 'evade':
      return isInSight(knownUnit(game.state.units, task.unit)) || task.type === 'march' ? null : done(game);
    case 'shoot':
      return settleShooting(game, task);
    case 'volleys':
      return volleys(game, task);
    case 'engine':
      return shootEngine(game, task);
    case 'lose':
      return settleLoss(game, task);
    case 'recoil':
      return putBack(game);
    case 'lay-fire':
      return unitById(game.state.units, task.piece) ? lightTower(game, task) : layFire(game, task);
    case 'melee':
      return meleeAll(game);
    case 'oxen':
      return unlitOf(game.state, task.side).length > 0 ? null : done(game);
    case 'morale':
      return testAll(game);
    case 'tests':
      return testNext(game);
    case 'end-turn':
      return endTurn(game);
    default:
      return null;
  }
};

/** 9.1 – Where the edges are full it waits for another turn. */
const canArrive = (state: State, id: string): boolean => {
  const unit = knownUnit(state.units, id);
  return arrivalPlaces(state, unit).some(place => arrivalBans(state, unit, place).length === 0);
};

/** 8.2 – The first of the column chooses where it comes on, the others follow; where it is full they wait. */
const settleEntry = (game: Game, id: string): Game | null => {
  const unit = knownUnit(game.state.units, id);
  const places = entryPlaces(game.state, unit).filter(
    place => entryBans(game.state, unit, place).length === 0,
  );
  const [only] = places;
  if (!only) return done(game);
  return game.state.entry ? enter(game, id, only) : null;
};
