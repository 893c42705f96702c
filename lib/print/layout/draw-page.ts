import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { applyInkMode, type InkMode } from './ink-mode';
import type { Page } from './print-job';

/** A page as one picture, for a preview or a print of the browser. */
export const drawPage = ({ width, height, prints }: Page, ink: InkMode): DrawList => ({
  width,
  height,
  items: prints.map(({ list, x, y, scale }) => {
    const { items, symbols = {} } = applyInkMode(list, ink);
    return { k: 'group', matrix: [scale, 0, 0, scale, x, y], kids: inlineSymbols(items, symbols) };
  }),
});

const inlineSymbols = (
  items: readonly DrawItem[],
  symbols: NonNullable<DrawList['symbols']>,
): readonly DrawItem[] =>
  items.map((item): DrawItem => {
    if (item.k === 'use') return { k: 'group', matrix: item.matrix, kids: symbols[item.symbol] ?? [] };
    return item.k === 'group' ? { ...item, kids: inlineSymbols(item.kids, symbols) } : item;
  });
