import type { Action } from '../actions';
import { recoverable } from '../rules/losses';
import type { State, Task, TaskOf, TaskType } from '../state';
import { runOn } from './agenda';
import { double, fight, giveToken, lose, lossesOf } from './battles';
import { answer, deadOf, endDeploy, nameFirst, recover, revolt, send, spend } from './deployment';
import { done, first, type Game, headOf } from './game';
import {
  assassinate,
  layOne,
  nominate,
  passOn,
  playAlkibiades,
  playPerikles,
  playPlague,
  shift,
  takeTile,
} from './influence';
import { keepOn } from './specials';

const taskOf = <Type extends TaskType>(state: State, type: Type): TaskOf<Type> => {
  const task: Task = headOf(state);
  if (task.type !== type) throw new Error(`not the moment: ${task.type}`);
  return task as TaskOf<Type>;
};

/** Carries out a choice that nobody objects to, and all that follows from it. */
export const carryOut = (game: Game, action: Action): Game => runOn(chosen(game, action));

const chosen = (game: Game, action: Action): Game =>
  inInfluence(game, action) ?? inDeployment(game, action) ?? inBattle(game, action);

const layMarker = (game: Game, side: string, city: Parameters<typeof layOne>[2]): Game => {
  const task = headOf(game.state);
  const laid = layOne(done(game), side, city, task.type === 'free-marker' ? '2.2' : '4.1');
  return task.type === 'any-city' && task.left > 1 ? first(laid, { ...task, left: task.left - 1 }) : laid;
};

/** Choices of the phases before there are leaders. */
const inInfluence = (game: Game, action: Action): Game | null => {
  const { by } = action;
  switch (action.type) {
    case 'lay':
      return layMarker(game, by, action.city);
    case 'pick':
      return takeTile(game, by, action.tile);
    case 'nominate':
      return headOf(game.state).type === 'nominate'
        ? passOn(nominate(game, by, action), by)
        : nominate(done(game), by, action);
    case 'assassinate':
      return assassinate(done(game), by, action);
    case 'perikles':
      return playPerikles(game, by);
    case 'plague':
      return playPlague(game, by, action.city);
    case 'alkibiades':
      return playAlkibiades(game, by, action.to);
    case 'shift':
      return shift(game, taskOf(game.state, 'shift'), action);
    case 'go-on':
      return done(game);
    case 'keep-on':
      return afterKeeping(keepOn(game, by));
    default:
      return null;
  }
};

/** K23 – Whatever he was asked when he said so is answered. */
const afterKeeping = (game: Game): Game => {
  const task = headOf(game.state);
  return task.type === 'deploy' ? endDeploy(game, task) : done(game);
};

/** Choices of commanders. */
const inDeployment = (game: Game, action: Action): Game | null => {
  const { by } = action;
  switch (action.type) {
    case 'name-first':
      return nameFirst(game, by, action.player);
    case 'recover':
      return recovered(game, action.arm);
    case 'take':
      return first(game, {
        type: 'send',
        side: by,
        counter: { city: action.city, arm: action.arm, value: action.value },
      });
    case 'send':
      return send(game, taskOf(game.state, 'send'), action);
    case 'stop':
      return endDeploy(game, taskOf(game.state, 'deploy'));
    case 'slave-revolt':
      return revolt(game, by, action.source);
    case 'allow':
    case 'refuse':
      return answer(game, taskOf(game.state, 'permit'), action.type === 'allow');
    case 'spend':
      return spend(game, by, action.city);
    case 'no-further':
      return done(game);
    default:
      return null;
  }
};

const recovered = (game: Game, arm: string): Game => {
  const task = taskOf(game.state, 'recover');
  const counter = recoverable(deadOf(game.state, task.city)).find(other => other.arm === arm);
  return counter ? recover(game, task, counter) : done(game);
};

const inBattle = (game: Game, action: Action): Game => {
  switch (action.type) {
    case 'double':
      return double(done(game), action.by);
    case 'token':
      return giveToken(done(game), action.by, action.fighter);
    case 'fight':
      return fight(game);
    case 'lose':
      return lost(game, action.city);
    default:
      return done(game);
  }
};

const lost = (game: Game, city: string): Game => {
  const { beaten } = taskOf(game.state, 'loss');
  const counter = lossesOf(game.state, beaten).find(other => other.city === city);
  return counter ? lose(done(game), counter) : done(game);
};
