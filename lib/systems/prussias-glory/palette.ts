import type { Palette } from '@/lib/game/game-system';
import { BRUSHES } from './brush-icons';
import { PIECE_TEMPLATES } from './piece-templates';

/** Ground and hexsides to paint, counters to place. */
export const palette: Palette = { brushes: BRUSHES, pieces: PIECE_TEMPLATES };
