import type { DrawItem } from '@/lib/drawing/draw-list';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { filled, rectanglePath } from '@/lib/drawing/shapes';

export const brushIcon = (_brush: string): readonly DrawItem[] => [
  filled(rectanglePath(0, 0, 100, 100), MAP_PALETTE.paper),
];
