import type { Point, Table } from '@/lib/geometry/board';
import { neighbourTowards } from '../board/drop-target';
import { cancelDeployment, confirmDeployment, isLiningUp, selectAllToDeploy } from '../deploy/deploy-edits';
import { applyDrop, commandsOf, runCommand } from '../edits/map/board-edits';
import { finishShape } from '../edits/map/shape-edits';
import {
  applyTransformGhost,
  canRestack,
  raisePiece,
  selectAllHere,
  shiftPieces,
} from '../edits/piece-edits';
import type { InteractionState } from '../session/interaction-state';
import { dismissCalled } from '../session/panels';
import { type StudioState, setSelection } from '../session/state';
import { type Command, defineCommand } from './command';

const withInteraction = (state: StudioState, part: Partial<InteractionState>): StudioState => ({
  ...state,
  interaction: { ...state.interaction, ...part },
});

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowUp: [0, -1],
  ArrowRight: [1, 0],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
};

/**
 * Selected pieces move to the neighbouring space that way, each stack to its own; at the edge of the board none
 * moves.
 */
const nudgePieces = (state: StudioState, direction: Point): StudioState => {
  const { derived, selection } = state;
  const board = derived.position?.board;
  const chosen = derived.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];
  if (!board) return state;
  if (board.kind === 'table') return slidePieces(state, board, direction);
  const spaces = [...new Set(chosen.map(({ space }) => space))];
  const landings = spaces.flatMap(space => {
    const target = space === null ? null : neighbourTowards(board, space, direction);
    const pieces = chosen.filter(piece => piece.space === space).map(({ id }) => id);
    return target === null ? [] : [{ space: target, pieces }];
  });
  return landings.length < spaces.length ? state : applyDrop(state, landings);
};

const INCHES = 0.5;

const slidePieces = (state: StudioState, { inch = 1 }: Table, [dx, dy]: Point): StudioState =>
  shiftPieces(state, [dx * inch * INCHES, dy * inch * INCHES], 0, 'nudge');

/** Cancels the nearest thing: a ghost, an unfinished shape, a called panel, or else the selection. */
const release = (state: StudioState): StudioState => {
  const { ghost, corners } = state.interaction;
  if (isLiningUp(state)) return cancelDeployment(state);
  if (ghost) return withInteraction(state, { ghost: null });
  if (corners.length > 0) return withInteraction(state, { corners: [] });
  if (state.panels.called?.length) return dismissCalled(state);
  const tool = state.tool.type === 'select' ? state.tool : ({ type: 'select' } as const);
  return withInteraction({ ...setSelection(state, [], null), tool }, { shape: null });
};

/** Applies a ghost, or finishes a shape. */
const apply = (state: StudioState): StudioState => {
  if (isLiningUp(state)) return confirmDeployment(state);
  const { ghost } = state.interaction;
  return ghost ? applyTransformGhost(withInteraction(state, { ghost: null }), ghost) : finishShape(state);
};

/** Every key except that of `apply` dismisses the preview first. */
export const dismissGhost = (state: StudioState): StudioState =>
  state.interaction.ghost ? withInteraction(state, { ghost: null }) : state;

const isDrawingShape = ({ interaction }: StudioState): boolean => interaction.corners.length > 0;

const removeLastCorner = (state: StudioState): StudioState => {
  const { corners } = state.interaction;
  return withInteraction(state, { corners: [...corners.slice(0, -2), ...corners.slice(-1)] });
};

const isScenario = ({ derived }: StudioState): boolean => derived.position !== null;

/** What is done with the selection on every board. */
export const SELECTION_COMMANDS: readonly Command[] = [
  defineCommand({
    id: 'nudge',
    group: 'map',
    keys: Object.keys(ARROWS),
    inPalette: false,
    isEnabled: state => isScenario(state) && !state.dragging && state.selection.pieces.length > 0,
    step: (state, chord = '') => nudgePieces(state, ARROWS[chord] ?? [0, 0]),
  }),
  defineCommand({
    id: 'release',
    group: 'map',
    keys: ['Escape'],
    inPalette: false,
    isEnabled: ({ dragging }) => !dragging,
    step: release,
  }),
  defineCommand({
    id: 'apply',
    group: 'map',
    keys: ['Enter'],
    inPalette: false,
    isEnabled: state => state.interaction.ghost !== null || isDrawingShape(state) || isLiningUp(state),
    step: apply,
  }),
  defineCommand({
    id: 'remove-corner',
    group: 'map',
    keys: ['Backspace'],
    inPalette: false,
    isEnabled: isDrawingShape,
    step: removeLastCorner,
  }),
  defineCommand({
    id: 'select-here',
    group: 'choose',
    keys: ['a'],
    inMenu: true,
    isEnabled: ({ selection }) => selection.pieces.length > 0 || selection.space !== null,
    step: selectAllHere,
  }),
  defineCommand({
    id: 'select-all',
    group: 'choose',
    keys: ['Ctrl+a'],
    inMenu: true,
    isEnabled: isScenario,
    step: selectAllToDeploy,
  }),
  defineCommand({
    id: 'raise',
    group: 'stack',
    keys: ['Shift+ArrowUp'],
    inMenu: true,
    isEnabled: canRestack,
    step: state => raisePiece(state, -1),
  }),
  defineCommand({
    id: 'lower',
    group: 'stack',
    keys: ['Shift+ArrowDown'],
    inMenu: true,
    isEnabled: canRestack,
    step: state => raisePiece(state, 1),
  }),
];

/** What the system offers for the chosen pieces, or for the board while none is chosen. */
export const listSystemCommands = (state: StudioState): readonly Command[] =>
  commandsOf(state).map(command =>
    defineCommand({
      id: `system ${command.id}`,
      group: 'pieces',
      label: command.label,
      keys: command.key ? [command.key.length === 1 ? command.key.toLowerCase() : command.key] : [],
      inMenu: true,
      isEnabled: ({ dragging }) => !dragging,
      step: current => runCommand(current, command),
    }),
  );
