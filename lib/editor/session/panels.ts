import type { Selection, StudioState } from './state';

/** Dialogs over the whole screen; at most one is open. */
export type DialogName =
  | 'palette'
  | 'keys'
  | 'publish'
  | 'forces'
  | 'estimate'
  | 'facts'
  | 'exchange'
  | 'print'
  | 'languages'
  | 'people';

/** Panels that lie on the map. */
export const SLIPS = ['tool', 'army', 'side-army', 'inspector', 'battle', 'problems'] as const;
export type SlipName = (typeof SLIPS)[number];

/** Parts of the screen that are shown or hidden. */
export const SIDE_PANELS = [
  'army',
  'side-army',
  'inspector',
  'battle',
  'problems',
  'source',
  'text-view',
  'view',
  'overview',
  'add-pieces',
] as const;
export type SidePanel = (typeof SIDE_PANELS)[number];

export const BATTLE_TABS = ['battle', 'plan', 'history', 'comments'] as const;
export type BattleTab = (typeof BATTLE_TABS)[number];

/** Sizes that the author sets, in pixels. */
export const PANEL_SIZES = {
  'army-width': { usual: 217, least: 200, most: 420 },
  'side-army-width': { usual: 346, least: 300, most: 520 },
  'tool-width': { usual: 217, least: 200, most: 420 },
  'units-width': { usual: 346, least: 217, most: 480 },
  'inspector-width': { usual: 250, least: 200, most: 420 },
  'battle-width': { usual: 342, least: 260, most: 520 },
  'source-width': { usual: 560, least: 320, most: 900 },
  'problems-height': { usual: 250, least: 110, most: 700 },
} as const;
export type PanelSize = keyof typeof PANEL_SIZES;

/** On a tablet the army is a drawer at the foot, and targets are made for fingers. */
export type Layout = 'desk' | 'tablet';

/** What a command may move the keyboard focus to. */
export type FocusTarget = 'add-pieces' | 'inspector' | BattleTab;

/** Which panels are open. */
export interface PanelState {
  readonly dialog: DialogName | null;
  readonly shown: readonly SidePanel[];
  readonly folded: readonly SlipName[];
  readonly sizes: Partial<Readonly<Record<PanelSize, number>>>;
  /** All panels are hidden except those called since; null: none was hidden. */
  readonly called: readonly SidePanel[] | null;
  /** The card of the tool in hand is put away. */
  readonly isCardClosed: boolean;
  readonly layout: Layout;
  readonly tab: BattleTab;
  /** The selection at the moment when the battle's form was opened: a later selection replaces the form. */
  readonly selectedBefore: Selection | null;
  /** The title of the form section to open; null once it has. */
  readonly section: string | null;
  /** The panel to get the keyboard focus; null once it has it. */
  readonly focus: FocusTarget | null;
}

export const FIRST_PANELS: PanelState = {
  dialog: null,
  shown: ['army', 'inspector'],
  folded: [],
  sizes: {},
  called: null,
  isCardClosed: false,
  layout: 'desk',
  tab: 'battle',
  selectedBefore: null,
  section: null,
  focus: null,
};

const withPanels = (state: StudioState, part: Partial<PanelState>): StudioState => ({
  ...state,
  panels: { ...state.panels, ...part },
});

export const openDialog = (state: StudioState, dialog: DialogName): StudioState =>
  withPanels(state, { dialog });

/** Only the named dialog: another one may have been opened meanwhile. */
export const closeDialog = (state: StudioState, name: DialogName): StudioState =>
  state.panels.dialog === name ? withPanels(state, { dialog: null }) : state;

/** These two share one place. */
const RIVALS: Partial<Readonly<Record<SidePanel, SidePanel>>> = { inspector: 'battle', battle: 'inspector' };

const hasSelection = ({ selection, interaction }: StudioState): boolean =>
  selection.pieces.length > 0 || selection.space !== null || interaction.shape !== null;

