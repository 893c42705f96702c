import type { DrawList } from '@/lib/drawing/draw-list';
import { LAYERS } from '@/lib/game/game-system';
import type { Say } from '@/lib/game/sentence';
import type { Battle } from './battle';

/** The whole picture of a battle for a page. */
export const drawBattle = ({ system, position }: Battle, say: Say): DrawList =>
  system.draw(position, { layers: LAYERS, paper: 'screen', detail: 'normal', say });
