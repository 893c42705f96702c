import { MAP_PALETTE, type MapPalette, PRINT_PALETTE } from '@/lib/drawing/colours/palette';
import { type DrawItem, type DrawList, translate } from '@/lib/drawing/draw-list';
import type { DrawLayer, DrawOptions } from '../contract/game-system';

export type LayerDrawings = Readonly<Record<DrawLayer, () => readonly DrawItem[]>>;

/** From the lowest to the highest. */
const LAYER_ORDER: readonly DrawLayer[] = ['terrain', 'frame', 'grid', 'names', 'pieces'];

interface BoardSize {
  readonly width: number;
  readonly height: number;
  /** What the frame needs on each side. */
  readonly margin: number;
}

export const paletteFor = ({ paper }: Pick<DrawOptions, 'paper'>): MapPalette =>
  paper === 'print' ? PRINT_PALETTE : MAP_PALETTE;

/** The layers that are asked for, one over the other; with the frame the picture grows by its margin. */
export const composeLayers = (
  drawings: LayerDrawings,
  { layers }: Pick<DrawOptions, 'layers'>,
  { width, height, margin }: BoardSize,
): DrawList => {
  const items = LAYER_ORDER.filter(layer => layers.includes(layer)).flatMap(layer => drawings[layer]());
  if (!layers.includes('frame')) return { width, height, items };
  return {
    width: width + 2 * margin,
    height: height + 2 * margin,
    items: [{ k: 'group', matrix: translate(margin, margin), kids: items }],
  };
};
