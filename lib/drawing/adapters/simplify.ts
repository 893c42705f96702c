import type { DrawItem, DrawList, Matrix } from '../draw-list';

/** How far a point may move, in units of the list. */
const TOLERANCE = 0.5;

/** The same picture with points no finer than a small frame can show: less than half as long when it is packed. */
export const simplifyDrawing = (list: DrawList): DrawList => ({
  ...list,
  items: list.items.map(item => simplifyItem(item, 1)),
  // A symbol is used in several sizes; one decimal serves the largest of them.
  ...(list.symbols
    ? {
        symbols: Object.fromEntries(
          Object.entries(list.symbols).map(([name, items]) => [
            name,
            items.map(item => simplifyItem(item, SYMBOL_SCALE)),
          ]),
        ),
      }
    : {}),
});

const SYMBOL_SCALE = 4;

const simplifyItem = (item: DrawItem, scale: number): DrawItem => {
  if (item.k === 'path') return { ...item, d: roundPath(item.d, decimalsFor(scale)) };
  if (item.k === 'use') return { ...item, matrix: roundPlace(item.matrix, scale) };
  if (item.k !== 'group') return item;
  const inner = scale * (item.matrix ? scaleOf(item.matrix) : 1);
  return {
    ...item,
    ...(item.matrix === undefined ? {} : { matrix: roundPlace(item.matrix, scale) }),
    ...(item.clip === undefined ? {} : { clip: roundPath(item.clip, decimalsFor(inner)) }),
    kids: item.kids.map(kid => simplifyItem(kid, inner)),
  };
};

/** A place is kept ten times finer than a point: whatever stands there moves with it. */
const roundPlace = ([a, b, c, d, e, f]: Matrix, scale: number): Matrix => {
  const decimals = decimalsFor(scale) + 1;
  return [a, b, c, d, Number(e.toFixed(decimals)), Number(f.toFixed(decimals))];
};

const scaleOf = ([a, b, c, d]: Matrix): number => Math.max(Math.hypot(a, b), Math.hypot(c, d));

const decimalsFor = (scale: number): number =>
  Math.max(0, Math.min(3, Math.ceil(Math.log10(scale / (2 * TOLERANCE)))));

/** Arcs are left alone, for their flags may stand against a number; else every number with a fraction. */
const PARTS = /[Aa][^A-Za-z]*|-?\d*\.\d+/g;

/** Steps from point to point are rounded like points: our strokes are short, so that little adds up. */
const roundPath = (d: string, decimals: number): string =>
  d.replace(PARTS, (part, at: number) => {
    if (/^[Aa]/.test(part)) return part;
    const number = String(Number(Number(part).toFixed(decimals)));
    // What kept it apart from the number before it, a point or a sign, may have gone.
    return /\d/.test(d[at - 1] ?? '') && !number.startsWith('-') ? ` ${number}` : number;
  });
