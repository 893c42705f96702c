import { blend, contrast } from '@/lib/drawing/colour';
import type { CounterFace } from '@/lib/drawing/counter';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { grey, recoloured } from '@/lib/drawing/greys';
import type { SideStyle } from '@/lib/drawing/palette';

/** With which inks a print is made. */
export const INKS = ['colour', 'grey', 'saving'] as const;
export type Ink = (typeof INKS)[number];

const WHITE = '#FFFFFF';
const THIN = 0.7;
/** Against white paper: what is paler than this is a wash, what is darker is drawn. */
const WASH = 2.4;

/** A picture in the inks of the printer. Saving ink thins the washes and leaves what is drawn and written. */
export const inInk = (list: DrawList, ink: Ink): DrawList => {
  if (ink === 'colour') return list;
  const { items, symbols } = list;
  return {
    ...list,
    items: recoloured(items, CHANGES[ink]),
    ...(symbols ? { symbols: symbolsInInk(symbols, ink) } : {}),
  };
};

/** A symbol that is used on many pages stays one and the same, so that the file holds it once. */
const symbolsInInk = (
  symbols: NonNullable<DrawList['symbols']>,
  ink: Exclude<Ink, 'colour'>,
): NonNullable<DrawList['symbols']> =>
  Object.fromEntries(
    Object.entries(symbols).map(([name, items]) => {
      const changed = KEPT[ink].get(items) ?? recoloured(items, CHANGES[ink]);
      KEPT[ink].set(items, changed);
      return [name, changed];
    }),
  );

const KEPT = {
  grey: new WeakMap<readonly DrawItem[], readonly DrawItem[]>(),
  saving: new WeakMap<readonly DrawItem[], readonly DrawItem[]>(),
};

const same = (colour: string): string => colour;

const thinned = (colour: string): string =>
  colour.startsWith('#') && contrast(colour, WHITE) < WASH ? blend(colour, WHITE, THIN) : colour;

const CHANGES = {
  grey: { line: grey, ground: grey },
  saving: { line: same, ground: thinned },
};

/** A counter that saves ink has a white field; the sides are then told apart by their frames, a thick one and a thin one. */
export const faceInInk = (face: CounterFace, ink: Ink): CounterFace =>
  ink === 'saving' ? { ...face, style: savingStyle(face.style) } : face;

const savingStyle = (style: SideStyle): SideStyle => {
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
