import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { Brush, BrushTool } from '../contract/game-system';

/** Writes a name where it is to stand, in every game that has names on its map. */
export const makeNameBrush = (tool: BrushTool): Brush => ({
  id: 'name',
  tool,
  group: 'names',
  label: { code: 'canvas.name.brush' },
  hint: { code: 'canvas.name.hint' },
  on: 'name',
  icon: () => [
    {
      k: 'text',
      x: 50,
      y: 66,
      text: 'Aa',
      size: 52,
      font: 'serif-italic',
      fill: MAP_PALETTE.ink,
      anchor: 'middle',
    },
  ],
});
