import { findUnit, getUnit, isInSight } from './field';
import { currentTask, finishTask, type Game } from './game';
import type { State } from './state';
import { endTurn } from './tasks/ending';
import { runMelee } from './tasks/melee/melee';
import { runNextTest, startTests } from './tasks/morale/morale-tests';
import { beginTurn, mayEncourage, rallyUnits } from './tasks/morale/rally';
import { recoilUnits } from './tasks/morale/recoil';
import { retreatUnits } from './tasks/morale/retreats';
import { runMoves } from './tasks/movement/moves';
import { callLateUnits, findArrivalObjections, listArrivalPlaces } from './tasks/setup/arrivals';
import { enterTable, findEntryObjections, listEntryPlaces } from './tasks/setup/column-entry';
import { mayUnfold } from './tasks/setup/concealment';
import { runSetUp } from './tasks/setup/deployment';
import { listDummies } from './tasks/setup/dummy-units';
import { compareStakes } from './tasks/setup/stratagems';
import { shootEngine } from './tasks/shooting/engines';
import { layFire } from './tasks/shooting/fires';
import { unlitOxenOf } from './tasks/shooting/fireworks';
import { setTowerOnFire } from './tasks/shooting/tower-fires';
import { askForAims, runLoss, shootVolleys } from './tasks/shooting/volleys';
import { tryBreaches } from './tasks/siege/gates-and-breaches';
import { finishClimbs } from './tasks/siege/ladders';

/** Carries out what needs no decision until somebody must decide or the battle is over. */
export const runAgenda = (game: Game): Game => {
  let now = game;
  for (let next = runTask(now); next !== null; next = runTask(now)) now = next;
  return now;
};

/** One task carried out; null: it waits for a decision. */
const runTask = (game: Game): Game | null => {
  const task = currentTask(game.state);
  switch (task.type) {
    case 'stratagems':
      return compareStakes(game);
    case 'sham':
      return task.left > 0 && listDummies(game.state, task.side).length > 0 ? null : finishTask(game);
    case 'unfold':
      return mayUnfold(game.state, getUnit(game.state.units, task.unit)) ? null : finishTask(game);
    case 'breaches':
      return tryBreaches(game, task);
    case 'set-up':
      return runSetUp(game, task);
    case 'enter':
      return runEntry(game, task.unit);
    case 'begin-turn':
      return beginTurn(game);
    case 'rally':
      return rallyUnits(game);
    case 'encourage':
      return mayEncourage(game, task) ? null : finishTask(game);
    case 'late':
      return callLateUnits(game);
    case 'arrive':
      return canArrive(game.state, task.unit) ? null : finishTask(game);
    case 'retreats':
      return retreatUnits(game);
    case 'climbs':
      return finishClimbs(game);
    case 'move':
      return runMoves(game, task);
    case 'march':
    case 'evade':
      return isInSight(getUnit(game.state.units, task.unit)) || task.type === 'march'
        ? null
        : finishTask(game);
    case 'shoot':
      return askForAims(game, task);
    case 'volleys':
      return shootVolleys(game, task);
    case 'engine':
      return shootEngine(game, task);
    case 'lose':
      return runLoss(game, task);
    case 'recoil':
      return recoilUnits(game);
    case 'lay-fire':
      return findUnit(game.state.units, task.piece) ? setTowerOnFire(game, task) : layFire(game, task);
    case 'melee':
      return runMelee(game);
    case 'oxen':
      return unlitOxenOf(game.state, task.side).length > 0 ? null : finishTask(game);
    case 'morale':
      return startTests(game);
    case 'tests':
      return runNextTest(game);
    case 'end-turn':
      return endTurn(game);
    default:
      return null;
  }
};

/** 9.1 – Where the edges are full it waits for another turn. */
const canArrive = (state: State, id: string): boolean => {
  const unit = getUnit(state.units, id);
  return listArrivalPlaces(state, unit).some(place => findArrivalObjections(state, unit, place).length === 0);
};

/** 8.2 – The first of the column chooses where it comes on, the others follow; where it is full they wait. */
const runEntry = (game: Game, id: string): Game | null => {
  const unit = getUnit(game.state.units, id);
  const places = listEntryPlaces(game.state, unit).filter(
    place => findEntryObjections(game.state, unit, place).length === 0,
  );
  const [only] = places;
  if (!only) return finishTask(game);
  return game.state.entry ? enterTable(game, id, only) : null;
};
