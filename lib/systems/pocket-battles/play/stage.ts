import type { Stage } from '@/lib/game/contract/play-rules';
import { WORDS } from '../view/words';
import { getCurrentTask } from './game';
import type { State, TaskType } from './state';

/** 4, 5 – The part of a round that a decision belongs to. */
const PHASES: Readonly<Record<TaskType, string>> = {
  place: 'placing',
  arrive: 'placing',
  'begin-round': 'orders',
  turn: 'orders',
  commanded: 'orders',
  reaction: 'reaction',
  target: 'engagement',
  blow: 'engagement',
  wounds: 'wounds',
  carry: 'wounds',
  withdraw: 'engagement',
  settle: 'engagement',
  'give-up': 'end',
  'close-round': 'end',
  over: 'over',
};

export const stage = (state: State): Stage => {
  const { type } = getCurrentTask(state);
  const side = state.scenario.sides[state.active]?.name ?? '';
  return {
    turn: { code: `${WORDS}.stage`, values: { round: state.round, side } },
    phase: { code: `${WORDS}.phase.${PHASES[type]}` },
    asks: { code: `${WORDS}.asks.${type}` },
  };
};
