import { spaceUnder } from '../board/drop-target';
import { duplicateSelection, pasteClippingText, writeClipping } from '../edits/clipboard';
import { runCommand } from '../edits/map/board-edits';
import { removeShape, shapeById } from '../edits/map/shape-edits';
import { cutSelection, findDeleteCommand, findTargetSpace } from '../edits/piece-edits';
import type { StudioState } from '../session/state';
import { type Command, type CommandContext, defineCommand } from './command';

const hasChosen = ({ selection }: StudioState): boolean => selection.pieces.length > 0;

/** Where the browser does not let us read its clipboard, this window still knows what it copied. */
let lastCopied = '';

export const copyText = (state: StudioState): string | null => {
  const text = writeClipping(state);
  lastCopied = text ?? lastCopied;
  return text;
};

/** The chosen space, or else the one under the pointer. */
const findPasteSpace = ({ store, canvas }: CommandContext): string | null => {
  const state = store.getState();
  const board = state.derived.position?.board;
  return findTargetSpace(state) ?? (board && canvas ? spaceUnder(board, canvas.pointer()) : null);
};

export const pasteText = (context: CommandContext, text: string): void => {
  const space = findPasteSpace(context);
  context.store.update(state => pasteClippingText(state, text, space));
};

/** By menu or palette there is no clipboard event to write to, so that the browser's clipboard is asked. */
const copyByCommand = async ({ store, clipboard }: CommandContext): Promise<void> => {
  const text = copyText(store.getState());
  if (text !== null) await clipboard?.writeText(text).catch(() => undefined);
};

const cutByCommand = async (context: CommandContext): Promise<void> => {
  await copyByCommand(context);
  context.store.update(cutSelection);
};

const pasteByCommand = async (context: CommandContext): Promise<void> =>
  pasteText(context, await (context.clipboard?.readText().catch(() => lastCopied) ?? lastCopied));

const deleteSelection = (state: StudioState): StudioState => {
  const { shape } = state.interaction;
  const command = findDeleteCommand(state);
  const next =
    shape !== null && !hasChosen(state)
      ? removeShape(state, shape)
      : command
        ? runCommand(state, command)
        : state;
  return { ...next, interaction: { ...next.interaction, shape: null } };
};

export const CLIPBOARD_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'cut',
    group: 'clipboard',
    keys: ['Ctrl+x'],
    isNative: true,
    inMenu: true,
    isEnabled: state => findDeleteCommand(state) !== undefined,
    run: context => void cutByCommand(context),
  }),
  defineCommand({
    id: 'copy',
    group: 'clipboard',
    keys: ['Ctrl+c'],
    isNative: true,
    inMenu: true,
    isEnabled: hasChosen,
    run: context => void copyByCommand(context),
  }),
  defineCommand({
    id: 'paste',
    group: 'clipboard',
    keys: ['Ctrl+v'],
    isNative: true,
    inMenu: true,
    isEnabled: ({ derived }) => derived.position !== null,
    run: context => void pasteByCommand(context),
  }),
  defineCommand({
    id: 'duplicate',
    group: 'clipboard',
    keys: ['Ctrl+d'],
    inMenu: true,
    isEnabled: hasChosen,
    step: duplicateSelection,
  }),
  defineCommand({
    id: 'delete',
    group: 'clipboard',
    keys: ['Delete', 'Backspace'],
    isEnabled: state =>
      shapeById(state, state.interaction.shape) !== undefined || findDeleteCommand(state) !== undefined,
    step: deleteSelection,
  }),
];
