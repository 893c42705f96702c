import type { DrawList } from '@/lib/drawing/draw-list';

/** Whether two drawings show the same; parts that the system kept from its last drawing are passed over at once. */
export const isSameDrawing = (left: DrawList, right: DrawList): boolean =>
  left.width === right.width &&
  left.height === right.height &&
  left.items.length === right.items.length &&
  Object.keys(left.symbols ?? {}).join() === Object.keys(right.symbols ?? {}).join() &&
  left.items.every((item, index) => {
    const other = right.items[index];
    return item === other || JSON.stringify(item) === JSON.stringify(other);
  });
