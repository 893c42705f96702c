import { commandsOf } from '@/components/studio/edits';
import {
  edited,
  editedThroughout,
  type StudioState,
  selected,
  selectedAndShown,
} from '@/components/studio/studio-state';
import { applyChanges, type Change } from '@/lib/documents/change';
import type { PieceCommand, Transformation } from '@/lib/game/editing';
import type { Piece, Position } from '@/lib/game/position';
import type { Sentence, SentenceValues } from '@/lib/game/sentence';
import type { Point } from '@/lib/geometry/board';
import type { Ghost } from './hand-state';

/** The edits that only the hand makes on the map: each is one entry of the history, with its name. */

export const handName = (what: string, values?: SentenceValues): Sentence => ({
  code: `canvas.history.${what}`,
  ...(values ? { values } : {}),
});

const chosenIn = ({ reading, selection }: StudioState): readonly Piece[] =>
  reading.position?.pieces.filter(({ id }) => selection.pieces.includes(id)) ?? [];

const isAlteredBy = ({ reading }: StudioState, changes: readonly Change[]): boolean =>
  JSON.stringify(applyChanges(reading.scenario, changes)) !== JSON.stringify(reading.scenario);

const named = (pieces: readonly Piece[]): SentenceValues => ({
  count: pieces.length,
  name: pieces[0]?.name ?? '',
});

/** While one turn of the hand lasts, it is one entry. */
export const facedTo = (state: StudioState, heading: number, turnKey: string | null): StudioState => {
  const { scenario } = state.reading;
  const { face } = state.judge.system.editing;
  if (!scenario || !face) return state;
  const changes = face(scenario, state.selection.pieces, heading);
  if (!isAlteredBy(state, changes)) return state;
  return edited(state, handName('turn', named(chosenIn(state))), () => changes, turnKey);
};

export const shiftedBy = (
  state: StudioState,
  by: Point,
  turn: number,
  shiftKey: string | null = null,
): StudioState => {
  const { shift } = state.judge.system.editing;
  if (!shift || (by[0] === 0 && by[1] === 0 && turn === 0)) return state;
  const name = handName(turn === 0 ? 'shift' : 'turn', named(chosenIn(state)));
  return edited(state, name, scenario => shift(scenario, state.selection.pieces, by, turn), shiftKey);
};

/** The pieces that stand with one, from the top downwards. */
export const stackOf = ({ pieces }: Position, id: string): readonly Piece[] => {
  const piece = pieces.find(other => other.id === id);
  if (!piece || piece.space === null) return [];
  return pieces.filter(({ space, seat }) => space === piece.space && seat === piece.seat);
};

/** Puts one piece of a stack in another's place; those between make room. */
export const restackedTo = (state: StudioState, id: string, place: number): StudioState => {
  const { position } = state.reading;
  const { restack } = state.judge.system.editing;
  const stack = position ? stackOf(position, id) : [];
  if (!restack || stack.length < 2) return state;
  const others = stack.map(piece => piece.id).filter(other => other !== id);
  const order = others.toSpliced(Math.max(0, Math.min(place, others.length)), 0, id);
  const changes = state.reading.scenario ? restack(state.reading.scenario, order) : [];
  if (!isAlteredBy(state, changes)) return state;
  return edited(state, handName('restack', { space: stack[0]?.space ?? '' }), () => changes);
};

/** One place towards the top of its stack, or away from it. */
export const raisedBy = (state: StudioState, step: number): StudioState => {
  const [id] = state.selection.pieces;
  const { position } = state.reading;
  if (id === undefined || !position) return state;
  const place = stackOf(position, id).findIndex(piece => piece.id === id);
  return restackedTo(state, id, Math.max(0, place + step));
};

export const canRestack = ({ judge, reading, selection }: StudioState): boolean => {
  const [id] = selection.pieces;
  if (!judge.system.editing.restack || id === undefined || selection.pieces.length !== 1) return false;
  return reading.position !== null && stackOf(reading.position, id).length > 1;
};