/** The battle's form is replaced by a later selection; plan and history stay. */
const isGivingWay = (state: StudioState): boolean => {
  const { tab, selectedBefore } = state.panels;
  return tab === 'battle' && hasSelection(state) && state.selection !== selectedBefore;
};

const listOpen = ({ shown, called }: PanelState): readonly SidePanel[] => called ?? shown;

/** What stands on the right. */
export const rightSlipOf = (state: StudioState): 'inspector' | 'battle' | null => {
  const open = listOpen(state.panels);
  if (open.includes('battle')) return isGivingWay(state) ? 'inspector' : 'battle';
  return open.includes('inspector') ? 'inspector' : null;
};

/** The slip on the left: while an army is chosen it replaces the tray. */
export const leftSlipOf = (state: StudioState): 'army' | 'side-army' | null => {
  const open = listOpen(state.panels);
  if (open.includes('side-army')) return 'side-army';
  return open.includes('army') ? 'army' : null;
};

export const isShown = (state: StudioState, panel: SidePanel): boolean =>
  panel === 'inspector' || panel === 'battle'
    ? rightSlipOf(state) === panel
    : listOpen(state.panels).includes(panel);

const withOpen = (state: StudioState, open: readonly SidePanel[]): StudioState =>
  withPanels(state, state.panels.called ? { called: open } : { shown: open });

export const showPanel = (state: StudioState, panel: SidePanel, wanted = true): StudioState => {
  if (isShown(state, panel) === wanted) return state;
  const others = listOpen(state.panels).filter(other => other !== panel && other !== RIVALS[panel]);
  const { folded } = state.panels;
  return withPanels(withOpen(state, wanted ? [...others, panel] : others), {
    selectedBefore: panel === 'battle' ? state.selection : state.panels.selectedBefore,
    folded: wanted ? folded.filter(slip => slip !== panel) : folded,
  });
};

export const togglePanel = (state: StudioState, panel: SidePanel): StudioState =>
  showPanel(state, panel, !isShown(state, panel));

export const toggleAllPanels = (state: StudioState): StudioState =>
  withPanels(state, { called: state.panels.called ? null : [], isCardClosed: state.panels.called === null });

/** Panels called while all are hidden close first. */
export const dismissCalled = (state: StudioState): StudioState =>
  state.panels.called?.length ? withPanels(state, { called: [] }) : state;

export const setLayout = (state: StudioState, layout: Layout): StudioState =>
  state.panels.layout === layout ? state : withPanels(state, { layout });

export const foldSlip = (state: StudioState, slip: SlipName): StudioState => {
  const { folded } = state.panels;
  return withPanels(state, {
    folded: folded.includes(slip) ? folded.filter(other => other !== slip) : [...folded, slip],
  });
};

export const sizeOf = ({ sizes }: PanelState, size: PanelSize): number =>
  sizes[size] ?? PANEL_SIZES[size].usual;

export const setPanelSize = (state: StudioState, size: PanelSize, wanted: number): StudioState => {
  const { least, most } = PANEL_SIZES[size];
  const value = Math.round(Math.max(least, Math.min(most, wanted)));
  return withPanels(state, { sizes: { ...state.panels.sizes, [size]: value } });
};

/** A panel opened by a command gets the focus too, so that the keyboard continues there. */
export const focusPanel = (state: StudioState, focus: FocusTarget): StudioState =>
  withPanels(state, { focus });

export const clearFocusRequest = (state: StudioState): StudioState => withPanels(state, { focus: null });

export const chooseTab = (state: StudioState, tab: BattleTab): StudioState => {
  const opened = showPanel(withPanels(state, { tab }), 'battle');
  return withPanels(opened, { selectedBefore: state.selection });
};

/** Opens a section of the battle's forms, named by its title. */
export const openFormSection = (state: StudioState, title: string): StudioState =>
  withPanels(chooseTab(state, 'battle'), { section: title });

export const clearSectionRequest = (state: StudioState): StudioState => withPanels(state, { section: null });
