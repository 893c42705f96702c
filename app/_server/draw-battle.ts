import type { DrawList } from '@/lib/drawing/draw-list';
import { LAYERS } from '@/lib/game/game-system';
import { pictureOf } from '@/lib/game/picture';
import type { Say } from '@/lib/game/sentence';
import { faultsOf } from '@/lib/print/faults';
import type { Battle } from './battle';

/** The whole picture of a battle for a page, with the marks of what breaks a rule; fewer strokes than a print needs. */
export const drawBattle = (battle: Battle, say: Say): DrawList =>
  pictureOf(battle, {
    layers: LAYERS,
    paper: 'screen',
    detail: 'normal',
    say,
    faults: faultsOf(battle),
  });
