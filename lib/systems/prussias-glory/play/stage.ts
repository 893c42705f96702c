import type { Stage } from '@/lib/game/contract/play-rules';
import { describeHour, words } from '../view/words';
import { turnOf } from './game';
import type { State, Task, TaskName } from './state';

/** 12 – The phase of a player turn to which a decision belongs. */
const PHASES: Readonly<Record<Exclude<TaskName, 'fire' | 'laying'>, string>> = {
  turn: 'arrival',
  'player-turn': 'arrival',
  arrivals: 'arrival',
  quarters: 'arrival',
  activation: 'activation',
  'awake-choice': 'activation',
  phases: 'command',
  deploy: 'command',
  'look-to-commander': 'command',
  command: 'command',
  inspire: 'command',
  rout: 'rout',
  engage: 'movement',
  march: 'movement',
  marching: 'movement',
  move: 'movement',
  'column-guns': 'movement',
  moving: 'movement',
  entering: 'movement',
  coup: 'reaction',
  'coup-pay': 'reaction',
  threat: 'reaction',
  passivity: 'movement',
  rally: 'rally',
  combat: 'combat',
  surrender: 'combat',
  'retreat-before': 'combat',
  lead: 'combat',
  resolve: 'combat',
  losses: 'losses',
  guns: 'losses',
  further: 'losses',
  retreat: 'losses',
  check: 'losses',
  advance: 'aftermath',
  capture: 'aftermath',
  momentum: 'aftermath',
  charge: 'aftermath',
  blown: 'aftermath',
  clean: 'aftermath',
  joint: 'joint',
  'next-turn': 'joint',
};

/** Tasks that ask somebody something. */
const DECISION_TASKS: readonly TaskName[] = [
  'quarters',
  'activation',
  'awake-choice',
  'deploy',
  'look-to-commander',
  'inspire',
  'march',
  'move',
  'column-guns',
  'moving',
  'entering',
  'coup',
  'coup-pay',
  'threat',
  'fire',
  'laying',
  'combat',
  'retreat-before',
  'lead',
  'resolve',
  'losses',
  'guns',
  'further',
  'retreat',
  'advance',
  'momentum',
  'charge',
  'joint',
];

const phaseOf = (task: Task): string =>
  task.task === 'fire' || task.task === 'laying' ? `${task.phase}-fire` : PHASES[task.task];

export const stage = (state: State): Stage => {
  const [task] = state.over ? [] : state.agenda;
  const side = state.scenario.sides[state.player]?.name ?? '';
  return {
    turn: words('stage', { hour: describeHour(turnOf(state)), side }),
    phase: words(`phase.${task ? phaseOf(task) : 'over'}`),
    asks: words(`asks.${task ? (DECISION_TASKS.includes(task.task) ? task.task : 'other') : 'over'}`),
  };
};
