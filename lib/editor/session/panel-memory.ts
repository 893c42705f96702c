import { shallow } from 'zustand/shallow';
import { readLocal, writeLocal } from '../autosave/safe-local-storage';
import {
  FIRST_PANELS,
  type Layout,
  PANEL_SIZES,
  type PanelSize,
  type PanelState,
  SIDE_PANELS,
  SLIPS,
} from './panels';
import type { StudioState, Tool } from './state';
import type { StudioStore } from './store';

/** What this device remembers of the panels of one game. */
type Remembered = Pick<PanelState, 'shown' | 'folded' | 'sizes'>;

const keyOf = ({ rules }: StudioState): string => `battlewright-panels-${rules.system.id}`;

/** Opened temporarily: a new visit begins without them. */
const PASSING = ['side-army', 'text-view', 'view', 'add-pieces'];

const rememberedOf = ({ panels: { shown, folded, sizes } }: StudioState): Remembered => ({
  shown,
  folded,
  sizes,
});

const listIn = (kept: object, key: string): readonly unknown[] => {
  const value: unknown = Reflect.get(kept, key);
  return Array.isArray(value) ? value : [];
};

const readSizes = (kept: object): PanelState['sizes'] => {
  const sizes: unknown = Reflect.get(kept, 'sizes');
  if (typeof sizes !== 'object' || sizes === null) return {};
  const known = (Object.keys(PANEL_SIZES) as PanelSize[]).flatMap(size => {
    const value: unknown = Reflect.get(sizes, size);
    const { least, most } = PANEL_SIZES[size];
    return typeof value === 'number' && value >= least && value <= most ? [[size, value] as const] : [];
  });
  return Object.fromEntries(known);
};

/** Another program may have written here: what is no panel is left out. */
const parseRemembered = (text: string): Remembered | null => {
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return null;
    return {
      shown: SIDE_PANELS.filter(panel => listIn(kept, 'shown').includes(panel) && !PASSING.includes(panel)),
      folded: SLIPS.filter(slip => listIn(kept, 'folded').includes(slip)),
      sizes: readSizes(kept),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return null;
    throw error;
  }
};

/** A drawer at the foot, low: the map is small enough. */
const FIRST_ON_TABLET: PanelState = { ...FIRST_PANELS, shown: ['army'], folded: ['army'] };

/** The source is closed at the first visit, so that its code is not loaded; a document without a map has nothing else to show. */
export const readPanels = (state: StudioState, layout: Layout): PanelState => {
  const kept = parseRemembered(readLocal(keyOf(state)) ?? '');
  const panels = { ...(layout === 'tablet' ? FIRST_ON_TABLET : FIRST_PANELS), ...kept, layout };
  const isBare = state.rules.format !== 'scenario' && !panels.shown.includes('source');
  return isBare ? { ...panels, shown: [...panels.shown, 'source'] } : panels;
};

const toolKeyOf = ({ rules }: StudioState): string => `battlewright-tool-${rules.system.id}`;

const SIMPLE_TOOLS = ['select', 'hand'] as const;

/** A brush by its id; a note's pen and the measure are taken for a moment. */
const nameOfTool = ({ tool }: StudioState): string | null => {
  if (tool.type === 'brush') return `brush ${tool.brush}`;
  return SIMPLE_TOOLS.find(type => type === tool.type) ?? null;
};

/** The tool that was in hand when this game was last worked on; its brush may be gone since. */
export const readTool = (state: StudioState): Tool => {
  const kept = readLocal(toolKeyOf(state)) ?? '';
  const brush = state.rules.system.palette.brushes.find(({ id }) => kept === `brush ${id}`);
  if (brush) return { type: 'brush', brush: brush.id };
  return { type: SIMPLE_TOOLS.find(type => type === kept) ?? 'select' };
};

/** Keeps panels and tool on this device, for each game. */
export const rememberPanels = (store: StudioStore): (() => void) => {
  const endings = [
    store.subscribe(
      rememberedOf,
      remembered => writeLocal(keyOf(store.getState()), JSON.stringify(remembered)),
      { equalityFn: shallow },
    ),
    store.subscribe(nameOfTool, tool => {
      if (tool !== null) writeLocal(toolKeyOf(store.getState()), tool);
    }),
  ];
  return () => {
    for (const end of endings) end();
  };
};
