import type { Finding } from '@/lib/game/finding';
import type { Action } from '../actions';
import { attackObjections } from '../rules/attack-right';
import { objection } from '../rules/objection';
import { finishObjections, stepObjections } from '../rules/reach';
import type { PhaseOf, PhaseType, State } from '../state';
import { otherSide, type SideIndex } from '../tiles';
import { advanceGeneralObjections, advanceObjections, isFirstAttack, strikeObjections } from './assault';
import { sendObjections } from './commanders';
import { seatOf } from './game';
import { leadObjections, mayKeepLeads } from './leads';
import { activateObjections, joinGeneralObjections, joinObjections, orderObjections } from './muster';

/** Whose decision it is; null when the battle is over. */
export const sideAwaited = ({ phase, active }: State): SideIndex | null => {
  switch (phase.type) {
    case 'over':
      return null;
    case 'flip':
    case 'dispute':
      return phase.side;
    case 'agreement':
    case 'rally':
    case 'new-lead':
      return otherSide(active);
    default:
      return active;
  }
};

const NONE: readonly Finding[] = [];
const notNow = (): readonly Finding[] => [objection('not-now', '3.3')];

/** Why this cannot be done now, by this seat or at all. */
export const objectionsTo = (state: State, action: Action): readonly Finding[] => {
  const side = sideAwaited(state);
  if (side === null) return [objection('battle-is-over', '10.1')];
  if (action.by !== seatOf(state, side)) return [objection('not-your-decision', '3.3', {}, ['by'])];
  return JUDGES[state.phase.type](state, action);
};

type Judge = (state: State, action: Action) => readonly Finding[];

const phaseOf = <Type extends PhaseType>(state: State, type: Type): PhaseOf<Type> => {
  if (state.phase.type !== type) throw new Error(`not in phase ${type}`);
  return state.phase as PhaseOf<Type>;
};

const oneOf =
  (...types: readonly Action['type'][]): Judge =>
  (_, action) =>
    types.includes(action.type) ? NONE : notNow();

const JUDGES: Readonly<Record<PhaseType, Judge>> = {
  flip: oneOf('flip-turns', 'keep-turns'),
  helper: (state, action) =>
    action.type === 'let-help' && phaseOf(state, 'helper').generals.includes(action.general)
      ? NONE
      : notNow(),
  activate: (state, action) => {
    if (action.type === 'activate') return activateObjections(state, action.from);
    if (action.type === 'send-commander') return sendObjections(state, action);
    if (action.type === 'propose-end' && !state.turn.hasProposed) return NONE;
    return action.type === 'end-turn' ? NONE : notNow();
  },
  agreement: oneOf('agree', 'fight-on'),
  muster: (state, action) => {
    const { muster } = phaseOf(state, 'muster');
    if (action.type === 'join') return joinObjections(state, muster, action.units);
    if (action.type === 'join-general') return joinGeneralObjections(state, muster, action.general);
    return action.type === 'order' ? orderObjections(state, muster, action.activation) : notNow();
  },
  march: (state, action) => {
    const { move } = phaseOf(state, 'march');
    if (action.type === 'step') return stepObjections(state.field, move, action.step);
    if (action.type === 'attack') return attackObjections(state.field, move);
    return action.type === 'finish' ? finishObjections(state.field, move) : notNow();
  },
  assault: (state, action) => {
    const { assault } = phaseOf(state, 'assault');
    if (action.type === 'strike') return strikeObjections(state, assault, action);
    return action.type === 'break-off' && !isFirstAttack(assault) ? NONE : notNow();
  },
  dispute: oneOf('accept', 'dispute'),
  'all-out': oneOf('all-out', 'hold-back'),
  rally: oneOf('rally', 'spare-general'),
  'new-lead': (state, action) =>
    action.type === 'name-lead' ? leadObjections(state, action, [phaseOf(state, 'new-lead').tile]) : notNow(),
  advance: (state, action) => {
    const phase = phaseOf(state, 'advance');
    if (action.type === 'advance') return advanceObjections(state, phase, action.units);
    if (action.type === 'advance-general') return advanceGeneralObjections(state, phase, action.general);
    return action.type === 'advance-done' ? NONE : notNow();
  },
  leads: (state, action) => {
    const { tiles } = phaseOf(state, 'leads');
    if (action.type === 'name-lead') return leadObjections(state, action, tiles);
    return action.type === 'keep-leads' && mayKeepLeads(state, tiles) ? NONE : notNow();
  },
  over: () => [objection('battle-is-over', '10.1')],
};
