import type { Stage } from '@/lib/game/contract/play-rules';
import type { Sentence } from '@/lib/game/contract/sentence';
import { WORDS } from '../view/words';
import { getCurrentTask, locationAt, nameOf } from './game';
import type { State, Task, TaskType } from './state';

/** 3.1 – The phases of a round in their order. */
export const PHASES = ['influence', 'elections', 'deployment', 'battles', 'end'] as const;
export type Phase = (typeof PHASES)[number] | 'over';

/** 3 – The part of a round that a decision belongs to. */
const PHASE_OF: Readonly<Record<TaskType, Phase>> = {
  'free-marker': 'influence',
  pick: 'influence',
  'any-city': 'influence',
  symbol: 'influence',
  refill: 'influence',
  'after-pick': 'influence',
  shift: 'influence',
  nominate: 'elections',
  elect: 'elections',
  'name-first': 'deployment',
  recover: 'deployment',
  'next-tile': 'deployment',
  deploy: 'deployment',
  send: 'deployment',
  permit: 'deployment',
  further: 'deployment',
  battle: 'battles',
  'battle-round': 'battles',
  special: 'battles',
  fight: 'battles',
  loss: 'battles',
  finish: 'battles',
  'end-round': 'end',
  over: 'over',
};

export const phaseOf = (state: State): Phase => PHASE_OF[getCurrentTask(state).type];

export const stage = (state: State): Stage => {
  const task = getCurrentTask(state);
  return {
    turn: { code: `${WORDS}.stage`, values: { round: state.round } },
    phase: { code: `${WORDS}.phase.${phaseOf(state)}` },
    asks: {
      code: `${WORDS}.asks.${task.type === 'symbol' ? task.symbol : task.type}`,
      ...askedOf(state, task),
    },
  };
};

/** 6.5 – Who asks whom for leave to defend which place. */
const askedOf = (state: State, task: Task): Pick<Sentence, 'values'> =>
  task.type === 'permit'
    ? {
        values: {
          leader: nameOf(state, task.side),
          player: nameOf(state, task.troop.side),
          place: locationAt(state, task.troop.place)?.name ?? '',
        },
      }
    : {};
