/** Colours as #rrggbb and the contrast between them (WCAG 2). */

export type Channels = readonly [number, number, number];

const FALLBACK: Channels = [42, 36, 29];

/** Reads #rgb or #rrggbb; anything else counts as ink, because a mistyped colour must not cost the reader the map. */
export const toChannels = (colour: string): Channels => {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  const [, red, green, blue] = short ?? long ?? [];
  if (red === undefined || green === undefined || blue === undefined) return FALLBACK;
  const read = (digits: string): number =>
    Number.parseInt(digits.length === 1 ? digits + digits : digits, 16);
  return [read(red), read(green), read(blue)];
};

const toHex = (parts: Channels): string =>
  `#${parts.map(part => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

/** The colour at this share of the way from one to another. */
export const blend = (from: string, to: string, share: number): string => {
  const [r1, g1, b1] = toChannels(from);
  const [r2, g2, b2] = toChannels(to);
  return toHex([r1 + (r2 - r1) * share, g1 + (g2 - g1) * share, b1 + (b2 - b1) * share]);
};

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = (colour: string): number => {
  const [red, green, blue] = toChannels(colour);
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
};

export const contrastOf = (one: string, other: string): number => {
  const light = Math.max(luminance(one), luminance(other));
  const dark = Math.min(luminance(one), luminance(other));
  return (light + 0.05) / (dark + 0.05);
};

/** A board of counters asks the same of a handful of colours; a visitor's colours must not fill the server. */
const MAX_CACHED = 500;
const known = new Map<string, string>();

/** Moves a colour towards another, just far enough for the requested contrast against the ground. */
export const adjustContrast = (colour: string, towards: string, ground: string, wanted: number): string => {
  const key = `${colour} ${towards} ${ground} ${wanted}`;
  const found = known.get(key) ?? computeAdjusted(colour, towards, ground, wanted);
  if (known.size >= MAX_CACHED) known.clear();
  known.set(key, found);
  return found;
};

const computeAdjusted = (colour: string, towards: string, ground: string, wanted: number): string => {
  for (let step = 0; step < 50; step++) {
    const tried = blend(colour, towards, step / 50);
    if (contrastOf(tried, ground) >= wanted) return tried;
  }
  return blend(towards, towards, 1);
};
