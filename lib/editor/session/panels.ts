import { readLocal, writeLocal } from '../autosave/safe-local-storage';
import type { Selection, StudioState } from './state';
import type { StudioStore } from './store';

/** Dialogs over the whole screen; at most one is open. */
export type DialogName = 'palette' | 'keys' | 'publish' | 'forces' | 'estimate';

/** Parts of the screen that are shown or hidden. */
export type SidePanel = 'source' | 'text-view' | 'view' | 'add-pieces';

export const INSPECTOR_TABS = ['selection', 'battle', 'plan', 'history'] as const;
export type InspectorTab = (typeof INSPECTOR_TABS)[number];

/** These stay open while something else is chosen on the map. */
const LASTING_TABS: readonly InspectorTab[] = ['plan', 'history'];

/** What a command may move the keyboard focus to. */
export type FocusTarget = 'add-pieces' | InspectorTab;

/** Which panels are open. */
export interface PanelState {
  readonly dialog: DialogName | null;
  readonly shown: readonly SidePanel[];
  /** The tab that the author chose, and what was selected then. */
  readonly tab: { readonly name: InspectorTab; readonly selection: Selection } | null;
  /** The title of the form section to open; null once it has. */
  readonly section: string | null;
  /** The panel to get the keyboard focus; null once it has it. */
  readonly focus: FocusTarget | null;
}

export const NO_PANELS: PanelState = { dialog: null, shown: [], tab: null, section: null, focus: null };

const withPanels = (state: StudioState, part: Partial<PanelState>): StudioState => ({
  ...state,
  panels: { ...state.panels, ...part },
});

export const openDialog = (state: StudioState, dialog: DialogName): StudioState =>
  withPanels(state, { dialog });

/** Only the dialog that is named: another one may have been opened meanwhile. */
export const closeDialog = (state: StudioState, name: DialogName): StudioState =>
  state.panels.dialog === name ? withPanels(state, { dialog: null }) : state;

export const isShown = ({ panels }: StudioState, panel: SidePanel): boolean => panels.shown.includes(panel);

export const showPanel = (state: StudioState, panel: SidePanel, wanted = true): StudioState => {
  if (isShown(state, panel) === wanted) return state;
  const others = state.panels.shown.filter(other => other !== panel);
  return withPanels(state, { shown: wanted ? [...others, panel] : others });
};

export const togglePanel = (state: StudioState, panel: SidePanel): StudioState =>
  showPanel(state, panel, !isShown(state, panel));

/** What a command opens gets the focus too, so that the keyboard goes on from there. */
export const focusPanel = (state: StudioState, focus: FocusTarget): StudioState =>
  withPanels(state, { focus });

export const clearFocusRequest = (state: StudioState): StudioState => withPanels(state, { focus: null });

export const chooseTab = (state: StudioState, name: InspectorTab): StudioState =>
  withPanels(state, { tab: { name, selection: state.selection } });

/** The chosen tab as long as it holds; else the selection, or the battle itself when nothing is selected. */
export const currentTab = (
  tab: PanelState['tab'],
  selection: Selection,
  hasSelection: boolean,
): InspectorTab => {
  if (tab && (LASTING_TABS.includes(tab.name) || tab.selection === selection)) return tab.name;
  return hasSelection ? 'selection' : 'battle';
};

/** Opens a section of the battle's forms, named by its title. */
export const openFormSection = (state: StudioState, title: string): StudioState =>
  withPanels(chooseTab(state, 'battle'), { section: title });

export const clearSectionRequest = (state: StudioState): StudioState => withPanels(state, { section: null });

const SOURCE_KEY = 'battlewright-source-pane';

/** The source is closed at the first visit, so that its code is not loaded; a document without a map has nothing else to show. */
export const readPanels = ({ rules }: StudioState): PanelState => {
  const last = readLocal(SOURCE_KEY);
  const isOpen = last === null ? rules.format !== 'scenario' : last === 'open';
  return { ...NO_PANELS, shown: isOpen ? ['source'] : [] };
};

/** This browser remembers whether the source is shown. */
export const rememberPanels = (store: StudioStore): (() => void) =>
  store.subscribe(
    state => isShown(state, 'source'),
    isOpen => writeLocal(SOURCE_KEY, isOpen ? 'open' : 'closed'),
  );
