import type { EditorPalette } from '@/lib/game/contract/game-system';
import { BRUSHES } from './brush-icons';
import { PIECE_TEMPLATES } from './piece-templates';

/** Ground and hexsides to paint, counters to place. */
export const palette: EditorPalette = { brushes: BRUSHES, pieces: PIECE_TEMPLATES };
