import { channels } from './colour';
import type { DrawItem, DrawList } from './draw-list';

/** The same picture for a printer without colours: every ink becomes a grey as light as it was. */
export const inGreys = (list: DrawList): DrawList => ({
  ...list,
  items: list.items.map(greyed),
  ...(list.symbols
    ? {
        symbols: Object.fromEntries(
          Object.entries(list.symbols).map(([name, items]) => [name, items.map(greyed)]),
        ),
      }
    : {}),
});

const greyed = (item: DrawItem): DrawItem => {
  switch (item.k) {
    case 'use':
      return item;
    case 'group':
      return { ...item, kids: item.kids.map(greyed) };
    case 'text':
      return {
        ...item,
        fill: grey(item.fill),
        ...(item.halo ? { halo: { ...item.halo, colour: grey(item.halo.colour) } } : {}),
      };
    case 'path':
      return {
        ...item,
        ...(item.fill === undefined ? {} : { fill: grey(item.fill) }),
        ...(item.stroke === undefined ? {} : { stroke: grey(item.stroke) }),
      };
  }
};

/** As the eye weighs red, green and blue. */
export const grey = (colour: string): string => {
  if (!colour.startsWith('#')) return colour;
  const [red, green, blue] = channels(colour);
  const level = Math.round(0.299 * red + 0.587 * green + 0.114 * blue)
    .toString(16)
    .padStart(2, '0');
  return `#${level}${level}${level}`;
};
