import { simplifyDrawing } from '@/lib/drawing/adapters/simplify';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawList } from '@/lib/drawing/draw-list';
import type { AnySystem, DrawLayer } from '@/lib/game/contract/game-system';
import type { Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { drawPicture, measurePicture } from '@/lib/game/view/draw-picture';

/** A frame on another site is small: the net of spaces would be grey in it. */
const EMBED_LAYERS: readonly DrawLayer[] = ['terrain', 'names', 'pieces', 'frame'];

interface Shown {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly position: Position;
}

/** The largest board that a frame contains itself; a larger one is a picture that the frame loads. */
const MAX_INLINE = { spaces: 4000, characters: 1_000_000 };

/** A battle's map as small as a frame needs it; `picture` is where the same map is a picture. */
export const drawBattleEmbed = (battle: Shown, say: Say, picture: string): string => {
  const svg = isTooLargeToInline(battle) ? null : drawInline(battle, say);
  return svg !== null && svg.length <= MAX_INLINE.characters ? svg : framePicture(battle, say, picture);
};

const isTooLargeToInline = ({ position: { board } }: Shown): boolean =>
  board.kind === 'spaces' && board.spaces.length > MAX_INLINE.spaces;

const drawInline = (battle: Shown, say: Say): string =>
  makeEmbedSvg(
    drawPicture(battle, { layers: EMBED_LAYERS, paper: 'screen', detail: 'low', say }),
    battle.scenario.title,
  );

const framePicture = (battle: Shown, say: Say, picture: string): string => {
  const { width, height } = measurePicture(battle, say);
  const svg = toSvg({ width, height, items: [] }, { title: battle.scenario.title });
  return svg.replace('</svg>', `<image href="${picture}" width="${width}" height="${height}"/></svg>`);
};

export const makeEmbedSvg = (list: DrawList, title: string): string =>
  toSvg(simplifyDrawing(list), { title, background: MAP_PALETTE.sheet });
