import type { DrawList } from '@/lib/drawing/draw-list';
import { LAYERS, type View } from '@/lib/game/game-system';
import type { Say } from '@/lib/game/sentence';
import { faultsOf } from './faults';
import type { PrintedBattle } from './sheet-contents';

/** The whole map, with the marks of what breaks a rule. */
export const boardOf = (battle: PrintedBattle, paper: View['paper'], say: Say): DrawList =>
  battle.system.draw(battle.position, {
    layers: LAYERS,
    paper,
    detail: 'high',
    say,
    faults: faultsOf(battle),
  });
