import { blend, contrastOf } from '@/lib/drawing/colours/colour';
import type { SideStyle } from '@/lib/drawing/colours/palette';
import { recolourItems, toGrey } from '@/lib/drawing/colours/recolour';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';

/** The inks of a print. */
export const INK_MODES = ['colour', 'grey', 'saving'] as const;
export type InkMode = (typeof INK_MODES)[number];

const WHITE = '#FFFFFF';
const THIN = 0.7;
/** Against white paper: what is paler than this is a wash, what is darker is drawn. */
const WASH = 2.4;

/** A picture in the inks of the printer. Saving ink thins the washes and leaves what is drawn and written. */
export const applyInkMode = (list: DrawList, ink: InkMode): DrawList => {
  if (ink === 'colour') return list;
  const { items, symbols } = list;
  return {
    ...list,
    items: recolourItems(items, CHANGES[ink]),
    ...(symbols ? { symbols: applyToSymbols(symbols, ink) } : {}),
  };
};

/** A symbol that is used on many pages stays one and the same, so that the file holds it once. */
const applyToSymbols = (
  symbols: NonNullable<DrawList['symbols']>,
  ink: Exclude<InkMode, 'colour'>,
): NonNullable<DrawList['symbols']> =>
  Object.fromEntries(
    Object.entries(symbols).map(([name, items]) => {
      const changed = SYMBOL_CACHE[ink].get(items) ?? recolourItems(items, CHANGES[ink]);
      SYMBOL_CACHE[ink].set(items, changed);
      return [name, changed];
    }),
  );

const SYMBOL_CACHE = {
  grey: new WeakMap<readonly DrawItem[], readonly DrawItem[]>(),
  saving: new WeakMap<readonly DrawItem[], readonly DrawItem[]>(),
};

const keepColour = (colour: string): string => colour;

const thinColour = (colour: string): string =>
  colour.startsWith('#') && contrastOf(colour, WHITE) < WASH ? blend(colour, WHITE, THIN) : colour;

const CHANGES = {
  grey: { line: toGrey, ground: toGrey },
  saving: { line: keepColour, ground: thinColour },
};

/** A counter that saves ink has a white field; the sides then differ by their frames, a thick one and a thin one. */
export const applyToFace = (face: CounterFace, ink: InkMode): CounterFace =>
  ink === 'saving' ? { ...face, style: toSavingStyle(face.style) } : face;

const toSavingStyle = (style: SideStyle): SideStyle => {
  const isSolid = style.kind === 'solid';
  const dark = isSolid ? style.edge : style.ink;
  return {
    ...style,
    kind: isSolid ? 'outline' : 'solid',
    field: WHITE,
    ink: dark,
    edge: isSolid ? style.field : style.edge,
    band: WHITE,
    bandInk: dark,
  };
};
