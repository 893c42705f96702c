import { listRecoverable } from '../rules/losses';
import type { Action } from './actions';
import { currentTask, finishTask, type Game, pushTasks } from './game';
import { runAgenda } from './sequence';
import type { State, Task, TaskOf, TaskType } from './state';
import { double, fight, giveToken, loseCounter, lossesOf } from './tasks/battles';
import {
  answerPermission,
  deadOf,
  endDeploy,
  nameFirst,
  recover,
  revolt,
  send,
  spend,
} from './tasks/deployment';
import {
  assassinate,
  layOne,
  nominate,
  passNomination,
  playAlkibiades,
  playPerikles,
  playPlague,
  shiftMarker,
  takeTile,
} from './tasks/influence';
import { keepSpecial } from './tasks/special-tiles';

const requireTask = <Type extends TaskType>(state: State, type: Type): TaskOf<Type> => {
  const task: Task = currentTask(state);
  if (task.type !== type) throw new Error(`not the moment: ${task.type}`);
  return task as TaskOf<Type>;
};

/** Carries out a choice that nobody objects to, and all that follows from it. */
export const applyAction = (game: Game, action: Action): Game => runAgenda(applyChoice(game, action));

const applyChoice = (game: Game, action: Action): Game =>
  applyInfluence(game, action) ?? applyDeployment(game, action) ?? applyBattle(game, action);

const applyLay = (game: Game, side: string, city: Parameters<typeof layOne>[2]): Game => {
  const task = currentTask(game.state);
  const laid = layOne(finishTask(game), side, city, task.type === 'free-marker' ? '2.2' : '4.1');
  return task.type === 'any-city' && task.left > 1 ? pushTasks(laid, { ...task, left: task.left - 1 }) : laid;
};

/** Choices of the phases before there are leaders. */
const applyInfluence = (game: Game, action: Action): Game | null => {
  const { by } = action;
  switch (action.type) {
    case 'lay':
      return applyLay(game, by, action.city);
    case 'pick':
      return takeTile(game, by, action.tile);
    case 'nominate':
      return currentTask(game.state).type === 'nominate'
        ? passNomination(nominate(game, by, action), by)
        : nominate(finishTask(game), by, action);
    case 'assassinate':
      return assassinate(finishTask(game), by, action);
    case 'perikles':
      return playPerikles(game, by);
    case 'plague':
      return playPlague(game, by, action.city);
    case 'alkibiades':
      return playAlkibiades(game, by, action.to);
    case 'shift':
      return shiftMarker(game, requireTask(game.state, 'shift'), action);
    case 'go-on':
      return finishTask(game);
    case 'keep-on':
      return finishKeeping(keepSpecial(game, by));
    default:
      return null;
  }
};

/** K23 – Whatever he was asked when he said so is answered. */
const finishKeeping = (game: Game): Game => {
  const task = currentTask(game.state);
  return task.type === 'deploy' ? endDeploy(game, task) : finishTask(game);
};

/** Choices of commanders. */
const applyDeployment = (game: Game, action: Action): Game | null => {
  const { by } = action;
  switch (action.type) {
    case 'name-first':
      return nameFirst(game, by, action.player);
    case 'recover':
      return applyRecovery(game, action.arm);
    case 'take':
      return pushTasks(game, {
        type: 'send',
        side: by,
        counter: { city: action.city, arm: action.arm, value: action.value },
      });
    case 'send':
      return send(game, requireTask(game.state, 'send'), action);
    case 'stop':
      return endDeploy(game, requireTask(game.state, 'deploy'));
    case 'slave-revolt':
      return revolt(game, by, action.source);
    case 'allow':
    case 'refuse':
      return answerPermission(game, requireTask(game.state, 'permit'), action.type === 'allow');
    case 'spend':
      return spend(game, by, action.city);
    case 'no-further':
      return finishTask(game);
    default:
      return null;
  }
};

const applyRecovery = (game: Game, arm: string): Game => {
  const task = requireTask(game.state, 'recover');
  const counter = listRecoverable(deadOf(game.state, task.city)).find(other => other.arm === arm);
  return counter ? recover(game, task, counter) : finishTask(game);
};

const applyBattle = (game: Game, action: Action): Game => {
  switch (action.type) {
    case 'double':
      return double(finishTask(game), action.by);
    case 'token':
      return giveToken(finishTask(game), action.by, action.fighter);
    case 'fight':
      return fight(game);
    case 'lose':
      return applyLoss(game, action.city);
    default:
      return finishTask(game);
  }
};

const applyLoss = (game: Game, city: string): Game => {
  const { beaten } = requireTask(game.state, 'loss');
  const counter = lossesOf(game.state, beaten).find(other => other.city === city);
  return counter ? loseCounter(finishTask(game), counter) : finishTask(game);
};
