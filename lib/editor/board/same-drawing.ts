import { isEqualJson } from '@/lib/documents/compare/json-diff';
import type { DrawList } from '@/lib/drawing/draw-list';

/** Whether two drawings show the same; parts that the system kept from its last drawing are passed over at once. */
export const isSameDrawing = (left: DrawList, right: DrawList): boolean =>
  left.width === right.width &&
  left.height === right.height &&
  Object.keys(left.symbols ?? {}).join() === Object.keys(right.symbols ?? {}).join() &&
  isEqualJson(left.items, right.items);
