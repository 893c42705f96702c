import { TRANSFORMATIONS } from '@/lib/game/contract/authoring/editing';
import { makeTransformGhost } from '../edits/piece-edits';
import type { StudioState } from '../session/state';
import { sliceOf } from '../session/store';
import { toggleLayer, toggleOverlay, VIEW_LAYERS } from '../session/view-state';
import { type Command, defineCommand, labelCommand } from './command';

const isScenario = ({ derived }: StudioState): boolean => derived.position !== null;

const MIRROR_KEYS = {
  'mirror-left-right': 'Shift+h',
  'mirror-top-bottom': 'Shift+v',
  'half-turn': 'Shift+r',
} as const;

/** A transformation is shown as a ghost first; `apply` does it. */
const MIRROR_COMMANDS = TRANSFORMATIONS.map(how =>
  defineCommand({
    id: how,
    group: 'mirror',
    keys: [MIRROR_KEYS[how]],
    inMenu: true,
    isEnabled: ({ rules, derived }) =>
      rules.system.editing.transform !== undefined && derived.scenario !== null,
    step: state => ({
      ...state,
      interaction: { ...state.interaction, ghost: makeTransformGhost(state, how) },
    }),
  }),
);

/** The camera, and what is mirrored as a whole. */
export const MAP_COMMANDS: readonly Command[] = [
  ...MIRROR_COMMANDS,
  defineCommand({
    id: 'fit',
    group: 'view',
    keys: ['0'],
    inMenu: true,
    isEnabled: isScenario,
    run: ({ canvas }) => canvas?.fit(),
  }),
  defineCommand({
    id: 'actual-size',
    group: 'view',
    keys: ['Shift+0'],
    isEnabled: isScenario,
    run: ({ canvas }) => canvas?.showActualSize(),
  }),
  defineCommand({
    id: 'zoom-in',
    group: 'view',
    keys: ['+', '='],
    isEnabled: isScenario,
    run: ({ canvas }) => canvas?.zoomIn(),
  }),
  defineCommand({
    id: 'zoom-out',
    group: 'view',
    keys: ['-'],
    isEnabled: isScenario,
    run: ({ canvas }) => canvas?.zoomOut(),
  }),
  defineCommand({
    id: 'menu',
    group: 'view',
    keys: ['Shift+F10', 'ContextMenu'],
    inPalette: false,
    isEnabled: isScenario,
    run: ({ store, canvas }) => canvas && sliceOf(store, 'interaction').set({ menu: canvas.menuPoint() }),
  }),
];

const LAYER_COMMANDS = VIEW_LAYERS.map(layer =>
  defineCommand({
    id: `layer ${layer}`,
    group: 'layer',
    label: labelCommand('layer', { layer: { code: `view.layers.${layer}` } }),
    isOn: ({ view }) => !view.hidden.includes(layer),
    step: state => ({ ...state, view: toggleLayer(state.view, layer) }),
  }),
);

/** What is laid over the map, and which of its layers are shown. */
export const listViewCommands = ({ rules }: StudioState): readonly Command[] => [
  ...rules.system.overlays.map(({ id, label }) =>
    defineCommand({
      id: `overlay ${id}`,
      group: 'overlay',
      label: labelCommand('overlay', { label }),
      isOn: ({ view }) => view.overlays.includes(id),
      step: state => ({ ...state, view: toggleOverlay(state.view, id) }),
    }),
  ),
  ...LAYER_COMMANDS,
];
