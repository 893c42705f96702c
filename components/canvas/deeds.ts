import { commandRun } from '@/components/studio/edits';
import type { StudioState, Tool } from '@/components/studio/studio-state';
import { TRANSFORMATIONS } from '@/lib/game/editing';
import { fitSheet } from './camera';
import type { Canvas } from './canvas-access';
import { copyByMenu, cutByMenu, duplicate, pasteByMenu } from './clipboard';
import { allChosen, allHereChosen, canRestack, deletion, ghostOf, raisedBy } from './hand-edits';
import { BRUSH_SIZES, type BrushMode, type HandState } from './hand-state';
import { menuByKey } from './open-menu';
import { shapeById, shapeRemoved } from './shape-edits';

export const DEED_GROUPS = ['clipboard', 'choose', 'stack', 'mirror', 'tool', 'view'] as const;
export type DeedGroup = (typeof DEED_GROUPS)[number];

/** Something that can be done on the map, by key and by menu; its words are under `canvas.deed`. */
export interface Deed {
  readonly id: string;
  readonly group: DeedGroup;
  /** The first is shown. */
  readonly keys: readonly string[];
  /** The browser itself turns these keys into events of its clipboard. */
  readonly isNative?: boolean;
  isOffered(state: StudioState, hand: HandState): boolean;
  run(canvas: Canvas): void;
}

const always = (): boolean => true;
const isScenario = ({ reading }: StudioState): boolean => reading.position !== null;
const isTable = ({ reading }: StudioState): boolean => reading.position?.board.kind === 'table';
const hasChosen = ({ selection }: StudioState): boolean => selection.pieces.length > 0;
const isPainting = ({ tool }: StudioState): boolean => tool.type === 'brush';
const hasBrushes = ({ judge }: StudioState): boolean => judge.system.palette.brushes.length > 0;

const CLIPBOARD: readonly Deed[] = [
  {
    id: 'cut',
    group: 'clipboard',
    keys: ['Ctrl+x'],
    isNative: true,
    isOffered: state => deletion(state) !== undefined,
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
  { id: 'duplicate', group: 'clipboard', keys: ['Ctrl+d'], isOffered: hasChosen, run: duplicate },
  {
    id: 'delete',
    group: 'clipboard',
    keys: ['Delete', 'Backspace'],
    isOffered: (state, { shape }) => shapeById(state, shape) !== undefined || deletion(state) !== undefined,
    run: ({ store, hand }) => {
      const { shape } = hand.getState();
      store.update(state =>
        shape !== null && !hasChosen(state) ? shapeRemoved(state, shape) : deleted(state),
      );
      hand.set({ shape: null });
    },
  },
];

const deleted = (state: StudioState): StudioState => {
  const command = deletion(state);
  return command ? commandRun(state, command) : state;
};

const CHOICE: readonly Deed[] = [
  {
    id: 'select-here',
    group: 'choose',
    keys: ['a'],
    isOffered: ({ selection }) => selection.pieces.length > 0 || selection.space !== null,
    run: ({ store }) => store.update(allHereChosen),
  },
  {
    id: 'select-all',
    group: 'choose',
    keys: ['Ctrl+a'],
    isOffered: isScenario,
    run: ({ store }) => store.update(allChosen),
  },
  {
    id: 'raise',
    group: 'stack',
    keys: ['Shift+ArrowUp'],
    isOffered: canRestack,
    run: ({ store }) => store.update(state => raisedBy(state, -1)),
  },
  {
    id: 'lower',
    group: 'stack',
    keys: ['Shift+ArrowDown'],
    isOffered: canRestack,
    run: ({ store }) => store.update(state => raisedBy(state, 1)),
  },
];

const MIRROR_KEYS = {
  'mirror-left-right': 'Shift+h',
  'mirror-top-bottom': 'Shift+v',
  'half-turn': 'Shift+r',
} as const;

const MIRRORS: readonly Deed[] = TRANSFORMATIONS.map(how => ({
  id: how,
  group: 'mirror',
  keys: [MIRROR_KEYS[how]],
  isOffered: ({ judge, reading }) =>
    judge.system.editing.transform !== undefined && reading.scenario !== null,
  run: ({ store, hand }) => hand.set({ ghost: ghostOf(store.getState(), how) }),
}));

const taken =
  (tool: Tool) =>
  ({ store }: Canvas): void =>
    store.update(state => ({ ...state, tool }));

const withBrush =
  (mode: BrushMode) =>
  ({ store, hand }: Canvas): void => {
    const { tool, judge } = store.getState();
    const brush =
      tool.type === 'brush' ? tool.brush : (hand.getState().lastBrush ?? judge.system.palette.brushes[0]?.id);
    hand.set({ mode });
    if (brush) store.update(state => ({ ...state, tool: { type: 'brush', brush } }));
  };

const resized =
  (step: number) =>
  ({ hand }: Canvas): void =>
    hand.set({ size: Math.max(1, Math.min(BRUSH_SIZES.length, hand.getState().size + step)) });

const TOOLS: readonly Deed[] = [
  { id: 'select', group: 'tool', keys: ['v'], isOffered: always, run: taken({ type: 'select' }) },
  { id: 'hand', group: 'tool', keys: ['h'], isOffered: always, run: taken({ type: 'hand' }) },
  { id: 'measure', group: 'tool', keys: ['m'], isOffered: isTable, run: taken({ type: 'measure' }) },
  { id: 'brush', group: 'tool', keys: ['b'], isOffered: hasBrushes, run: withBrush('brush') },
  { id: 'line', group: 'tool', keys: ['l'], isOffered: isPainting, run: withBrush('line') },
  { id: 'fill', group: 'tool', keys: ['f'], isOffered: isPainting, run: withBrush('fill') },
  { id: 'pick', group: 'tool', keys: ['i'], isOffered: hasBrushes, run: withBrush('pick') },
  { id: 'smaller', group: 'tool', keys: ['['], isOffered: isPainting, run: resized(-1) },
  { id: 'larger', group: 'tool', keys: [']'], isOffered: isPainting, run: resized(1) },
];

const VIEWS: readonly Deed[] = [
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
  { id: 'menu', group: 'view', keys: ['Shift+F10', 'ContextMenu'], isOffered: isScenario, run: menuByKey },
];

/** Everything that the hand can do on any board; what the system adds are its own commands. */
export const DEEDS: readonly Deed[] = [...CLIPBOARD, ...CHOICE, ...MIRRORS, ...TOOLS, ...VIEWS];

export const offeredDeeds = (state: StudioState, hand: HandState): readonly Deed[] =>
  DEEDS.filter(deed => deed.isOffered(state, hand));
