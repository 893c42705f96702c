import type { DrawItem } from '@/lib/drawing/draw-list';

/** A small picture that is drawn when it is first shown: dozens of them would keep a page from opening. */
export const drawOnce = (draw: () => readonly DrawItem[]): (() => readonly DrawItem[]) => {
  let drawn: readonly DrawItem[] | undefined;
  return () => {
    drawn ??= draw();
    return drawn;
  };
};
