import { coarse } from '@/lib/drawing/coarse';
import type { DrawList } from '@/lib/drawing/draw-list';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { toSvg } from '@/lib/drawing/to-svg';
import type { AnySystem, Layer } from '@/lib/game/game-system';
import { pictureOf } from '@/lib/game/picture';
import type { Position } from '@/lib/game/position';
import type { ScenarioBase } from '@/lib/game/scenario-base';
import type { Say } from '@/lib/game/sentence';

/** A frame on another site is small: the net of spaces would be grey in it. */
const EMBED_LAYERS: readonly Layer[] = ['terrain', 'names', 'pieces', 'frame'];

interface Shown {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** A battle's map as small as a frame needs it. */
export const embedBattle = (battle: Shown, say: Say): string =>
  embedSvg(
    pictureOf(battle, { layers: EMBED_LAYERS, paper: 'screen', detail: 'low', say }),
    battle.scenario.title,
  );

export const embedSvg = (list: DrawList, title: string): string =>
  toSvg(coarse(list), { title, background: MAP_PALETTE.sheet });
