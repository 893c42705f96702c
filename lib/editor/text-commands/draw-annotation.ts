import { TEXT_SIZE } from '@/lib/drawing/annotations';
import type { Position } from '@/lib/game/contract/position';
import type { Annotation } from '@/lib/game/document/annotation';
import { type Point, spaceById } from '@/lib/geometry/board';
import { setAnnotations } from '../edits/annotation-edits';
import type { StudioState } from '../session/state';
import { makeId } from '../variants/variant-edits';
import type { AnnotationCommand, AnnotationPlace } from './parse-annotation';

/** About how wide a letter is, to set words in the middle of their place. */
const LETTER = TEXT_SIZE * 0.45;

/** The point of a place on the board, in board units; null: it is not on the board. */
const pointAt = ({ board, pieces }: Position, place: AnnotationPlace): Point | null => {
  if (place.type === 'point') {
    const unit = board.kind === 'table' ? (board.inch ?? 1) : 1;
    return [place.at[0] * unit, place.at[1] * unit];
  }
  if (place.type === 'piece') return pieces.find(({ id }) => id === place.id)?.box?.centre ?? null;
  return board.kind === 'spaces' ? (spaceById(board, place.id)?.centre ?? null) : null;
};

const roundPoint = ([x, y]: Point): [number, number] => [Math.round(x), Math.round(y)];

/** Texts stand at the bottom of a space, below the counters in its middle. */
const footOf = ({ board }: Position, place: AnnotationPlace | undefined, [x, y]: Point): Point => {
  const space = place?.type === 'space' && board.kind === 'spaces' ? spaceById(board, place.id) : undefined;
  return [x, space ? Math.max(...space.outline.map(corner => corner[1])) - TEXT_SIZE : y];
};

const makeAnnotation = (
  { kind, text, places }: AnnotationCommand,
  id: string,
  points: readonly Point[],
  position: Position,
): Annotation => {
  if (kind !== 'note') return { id, kind, ink: 'red', points: points.map(roundPoint) };
  const [x, y] = footOf(position, places[0], points[0] ?? [0, 0]);
  const corner = roundPoint([x - (text.length * LETTER) / 2, y - TEXT_SIZE / 2]);
  return { id, kind: 'text', ink: 'ink', points: [corner], text: text.slice(0, 500), size: TEXT_SIZE };
};

/** A note drawn by what was said; a place off the board changes nothing. */
export const drawAnnotation = (state: StudioState, order: AnnotationCommand): StudioState => {
  const { position, scenario } = state.derived;
  if (!position || !scenario) return state;
  const points = order.places.map(place => pointAt(position, place)).filter(point => point !== null);
  if (points.length < order.places.length) return state;
  const notes = scenario.annotations ?? [];
  const id = makeId(
    'note',
    notes.map(note => note.id),
  );
  return setAnnotations(state, [...notes, makeAnnotation(order, id, points, position)]);
};
