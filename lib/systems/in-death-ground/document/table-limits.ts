/**
 * The most that a table may contain: several times what the book allows (eight pieces of 24 inches and what the
 * attacker adds), and little enough that every picture and every check of it takes a moment.
 */
export const MAX_CORNERS = 500;
export const MAX_GROUND = 20_000;
export const MAX_LENGTH = 3000;
export const MAX_ELEMENTS = 400;

type Line = readonly (readonly [number, number])[];

interface BoardContent {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Readonly<
    Partial<Record<'outline' | 'plateau' | 'crest' | 'line', Line>> & { edge?: string }
  >[];
  readonly walls?: readonly { readonly line: Line }[] | undefined;
}

const listLines = ({ pieces, walls = [] }: BoardContent): readonly Line[] =>
  [...pieces, ...walls].flatMap(({ line }) => (line ? [line] : []));

export const countCorners = (board: BoardContent): number =>
  [
    ...board.pieces.flatMap(({ outline = [], plateau = [], crest = [] }) => [outline, plateau, crest]),
    ...listLines(board),
  ].reduce((sum, line) => sum + line.length, 0);

/** Square inches of the boxes about all areas, as far as they lie on the table. */
export const measureGround = ({ pieces, width, height }: BoardContent): number =>
  pieces.reduce((sum, { outline = [] }) => {
    const xs = outline.map(([x]) => Math.min(width, Math.max(0, x)));
    const ys = outline.map(([, y]) => Math.min(height, Math.max(0, y)));
    return outline.length === 0
      ? sum
      : sum + (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  }, 0);

/** Inches of all streams, roads and walls. */
export const measureLength = (board: BoardContent): number =>
  listLines(board).reduce(
    (sum, line) =>
      sum +
      line.reduce((length, [x, y], index) => {
        const [bx, by] = line[index - 1] ?? [x, y];
        return length + Math.hypot(x - bx, y - by);
      }, 0),
    0,
  );

/** The bases of an army. */
export const countElements = (
  units: readonly { readonly parts: readonly { readonly elements: number }[] }[],
): number => units.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part.elements, 0), 0);
