import {
  BATTLE_TABS,
  type BattleTab,
  chooseTab,
  focusPanel,
  isShown,
  openDialog,
  openFormSection,
  type SidePanel,
  showPanel,
  toggleAllPanels,
  togglePanel,
} from '../session/panels';
import type { StudioState } from '../session/state';
import { cardOf, takeRailTool } from '../tools/rail-tools';
import { type Command, type CommandSpec, defineCommand, labelCommand } from './command';

const isBattle = ({ derived }: StudioState): boolean => derived.scenario !== null;

export const hasPlan = ({ rules }: StudioState): boolean =>
  rules.format === 'scenario' && rules.system.planning !== undefined;

const definePanel = (panel: SidePanel, more: Partial<CommandSpec> = {}): Command =>
  defineCommand({
    id: panel,
    group: 'panel',
    isOn: state => isShown(state, panel),
    ...more,
    step: state => togglePanel(state, panel),
  });

const defineTab = (tab: BattleTab): Command =>
  defineCommand({
    id: `inspect-${tab}`,
    group: 'panel',
    isEnabled: tab === 'plan' ? hasPlan : () => true,
    step: state => focusPanel(chooseTab(state, tab), tab),
  });

/** Everything that opens a part of the screen. */
export const PANEL_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'palette',
    group: 'everywhere',
    keys: ['Ctrl+k'],
    keyScope: 'anywhere',
    inPalette: false,
    step: state => openDialog(state, 'palette'),
  }),
  defineCommand({ id: 'publish', group: 'panel', step: state => openDialog(state, 'publish') }),
  definePanel('source', { keys: ['Ctrl+`'], keyScope: 'anywhere' }),
  definePanel('army', { keys: ['Shift+a'], isEnabled: isBattle }),
  definePanel('side-army', {
    isEnabled: state => isBattle(state) && state.rules.system.sideArmies !== undefined,
  }),
  definePanel('inspector', { keys: ['Shift+i'], isEnabled: isBattle }),
  definePanel('battle', { keys: ['Shift+b'], isEnabled: isBattle }),
  definePanel('view', { keys: ['Shift+o'], isEnabled: isBattle }),
  definePanel('problems', { keys: ['Shift+p'] }),
  definePanel('overview', { isEnabled: isBattle }),
  definePanel('text-view'),
  defineCommand({
    id: 'add-pieces',
    group: 'panel',
    isOn: state => cardOf(state) === 'units',
    // The card belongs to a tool: with a brush in hand it would stay out of sight.
    step: state => takeRailTool(state, 'units'),
  }),
  defineCommand({
    id: 'hide-panels',
    group: 'panel',
    keys: ['p'],
    isOn: ({ panels }) => panels.called === null,
    step: toggleAllPanels,
  }),
  defineCommand({ id: 'people', group: 'panel', step: state => openDialog(state, 'people') }),
  defineCommand({ id: 'facts', group: 'panel', step: state => openDialog(state, 'facts') }),
  defineCommand({
    id: 'forces',
    group: 'panel',
    isEnabled: isBattle,
    step: state => openDialog(state, 'forces'),
  }),
  defineCommand({
    id: 'estimate',
    group: 'panel',
    isEnabled: state => isBattle(state) && state.rules.system.armyEstimator !== undefined,
    step: state => openDialog(state, 'estimate'),
  }),
  defineCommand({
    id: 'exchange',
    group: 'panel',
    isEnabled: isBattle,
    step: state => openDialog(state, 'exchange'),
  }),
  defineCommand({
    id: 'print',
    group: 'panel',
    keys: ['Ctrl+p'],
    keyScope: 'outside-source',
    isEnabled: isBattle,
    step: state => openDialog(state, 'print'),
  }),
  defineCommand({ id: 'languages', group: 'panel', step: state => openDialog(state, 'languages') }),
  defineCommand({
    id: 'inspect-selection',
    group: 'panel',
    step: state => focusPanel(showPanel(state, 'inspector'), 'inspector'),
  }),
  ...BATTLE_TABS.map(defineTab),
  defineCommand({ id: 'keys', group: 'panel', keys: ['?'], step: state => openDialog(state, 'keys') }),
  defineCommand({
    id: 'next-pane',
    group: 'everywhere',
    keys: ['F6'],
    keyScope: 'anywhere',
    inPalette: false,
    run: ({ focusPane }) => focusPane(1),
  }),
  defineCommand({
    id: 'previous-pane',
    group: 'everywhere',
    keys: ['Shift+F6'],
    keyScope: 'anywhere',
    inPalette: false,
    run: ({ focusPane }) => focusPane(-1),
  }),
];

/** The sections of the battle's forms, by the code of their titles. */
const FORM_SECTIONS = [
  'forms.section.about',
  'forms.section.when',
  'forms.section.sides',
  'forms.section.forces',
  'forms.section.facts',
  'forms.section.options',
  'forms.section.texts',
  'forms.section.sources',
  'forms.section.provenance',
  'languages.section',
  'variants.section',
] as const;

export const FORM_COMMANDS: readonly Command[] = FORM_SECTIONS.map(code =>
  defineCommand({
    id: `form ${code}`,
    group: 'form',
    label: labelCommand('form', { section: { code } }),
    isEnabled: isBattle,
    run: ({ store, say }) => store.update(state => openFormSection(state, say({ code }))),
  }),
);
