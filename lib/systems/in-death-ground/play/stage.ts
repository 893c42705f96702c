import type { Stage } from '@/lib/game/contract/play-rules';
import { lastTurnOf } from '../rules/setup/duration';
import { word } from '../view/words';
import { getCurrentTask } from './game';
import type { State, TaskType } from './state';

/** 11 – The phase of a turn that a decision belongs to. */
const PHASES: Readonly<Record<TaskType, string>> = {
  stratagems: 'preparation',
  trick: 'preparation',
  sham: 'preparation',
  unfold: 'movement',
  breaches: 'preparation',
  breach: 'preparation',
  'who-sets-up': 'setting-up',
  'set-up': 'setting-up',
  enter: 'setting-up',
  wick: 'setting-up',
  'begin-turn': 'rally',
  rally: 'rally',
  encourage: 'rally',
  late: 'rally',
  arrive: 'rally',
  retreats: 'retreats',
  climbs: 'movement',
  oxen: 'movement',
  move: 'movement',
  march: 'movement',
  evade: 'movement',
  shoot: 'shooting',
  volleys: 'shooting',
  engine: 'shooting',
  lose: 'shooting',
  recoil: 'melee',
  'lay-fire': 'movement',
  melee: 'melee',
  pair: 'melee',
  back: 'melee',
  morale: 'morale',
  tests: 'morale',
  test: 'morale',
  failed: 'morale',
  'end-turn': 'end',
  over: 'over',
};

/** The phase of the turn that a task belongs to. */
export const phaseOf = (type: TaskType): string => PHASES[type];

export const stage = (state: State): Stage => {
  const { type } = getCurrentTask(state);
  return {
    turn: {
      code: 'words.in-death-ground.stage',
      values: { round: state.round, turns: lastTurnOf(state.scenario) },
    },
    phase: word('phase', phaseOf(type)),
    asks: word('asks', type),
  };
};
