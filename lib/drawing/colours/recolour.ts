import type { DrawItem } from '../draw-list';
import { toChannels } from './colour';

/** What becomes of the colours of lines and words, and of those that fill a shape. */
export interface ColourChange {
  readonly line: (colour: string) => string;
  readonly ground: (colour: string) => string;
}

export const recolourItems = (items: readonly DrawItem[], change: ColourChange): readonly DrawItem[] =>
  items.map(item => recolourItem(item, change));

const recolourItem = (item: DrawItem, change: ColourChange): DrawItem => {
  switch (item.k) {
    case 'use':
      return item;
    case 'group':
      return { ...item, kids: item.kids.map(kid => recolourItem(kid, change)) };
    case 'text':
      return {
        ...item,
        fill: change.line(item.fill),
        ...(item.halo ? { halo: { ...item.halo, colour: change.line(item.halo.colour) } } : {}),
      };
    case 'path':
      return {
        ...item,
        ...(item.fill === undefined ? {} : { fill: change.ground(item.fill) }),
        ...(item.stroke === undefined ? {} : { stroke: change.line(item.stroke) }),
      };
  }
};

/** As the eye weighs red, green and blue. */
export const toGrey = (colour: string): string => {
  if (!colour.startsWith('#')) return colour;
  const [red, green, blue] = toChannels(colour);
  const level = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    .toString(16)
    .padStart(2, '0');
  return `#${level}${level}${level}`;
};
