import { applyChanges, type Change } from '@/lib/documents/change';
import type { EditCommand, Transformation } from '@/lib/game/contract/authoring/editing';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { Sentence, SentenceValues } from '@/lib/game/contract/sentence';
import type { Point } from '@/lib/geometry/board';
import type { TransformGhost } from '../session/interaction-state';
import {
  applyEditInAllVariants,
  applyScenarioEdit,
  type StudioState,
  selectAndReveal,
} from '../session/state';
import { commandsOf, repeatCommand } from './map/board-edits';
import { repeatChanges } from './repeatable-changes';

/** The edits that are made only on the map: each is one entry of the history, with its name. */

export const nameCanvasStep = (what: string, values?: SentenceValues): Sentence => ({
  code: `canvas.history.${what}`,
  ...(values ? { values } : {}),
});

const selectedPiecesOf = ({ derived, selection }: StudioState): readonly Piece[] =>
  derived.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];

const isChangedBy = ({ derived }: StudioState, changes: readonly Change[]): boolean =>
  JSON.stringify(applyChanges(derived.scenario, changes)) !== JSON.stringify(derived.scenario);

const nameValuesOf = (pieces: readonly Piece[]): SentenceValues => ({
  count: pieces.length,
  name: pieces[0]?.name ?? '',
});

/** One turn of the handle is one entry of the history. */
export const facePieces = (state: StudioState, heading: number, turnKey: string | null): StudioState => {
  const { scenario } = state.derived;
  const { setHeading } = state.rules.system.editing;
  if (!scenario || !setHeading) return state;
  const changes = setHeading(scenario, state.selection.pieces, heading);
  if (!isChangedBy(state, changes)) return state;
  return applyScenarioEdit(
    state,
    nameCanvasStep('turn', nameValuesOf(selectedPiecesOf(state))),
    repeatChanges(scenario, changes, other => setHeading(other, state.selection.pieces, heading)),
    turnKey,
  );
};

export const shiftPieces = (
  state: StudioState,
  by: Point,
  turn: number,
  shiftKey: string | null = null,
): StudioState => {
  const { shift } = state.rules.system.editing;
  if (!shift || (by[0] === 0 && by[1] === 0 && turn === 0)) return state;
  const name = nameCanvasStep(turn === 0 ? 'shift' : 'turn', nameValuesOf(selectedPiecesOf(state)));
  return applyScenarioEdit(
    state,
    name,
    scenario => shift(scenario, state.selection.pieces, by, turn),
    shiftKey,
  );
};

/** The pieces that stand with one, from the top downwards. */
export const stackOf = ({ pieces }: Position, id: string): readonly Piece[] => {
  const piece = pieces.find(other => other.id === id);
  if (!piece || piece.space === null) return [];
  return pieces.filter(({ space, seat }) => space === piece.space && seat === piece.seat);
};

/** Puts one piece of a stack in another's place; those between make room. */
export const restackPiece = (state: StudioState, id: string, place: number): StudioState => {
  const { position } = state.derived;
  const { reorderStack } = state.rules.system.editing;
  const stack = position ? stackOf(position, id) : [];
  if (!reorderStack || stack.length < 2) return state;
  const others = stack.map(piece => piece.id).filter(other => other !== id);
  const order = others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
  const changes = state.derived.scenario ? reorderStack(state.derived.scenario, order) : [];
  if (!isChangedBy(state, changes)) return state;
  return applyScenarioEdit(
    state,
    nameCanvasStep('restack', { space: stack[0]?.space ?? '' }),
    repeatChanges(state.derived.scenario, changes, scenario => reorderStack(scenario, order)),
  );
};

/** One place towards the top of its stack, or away from it. */
export const raisePiece = (state: StudioState, step: number): StudioState => {
  const [id] = state.selection.pieces;
  const { position } = state.derived;
  if (id === undefined || !position) return state;
  const place = stackOf(position, id).findIndex(piece => piece.id === id);
  return restackPiece(state, id, Math.max(0, place + step));
};

export const canRestack = ({ rules, derived, selection }: StudioState): boolean => {
  const [id] = selection.pieces;
  if (!rules.system.editing.reorderStack || id === undefined || selection.pieces.length !== 1) return false;
  return derived.position !== null && stackOf(derived.position, id).length > 1;
};

