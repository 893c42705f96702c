import { runCommand } from '@/lib/editor/edits/board-edits';
import {
  canRestack,
  findDeleteCommand,
  makeTransformGhost,
  raisePiece,
  selectAll,
  selectAllHere,
} from '@/lib/editor/edits/piece-edits';
import { removeShape, shapeById } from '@/lib/editor/edits/shape-edits';
import { BRUSH_SIZES, type BrushMode, type InteractionState } from '@/lib/editor/session/interaction-state';
import type { StudioState, Tool } from '@/lib/editor/session/state';
import { TRANSFORMATIONS } from '@/lib/game/contract/editing';
import { fitSheet } from '../board/camera';
import type { CanvasContext } from '../board/canvas-access';
import { copyByMenu, cutByMenu, duplicateSelection, pasteByMenu } from './clipboard';
import { openMenuByKey } from './open-menu';

export const CANVAS_COMMAND_GROUPS = ['clipboard', 'choose', 'stack', 'mirror', 'tool', 'view'] as const;
export type CanvasCommandGroup = (typeof CANVAS_COMMAND_GROUPS)[number];

/** Something that can be done on the map, by key and by menu; its words are under `canvas.deed`. */
export interface CanvasCommand {
  readonly id: string;
  readonly group: CanvasCommandGroup;
  /** The first is shown. */
  readonly keys: readonly string[];
  /** The browser itself turns these keys into events of its clipboard. */
  readonly isNative?: boolean;
  isOffered(state: StudioState, interaction: InteractionState): boolean;
  run(canvas: CanvasContext): void;
}

const always = (): boolean => true;
const isScenario = ({ derived }: StudioState): boolean => derived.position !== null;
const isTable = ({ derived }: StudioState): boolean => derived.position?.board.kind === 'table';
const hasChosen = ({ selection }: StudioState): boolean => selection.pieces.length > 0;
const isPainting = ({ tool }: StudioState): boolean => tool.type === 'brush';
const hasBrushes = ({ rules }: StudioState): boolean => rules.system.palette.brushes.length > 0;

const CLIPBOARD: readonly CanvasCommand[] = [
  {
    id: 'cut',
    group: 'clipboard',
    keys: ['Ctrl+x'],
    isNative: true,
    isOffered: state => findDeleteCommand(state) !== undefined,
    run: canvas => void cutByMenu(canvas),
  },
  {
    id: 'copy',
    group: 'clipboard',
    keys: ['Ctrl+c'],
    isNative: true,
    isOffered: hasChosen,
    run: canvas => void copyByMenu(canvas),
  },
  {
    id: 'paste',
    group: 'clipboard',
    keys: ['Ctrl+v'],
    isNative: true,
    isOffered: isScenario,
    run: canvas => void pasteByMenu(canvas),
  },
  { id: 'duplicate', group: 'clipboard', keys: ['Ctrl+d'], isOffered: hasChosen, run: duplicateSelection },
  {
    id: 'delete',
    group: 'clipboard',
    keys: ['Delete', 'Backspace'],
    isOffered: (state, { shape }) =>
      shapeById(state, shape) !== undefined || findDeleteCommand(state) !== undefined,
    run: ({ store, interaction }) => {
      const { shape } = interaction.getState();
      store.update(state =>
        shape !== null && !hasChosen(state) ? removeShape(state, shape) : deleteSelection(state),
      );
      interaction.set({ shape: null });
    },
  },
];

const deleteSelection = (state: StudioState): StudioState => {
  const command = findDeleteCommand(state);
  return command ? runCommand(state, command) : state;
};

const CHOICE: readonly CanvasCommand[] = [
  {
    id: 'select-here',
    group: 'choose',
    keys: ['a'],
    isOffered: ({ selection }) => selection.pieces.length > 0 || selection.space !== null,
    run: ({ store }) => store.update(selectAllHere),
  },
  {
    id: 'select-all',
    group: 'choose',
    keys: ['Ctrl+a'],
    isOffered: isScenario,
    run: ({ store }) => store.update(selectAll),
  },
  {
    id: 'raise',
    group: 'stack',
    keys: ['Shift+ArrowUp'],
    isOffered: canRestack,
    run: ({ store }) => store.update(state => raisePiece(state, -1)),
  },
  {
    id: 'lower',
    group: 'stack',
    keys: ['Shift+ArrowDown'],
    isOffered: canRestack,
    run: ({ store }) => store.update(state => raisePiece(state, 1)),
  },
];

