import type { Progress, Standing } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { armyOf, SIDES, type SideIndex, sideIndexOf } from '../../document/army';
import type { Charts } from '../../document/chart-schemas';
import { ruleDataOf } from '../../document/rule-data';
import type { Scenario } from '../../document/scenario';
import { hexOfUnit } from '../../rules/field';
import { words } from '../../view/words';
import { isEffective } from '../command-state';
import { moraleOf } from '../figures/current-morale';
import { pointsOf } from '../figures/verdict';
import type { State, TaskName } from '../state';
import { sideIdOf } from '../task-handler';
import { offersIn } from './orders/offers';

const HOUR = 100;

/** The hours of the day where each turn is one; else the turns by their number. */
const hoursOf = (turns: readonly string[]): readonly number[] | null => {
  const hours = turns.map(turn => Math.floor(Number(turn) / HOUR));
  return hours.every((hour, place) => hour === (hours[0] ?? 0) + place) ? hours : null;
};

const PHASES = ['command', 'movement', 'fire', 'rally', 'answer', 'combat'] as const;
type Phase = (typeof PHASES)[number];

/** 12 – The phase of the player turn to which a task belongs; the joint phase belongs to none. */
const PHASE_OF: Readonly<Partial<Record<TaskName, Phase>>> = {
  'player-turn': 'command',
  arrivals: 'command',
  quarters: 'command',
  activation: 'command',
  'awake-choice': 'command',
  phases: 'command',
  deploy: 'command',
  'look-to-commander': 'command',
  command: 'command',
  inspire: 'command',
  rout: 'movement',
  engage: 'movement',
  march: 'movement',
  marching: 'movement',
  move: 'movement',
  moving: 'movement',
  entering: 'movement',
  'column-guns': 'movement',
  coup: 'movement',
  'coup-pay': 'movement',
  threat: 'movement',
  passivity: 'movement',
  rally: 'rally',
  combat: 'combat',
  clean: 'combat',
};

/**
 * The remaining tasks of the turn show where it is: losses and retreats belong to the phase that continues after
 * them.
 */
const phaseOf = ({ agenda }: State): Phase | null => {
  for (const task of agenda) {
    if (task.task === 'fire' || task.task === 'laying') return task.phase === 'offensive' ? 'fire' : 'answer';
    const phase = PHASE_OF[task.task];
    if (phase) return phase;
  }
  return null;
};

export const progress = (state: State): Progress => {
  const { turns } = state.scenario.options;
  const hours = hoursOf(turns);
  const phase = state.over ? null : phaseOf(state);
  return {
    unit: words(hours ? 'progress.hour' : 'progress.turn'),
    now: hours?.[state.turn] ?? state.turn + 1,
    first: hours?.[0] ?? 1,
    last: hours?.at(-1) ?? turns.length,
    phases: PHASES.map(id => words(`progress.${id}`)),
    phase: phase === null ? null : PHASES.indexOf(phase),
  };
};

/** 10.2 – The highest morale at which an army can become demoralised. */
export const dangerLevelOf = ({ boxes, automaticAt }: Charts['demoralisation']): number =>
  Math.max(automaticAt.value, ...Object.keys(boxes).map(Number));

/** 10.2, 10.3 – What decides next about an army. */
const stakeOf = (state: State, side: SideIndex): Sentence => {
  const chart = ruleDataOf(state.scenario).charts.demoralisation;
  const morale = moraleOf(state, side);
  const { spirit } = state.armies[side];
  return words(`score-line.${spirit}`, {
    morale,
    danger: dangerLevelOf(chart),
    broken: chart.brokenAt.value,
  });
};

/** 22.1, 10 – Victory points, and how far the army is from losing heart. */
export const standings = (state: State): readonly Standing[] =>
  SIDES.map(side => ({
    seat: sideIdOf(state, side),
    score: words('score-line.points', { points: pointsOf(state, side), morale: moraleOf(state, side) }),
    stake: stakeOf(state, side),
  }));

/** 14.2 – Wings that move at half speed in this turn. */
const commandSentences = (state: State, side: SideIndex): readonly Sentence[] => {
  const slow = armyOf(state.scenario, side)
    .wings.filter(({ units }) => units.some(({ id }) => hexOfUnit(state.field, id) !== null))
    .filter(({ units }) => units.some(unit => !isEffective(state, unit)))
    .map(({ name }) => words('name', { name }));
  if (slow.length === 0) return [words('resource.full-command')];
  return [words('resource.half-command', { wings: words('list', { list: slow }) })];
};

/** What limits the seat in its phase. */
export const resources = (state: State, seat: string): readonly Sentence[] => {
  const [task] = state.agenda;
  const side = sideIndexOf(state.scenario, seat);
  if (side === null || !task) return [];
  const count = (type: string): number => offersIn(state).filter(offer => offer.type === type).length;
  switch (task.task) {
    case 'move': {
      if (side !== state.player) return [];
      const [left, moved] = [count('move'), state.marks.done.filter(id => !id.includes('/')).length];
      return [words('resource.moved', { moved, all: moved + left }), ...commandSentences(state, side)];
    }
    case 'fire':
      return task.side === side ? [words('resource.targets', { count: count('aim') })] : [];
    case 'combat':
      return side === state.player ? [words('resource.attacks', { count: count('attack') })] : [];
    default:
      return [];
  }
};

/** The last turn of a battle. */
export const lastTurnOf = ({ options: { turns } }: Scenario): string => turns.at(-1) ?? '';
