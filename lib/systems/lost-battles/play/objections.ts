import type { Finding } from '@/lib/game/contract/finding';
import { otherSide, type SideIndex } from '../rules/battlefield/tiles';
import { attackObjections } from '../rules/combat/attack-eligibility';
import { finishObjections, stepObjections } from '../rules/movement/move-steps';
import { objection } from '../rules/objection';
import type { Action } from './actions';
import { seatOf } from './game';
import type { PhaseOf, PhaseType, State } from './state';
import {
  activateObjections,
  joinGeneralObjections,
  joinObjections,
  orderObjections,
} from './tasks/activate-group';
import {
  advanceGeneralObjections,
  advanceObjections,
  isFirstAttack,
  strikeObjections,
} from './tasks/assault';
import { leadObjections, mayKeepLeads } from './tasks/name-lead';
import { sendObjections } from './tasks/send-commander';

/** Whose decision it is; null when the battle is over. */
export const decidingSide = ({ phase, active }: State): SideIndex | null => {
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
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const side = decidingSide(state);
  if (side === null) return [objection('battle-is-over', '10.1')];
  if (action.by !== seatOf(state, side)) return [objection('not-your-decision', '3.3', {}, ['by'])];
  return OBJECTIONS_BY_PHASE[state.phase.type](state, action);
};

type FindObjections = (state: State, action: Action) => readonly Finding[];

const requirePhase = <Type extends PhaseType>(state: State, type: Type): PhaseOf<Type> => {
  if (state.phase.type !== type) throw new Error(`not in phase ${type}`);
  return state.phase as PhaseOf<Type>;
};

const allowOnly =
  (...types: readonly Action['type'][]): FindObjections =>
  (_, action) =>
    types.includes(action.type) ? NONE : notNow();

const OBJECTIONS_BY_PHASE: Readonly<Record<PhaseType, FindObjections>> = {
  flip: allowOnly('flip-turns', 'keep-turns'),
  helper: (state, action) =>
    action.type === 'let-help' && requirePhase(state, 'helper').generals.includes(action.general)
      ? NONE
      : notNow(),
  activate: (state, action) => {
    if (action.type === 'activate') return activateObjections(state, action.from);
    if (action.type === 'send-commander') return sendObjections(state, action);
    if (action.type === 'propose-end' && !state.turn.hasProposed) return NONE;
    return action.type === 'end-turn' ? NONE : notNow();
  },
  agreement: allowOnly('agree', 'fight-on'),
  muster: (state, action) => {
    const { muster } = requirePhase(state, 'muster');
    if (action.type === 'join') return joinObjections(state, muster, action.units);
    if (action.type === 'join-general') return joinGeneralObjections(state, muster, action.general);
    return action.type === 'order' ? orderObjections(state, muster, action.activation) : notNow();
  },
  march: (state, action) => {
    const { move } = requirePhase(state, 'march');
    if (action.type === 'step') return stepObjections(state.field, move, action.step);
    if (action.type === 'attack') return attackObjections(state.field, move);
    return action.type === 'finish' ? finishObjections(state.field, move) : notNow();
  },
  assault: (state, action) => {
    const { assault } = requirePhase(state, 'assault');
    if (action.type === 'strike') return strikeObjections(state, assault, action);
    return action.type === 'break-off' && !isFirstAttack(assault) ? NONE : notNow();
  },
  dispute: allowOnly('accept', 'dispute'),
  'all-out': allowOnly('all-out', 'hold-back'),
  rally: allowOnly('rally', 'spare-general'),
  'new-lead': (state, action) =>
    action.type === 'name-lead'
      ? leadObjections(state, action, [requirePhase(state, 'new-lead').tile])
      : notNow(),
  advance: (state, action) => {
    const phase = requirePhase(state, 'advance');
    if (action.type === 'advance') return advanceObjections(state, phase, action.units);
    if (action.type === 'advance-general') return advanceGeneralObjections(state, phase, action.general);
    return action.type === 'advance-done' ? NONE : notNow();
  },
  leads: (state, action) => {
    const { tiles } = requirePhase(state, 'leads');
    if (action.type === 'name-lead') return leadObjections(state, action, tiles);
    return action.type === 'keep-leads' && mayKeepLeads(state, tiles) ? NONE : notNow();
  },
  over: () => [objection('battle-is-over', '10.1')],
};