const MIRROR_KEYS = {
  'mirror-left-right': 'Shift+h',
  'mirror-top-bottom': 'Shift+v',
  'half-turn': 'Shift+r',
} as const;

const MIRRORS: readonly CanvasCommand[] = TRANSFORMATIONS.map(how => ({
  id: how,
  group: 'mirror',
  keys: [MIRROR_KEYS[how]],
  isOffered: ({ rules, derived }) =>
    rules.system.editing.transform !== undefined && derived.scenario !== null,
  run: ({ store, interaction }) => interaction.set({ ghost: makeTransformGhost(store.getState(), how) }),
}));

const takeTool =
  (tool: Tool) =>
  ({ store }: CanvasContext): void =>
    store.update(state => ({ ...state, tool }));

const takeBrush =
  (mode: BrushMode) =>
  ({ store, interaction }: CanvasContext): void => {
    const { tool, rules } = store.getState();
    const brush =
      tool.type === 'brush'
        ? tool.brush
        : (interaction.getState().lastBrush ?? rules.system.palette.brushes[0]?.id);
    interaction.set({ mode });
    if (brush) store.update(state => ({ ...state, tool: { type: 'brush', brush } }));
  };

const resizeBrush =
  (step: number) =>
  ({ interaction }: CanvasContext): void =>
    interaction.set({ size: Math.max(1, Math.min(BRUSH_SIZES.length, interaction.getState().size + step)) });

const TOOLS: readonly CanvasCommand[] = [
  { id: 'select', group: 'tool', keys: ['v'], isOffered: always, run: takeTool({ type: 'select' }) },
  { id: 'hand', group: 'tool', keys: ['h'], isOffered: always, run: takeTool({ type: 'hand' }) },
  { id: 'measure', group: 'tool', keys: ['m'], isOffered: isTable, run: takeTool({ type: 'measure' }) },
  { id: 'brush', group: 'tool', keys: ['b'], isOffered: hasBrushes, run: takeBrush('brush') },
  { id: 'line', group: 'tool', keys: ['l'], isOffered: isPainting, run: takeBrush('line') },
  { id: 'fill', group: 'tool', keys: ['f'], isOffered: isPainting, run: takeBrush('fill') },
  { id: 'pick', group: 'tool', keys: ['i'], isOffered: hasBrushes, run: takeBrush('pick') },
  { id: 'smaller', group: 'tool', keys: ['['], isOffered: isPainting, run: resizeBrush(-1) },
  { id: 'larger', group: 'tool', keys: [']'], isOffered: isPainting, run: resizeBrush(1) },
];

const VIEWS: readonly CanvasCommand[] = [
  {
    id: 'fit',
    group: 'view',
    keys: ['0'],
    isOffered: isScenario,
    run: ({ editor, sheet }) => editor && sheet && fitSheet(editor, sheet),
  },
  {
    id: 'actual-size',
    group: 'view',
    keys: ['1'],
    isOffered: isScenario,
    run: ({ editor }) => editor?.resetZoom(),
  },
  {
    id: 'zoom-in',
    group: 'view',
    keys: ['+', '='],
    isOffered: isScenario,
    run: ({ editor }) => editor?.zoomIn(),
  },
  {
    id: 'zoom-out',
    group: 'view',
    keys: ['-'],
    isOffered: isScenario,
    run: ({ editor }) => editor?.zoomOut(),
  },
  {
    id: 'menu',
    group: 'view',
    keys: ['Shift+F10', 'ContextMenu'],
    isOffered: isScenario,
    run: openMenuByKey,
  },
];

/** Everything that the hand can do on any board; what the system adds are its own commands. */
export const CANVAS_COMMANDS: readonly CanvasCommand[] = [
  ...CLIPBOARD,
  ...CHOICE,
  ...MIRRORS,
  ...TOOLS,
  ...VIEWS,
];

export const listCanvasCommands = (
  state: StudioState,
  interaction: InteractionState,
): readonly CanvasCommand[] => CANVAS_COMMANDS.filter(action => action.isOffered(state, interaction));
