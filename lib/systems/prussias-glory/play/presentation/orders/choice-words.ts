import type { Sentence } from '@/lib/game/contract/sentence';
import { words } from '../../../view/words';
import type { Action } from '../../actions';
import { describeAction } from '../../describe';
import type { State, TaskName } from '../../state';
import { isHopelessCharge } from '../../tasks/combat/charge';

/** Decisions where doing nothing has words of its own. */
const PASSES: readonly TaskName[] = [
  'activation',
  'awake-choice',
  'deploy',
  'look-to-commander',
  'inspire',
  'march',
  'move',
  'column-guns',
  'coup',
  'coup-pay',
  'threat',
  'fire',
  'combat',
  'retreat-before',
  'retreat',
  'advance',
  'momentum',
  'charge',
];

/** A choice as it stands when it is made: what it ends is named, and a hopeless charge says so. */
export const describeChoice = (action: Action, state: State): Sentence => {
  const [task] = state.agenda;
  if (action.type === 'pass' && task && PASSES.includes(task.task)) return words(`pass.${task.task}`);
  if (isHopelessCharge(state, action)) return describeAction(action, state, 'charge-hopeless');
  return describeAction(action, state);
};
