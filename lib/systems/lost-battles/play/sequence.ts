import type { Finding } from '@/lib/game/contract/finding';
import { createTaskRunner, type TaskTable } from '@/lib/game/play/task-runner';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import type { Game } from './game';
import type { PhaseOf, State } from './state';
import type { OpenPhaseType } from './task-handler';
import { activateHandler } from './tasks/activate';
import { selectGroupHandler } from './tasks/activate-group';
import { advanceHandler } from './tasks/advance';
import { agreementHandler } from './tasks/agreement';
import { newLeadHandler, rallyHandler } from './tasks/hits';
import { marchHandler } from './tasks/march';
import { allOutHandler, assaultHandler, disputeHandler } from './tasks/strike';
import { leadsHandler } from './tasks/turn-end';
import { flipHandler } from './tasks/turn-order';
import { helperHandler } from './tasks/turn-start';

type OpenPhases = { readonly [Type in OpenPhaseType]: PhaseOf<Type> };

/** 3.3 – Every task of a round, in the order of the book. */
const HANDLERS: TaskTable<Game, OpenPhases, Action> = {
  flip: flipHandler,
  helper: helperHandler,
  activate: activateHandler,
  agreement: agreementHandler,
  muster: selectGroupHandler,
  march: marchHandler,
  assault: assaultHandler,
  dispute: disputeHandler,
  'all-out': allOutHandler,
  rally: rallyHandler,
  'new-lead': newLeadHandler,
  advance: advanceHandler,
  leads: leadsHandler,
};

/** The phase is the one task on the agenda: every choice sets the next one, so that none is taken off. */
export const runner = createTaskRunner<Game, PhaseOf<OpenPhaseType>, Action>({
  currentTask: ({ phase }) => (phase.type === 'over' ? null : phase),
  finishTask: game => game,
  handlerOf: ({ type }) => HANDLERS[type],
});

/** Why this cannot be done now, by this seat or at all. */
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const seat = runner.awaits(state);
  if (seat === null) return [objection('battle-is-over', '10.1')];
  if (action.by !== seat) return [objection('not-your-decision', '3.3', {}, ['by'])];
  return runner.objections(state, action) ?? [];
};