/** Where the chosen pieces are pasted: the chosen space, or that of the first chosen piece. */
export const targetSpace = (state: StudioState): string | null =>
  state.selection.space ?? chosenIn(state)[0]?.space ?? null;

/** The copies are chosen, so that they can be moved at once. A clip that does not fit is said. */
export const pasted = (
  state: StudioState,
  clip: unknown,
  space: string | null,
  how: 'paste' | 'duplicate',
): StudioState => {
  const { scenario, position } = state.reading;
  const changes = scenario && state.judge.system.editing.paste(scenario, clip, space);
  if (!changes) return { ...state, notice: 'clip-does-not-fit' };
  const known = new Set(position?.pieces.map(({ id }) => id));
  const count = freshIn(state, changes, known);
  const next = edited(state, handName(how, { count }), () => changes);
  const fresh = next.reading.position?.pieces.filter(({ id }) => !known.has(id)) ?? [];
  return fresh.length > 0
    ? selectedAndShown(
        next,
        fresh.map(({ id }) => id),
      )
    : next;
};

const freshIn = ({ judge, reading }: StudioState, changes: readonly Change[], known: ReadonlySet<string>) =>
  reading.scenario
    ? judge.system.setUp(applyChanges(reading.scenario, changes)).pieces.filter(({ id }) => !known.has(id))
        .length
    : 0;

export const copyOf = ({ judge, reading, selection }: StudioState): unknown =>
  reading.scenario && selection.pieces.length > 0
    ? judge.system.editing.copy(reading.scenario, selection.pieces)
    : null;

/** What the system offers under the key that deletes. */
export const deletion = (state: StudioState): PieceCommand | undefined =>
  commandsOf(state).find(({ key }) => key === 'Delete');

export const cutOut = (state: StudioState): StudioState => {
  const command = deletion(state);
  if (!command) return state;
  return edited(state, handName('cut', named(chosenIn(state))), () => command.changes);
};

/** How the board would be, before anything is done. */
export const ghostOf = (state: StudioState, how: Transformation): Ghost | null => {
  const { scenario, isMalformed } = state.reading;
  const { transform } = state.judge.system.editing;
  if (!scenario || !transform || isMalformed) return null;
  const pieces = state.selection.pieces;
  const changes = transform(scenario, how, pieces);
  const after = applyChanges(scenario, changes);
  const position = state.judge.system.setUp(after);
  return {
    how,
    pieces,
    changes,
    scenario: after,
    position,
    moved: movedBetween(state.reading.position, position),
  };
};

const movedBetween = (before: Position | null, after: Position): ReadonlySet<string> => {
  const placeOf = ({ box, heading }: Piece): string => JSON.stringify([box, heading]);
  const places = new Map(before?.pieces.map(piece => [piece.id, placeOf(piece)]));
  return new Set(after.pieces.filter(piece => places.get(piece.id) !== placeOf(piece)).map(({ id }) => id));
};

export const ghostGranted = (state: StudioState, { how, pieces, changes }: Ghost): StudioState => {
  const name = handName(how, { count: pieces.length });
  if (pieces.length > 0) return edited(state, name, () => changes);
  const { transform } = state.judge.system.editing;
  return editedThroughout(state, name, scenario => transform?.(scenario, how, []) ?? []);
};

export const allChosen = (state: StudioState): StudioState =>
  selected(
    state,
    state.reading.position?.pieces.filter(({ box }) => box !== null).map(({ id }) => id) ?? [],
    null,
  );

/** All that stand in the chosen space, or with the chosen pieces. */
export const allHereChosen = (state: StudioState): StudioState => {
  const spaces = new Set([state.selection.space, ...chosenIn(state).map(({ space }) => space)]);
  const here =
    state.reading.position?.pieces.filter(({ space }) => space !== null && spaces.has(space)) ?? [];
  return selectedAndShown(
    state,
    here.map(({ id }) => id),
  );
};
