import { canRedo, canUndo } from '@/lib/documents/history';
import { selectNextFinding } from '../findings/quick-fixes';
import { redoStep, type StudioState, undoStep } from '../session/state';
import { type Command, defineCommand } from './command';

const hasFindings = ({ derived }: StudioState): boolean => derived.findings.length > 0;

/** History, saving and the way through the findings. */
export const DOCUMENT_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'undo',
    group: 'everywhere',
    keys: ['Ctrl+z'],
    keyScope: 'outside-source',
    isEnabled: ({ history }) => canUndo(history),
    step: undoStep,
  }),
  defineCommand({
    id: 'redo',
    group: 'everywhere',
    keys: ['Ctrl+y', 'Ctrl+Shift+z'],
    keyScope: 'outside-source',
    isEnabled: ({ history }) => canRedo(history),
    step: redoStep,
  }),
  defineCommand({
    id: 'save',
    group: 'everywhere',
    keys: ['Ctrl+s'],
    keyScope: 'outside-source',
    run: ({ saver }) => void saver.saveNow(),
  }),
  defineCommand({
    id: 'next-finding',
    group: 'everywhere',
    keys: ['F8'],
    keyScope: 'outside-source',
    isEnabled: hasFindings,
    step: state => selectNextFinding(state, 1),
  }),
  defineCommand({
    id: 'previous-finding',
    group: 'everywhere',
    keys: ['Shift+F8'],
    keyScope: 'outside-source',
    inPalette: false,
    isEnabled: hasFindings,
    step: state => selectNextFinding(state, -1),
  }),
];