/** Where the chosen pieces are pasted: the chosen space, or that of the first chosen piece. */
export const findTargetSpace = (state: StudioState): string | null =>
  state.selection.space ?? selectedPiecesOf(state)[0]?.space ?? null;

/** The copies are selected, so that they can be moved at once. If they do not fit, the user is informed. */
export const pasteClip = (
  state: StudioState,
  clip: unknown,
  space: string | null,
  how: 'paste' | 'duplicate',
): StudioState => {
  const { scenario, position } = state.derived;
  const changes = scenario && state.rules.system.editing.paste(scenario, clip, space);
  if (!changes) return { ...state, notice: 'clip-does-not-fit' };
  const known = new Set(position?.pieces.map(({ id }) => id));
  const count = countNewPieces(state, changes, known);
  const { paste } = state.rules.system.editing;
  const again = repeatChanges(scenario, changes, other => paste(other, clip, space) ?? []);
  const next = applyScenarioEdit(state, nameCanvasStep(how, { count }), again);
  const fresh = next.derived.position?.pieces.filter(({ id }) => !known.has(id)) ?? [];
  return fresh.length > 0
    ? selectAndReveal(
        next,
        fresh.map(({ id }) => id),
      )
    : next;
};

const countNewPieces = (
  { rules, derived }: StudioState,
  changes: readonly Change[],
  known: ReadonlySet<string>,
) =>
  derived.scenario
    ? rules.system.setUp(applyChanges(derived.scenario, changes)).pieces.filter(({ id }) => !known.has(id))
        .length
    : 0;

export const copySelection = ({ rules, derived, selection }: StudioState): unknown =>
  derived.scenario && selection.pieces.length > 0
    ? rules.system.editing.copy(derived.scenario, selection.pieces)
    : null;

/** What the system offers under the key that deletes. */
export const findDeleteCommand = (state: StudioState): EditCommand | undefined =>
  commandsOf(state).find(({ key }) => key === 'Delete');

export const cutSelection = (state: StudioState): StudioState => {
  const command = findDeleteCommand(state);
  if (!command) return state;
  return applyScenarioEdit(
    state,
    nameCanvasStep('cut', nameValuesOf(selectedPiecesOf(state))),
    repeatCommand(state, command),
  );
};

/** How the board would be, before anything is done. */
export const makeTransformGhost = (state: StudioState, how: Transformation): TransformGhost | null => {
  const { scenario, isMalformed } = state.derived;
  const { transform } = state.rules.system.editing;
  if (!scenario || !transform || isMalformed) return null;
  const pieces = state.selection.pieces;
  const changes = transform(scenario, how, pieces);
  const after = applyChanges(scenario, changes);
  const position = state.rules.system.setUp(after);
  return {
    how,
    pieces,
    changes,
    scenario: after,
    position,
    moved: findMovedPieces(state.derived.position, position),
  };
};

const findMovedPieces = (before: Position | null, after: Position): ReadonlySet<string> => {
  const placeOf = ({ box, heading }: Piece): string => JSON.stringify([box, heading]);
  const places = new Map(before?.pieces.map(piece => [piece.id, placeOf(piece)]));
  return new Set(after.pieces.filter(piece => places.get(piece.id) !== placeOf(piece)).map(({ id }) => id));
};

export const applyTransformGhost = (
  state: StudioState,
  { how, pieces, changes }: TransformGhost,
): StudioState => {
  const name = nameCanvasStep(how, { count: pieces.length });
  const { transform } = state.rules.system.editing;
  const again = repeatChanges(
    state.derived.scenario,
    changes,
    scenario => transform?.(scenario, how, pieces) ?? [],
  );
  if (pieces.length > 0) return applyScenarioEdit(state, name, again);
  return applyEditInAllVariants(state, name, scenario => transform?.(scenario, how, []) ?? []);
};

/** All that stand in the chosen space, or with the chosen pieces. */
export const selectAllHere = (state: StudioState): StudioState => {
  const spaces = new Set([state.selection.space, ...selectedPiecesOf(state).map(({ space }) => space)]);
  const here =
    state.derived.position?.pieces.filter(({ space }) => space !== null && spaces.has(space)) ?? [];
  return selectAndReveal(
    state,
    here.map(({ id }) => id),
  );
};
