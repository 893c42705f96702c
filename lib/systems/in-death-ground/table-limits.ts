/**
 * How much can lie on a table: several times what the book allows (eight pieces of 24 inches and what the attacker adds), and little
 * enough that every picture and every check of it takes a moment.
 */
export const MOST_CORNERS = 500;
export const MOST_GROUND = 20_000;
export const MOST_LENGTH = 3000;
export const MOST_ELEMENTS = 400;

type Line = readonly (readonly [number, number])[];

interface Laid {
  readonly width: number;
  readonly height: number;
  readonly pieces: readonly Readonly<
    Partial<Record<'outline' | 'plateau' | 'crest' | 'line', Line>> & { edge?: string }
  >[];
  readonly walls?: readonly { readonly line: Line }[] | undefined;
}

const linesOf = ({ pieces, walls = [] }: Laid): readonly Line[] =>
  [...pieces, ...walls].flatMap(({ line }) => (line ? [line] : []));

export const cornersOn = (board: Laid): number =>
  [
    ...board.pieces.flatMap(({ outline = [], plateau = [], crest = [] }) => [outline, plateau, crest]),
    ...linesOf(board),
  ].reduce((sum, line) => sum + line.length, 0);

/** Square inches of the boxes about all areas, as far as they lie on the table. */
export const groundOn = ({ pieces, width, height }: Laid): number =>
  pieces.reduce((sum, { outline = [] }) => {
    const xs = outline.map(([x]) => Math.min(width, Math.max(0, x)));
    const ys = outline.map(([, y]) => Math.min(height, Math.max(0, y)));
    return outline.length === 0
      ? sum
      : sum + (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
  }, 0);

/** Inches of all streams, roads and walls. */
export const lengthOn = (board: Laid): number =>
  linesOf(board).reduce(
    (sum, line) =>
      sum +
      line.reduce((length, [x, y], index) => {
        const [bx, by] = line[index - 1] ?? [x, y];
        return length + Math.hypot(x - bx, y - by);
      }, 0),
    0,
  );

/** The bases of an army. */
export const elementsIn = (
  units: readonly { readonly parts: readonly { readonly elements: number }[] }[],
): number => units.reduce((sum, { parts }) => sum + parts.reduce((all, part) => all + part.elements, 0), 0);
