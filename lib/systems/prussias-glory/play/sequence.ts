import type { Finding } from '@/lib/game/contract/finding';
import { createTaskRunner } from '@/lib/game/play/task-runner';
import type { Action } from './actions';
import { type Transition, withoutEvents } from './game';
import type { State, Task, TaskName } from './state';
import { adaptHandler, type TaskHandler } from './task-handler';
import { advanceHandler, captureHandler } from './tasks/combat/advance-and-capture';
import { blownHandler, chargeHandler } from './tasks/combat/charge';
import { combatHandler, leadHandler } from './tasks/combat/combat';
import { fireHandler, layingHandler } from './tasks/combat/fire';
import { furtherHandler, gunsHandler, lossesHandler } from './tasks/combat/losses';
import { momentumHandler } from './tasks/combat/momentum';
import { resolveHandler, surrenderHandler } from './tasks/combat/resolve-combat';
import { checkHandler, retreatHandler } from './tasks/combat/retreat/retreat';
import { retreatBeforeHandler } from './tasks/combat/retreat/retreat-before-combat';
import {
  activationHandler,
  commandHandler,
  deployHandler,
  inspireHandler,
} from './tasks/command/activation-and-command';
import { lookToCommanderHandler } from './tasks/command/look-to-commander';
import { coupHandler, coupPayHandler, threatHandler } from './tasks/command/reactions';
import { columnGunsHandler } from './tasks/movement/form-column';
import { moveHandler } from './tasks/movement/move';
import { movingHandler } from './tasks/movement/moving';
import { arrivalsHandler, quartersHandler } from './tasks/scenario/arrivals';
import { marchHandler, marchingHandler } from './tasks/scenario/compulsory-march';
import { awakeChoiceHandler } from './tasks/scenario/declared-advance';
import { enteringHandler } from './tasks/scenario/entry';
import { jointHandler } from './tasks/turn/joint-phase';
import {
  cleanHandler,
  engageHandler,
  nextTurnHandler,
  passivityHandler,
  phasesHandler,
  playerTurnHandler,
  rallyHandler,
  routHandler,
  turnHandler,
} from './tasks/turn/turn-phases';

const HANDLERS: { readonly [Name in TaskName]: TaskHandler<Name> } = {
  turn: turnHandler,
  'player-turn': playerTurnHandler,
  arrivals: arrivalsHandler,
  quarters: quartersHandler,
  activation: activationHandler,
  'awake-choice': awakeChoiceHandler,
  phases: phasesHandler,
  deploy: deployHandler,
  'look-to-commander': lookToCommanderHandler,
  command: commandHandler,
  inspire: inspireHandler,
  rout: routHandler,
  engage: engageHandler,
  march: marchHandler,
  marching: marchingHandler,
  move: moveHandler,
  moving: movingHandler,
  entering: enteringHandler,
  'column-guns': columnGunsHandler,
  coup: coupHandler,
  'coup-pay': coupPayHandler,
  threat: threatHandler,
  passivity: passivityHandler,
  fire: fireHandler,
  laying: layingHandler,
  rally: rallyHandler,
  combat: combatHandler,
  surrender: surrenderHandler,
  'retreat-before': retreatBeforeHandler,
  lead: leadHandler,
  resolve: resolveHandler,
  losses: lossesHandler,
  guns: gunsHandler,
  further: furtherHandler,
  retreat: retreatHandler,
  check: checkHandler,
  advance: advanceHandler,
  capture: captureHandler,
  momentum: momentumHandler,
  charge: chargeHandler,
  blown: blownHandler,
  clean: cleanHandler,
  joint: jointHandler,
  'next-turn': nextTurnHandler,
};

/** The table is right for each name; the compiler cannot follow a task to its own handler. */
const handlerOf = (task: Task) => adaptHandler(HANDLERS[task.task] as TaskHandler<TaskName>);

const runner = createTaskRunner<Transition, Task, Action>({
  currentTask: ({ over, agenda: [task] }) => (over ? null : (task ?? null)),
  finishTask: ({ state, events }) => ({ state: { ...state, agenda: state.agenda.slice(1) }, events }),
  handlerOf,
});

/** The seat that decides about the next task; null: the game is over. */
export const findDecider = (state: State): string | null => runner.awaits(state);

export const offersOf = (state: State): readonly Action[] => runner.offers(state);

/** Why an action that is not offered may not be taken, if the current task has a reason of its own. */
export const listTaskObjections = (state: State, action: Action): readonly Finding[] =>
  runner.objections(state, action) ?? [];

/** All automatic tasks, until somebody must decide or the game is over. */
export const runAgenda = (step: Transition): Transition => runner.run(step);

export const applyDecision = (state: State, action: Action): Transition =>
  runner.decide(withoutEvents(state), action);
