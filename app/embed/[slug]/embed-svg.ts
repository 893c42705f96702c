import { simplifyDrawing } from '@/lib/drawing/adapters/simplify';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawList } from '@/lib/drawing/draw-list';
import type { AnySystem, DrawLayer } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { drawPicture } from '@/lib/game/view/draw-picture';

/** A frame on another site is small: the net of spaces would be grey in it. */
const EMBED_LAYERS: readonly DrawLayer[] = ['terrain', 'names', 'pieces', 'frame'];

interface Shown {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** A battle's map as small as a frame needs it. */
export const drawBattleEmbed = (battle: Shown, say: Say): string =>
  makeEmbedSvg(
    drawPicture(battle, { layers: EMBED_LAYERS, paper: 'screen', detail: 'low', say }),
    battle.scenario.title,
  );

export const makeEmbedSvg = (list: DrawList, title: string): string =>
  toSvg(simplifyDrawing(list), { title, background: MAP_PALETTE.sheet });
