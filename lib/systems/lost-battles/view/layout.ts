import type { PieceBox } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import type { Direction } from '@/lib/geometry/square';
import { BOARD, TILE_SIZE, type TileId } from '../rules/battlefield/tiles';

const LEAD = 57;
const FOLLOWER = 48;
const SMALL_FOLLOWER = 38;
const GAP = 4;
const CHEVRON = 16;
/** The strip at the head of a tile that its name needs. */
const NAME_STRIP = 24;

export interface GroupShape {
  readonly tile: TileId;
  readonly facing: Direction;
  readonly followers: number;
  readonly generals: number;
  readonly hasLead: boolean;
  /** Which of how many groups on this tile: two sides on one tile break a rule, but must still be seen. */
  readonly share: { readonly index: number; readonly of: number };
}

export interface GroupLayout {
  readonly lead: PieceBox | null;
  readonly generals: readonly PieceBox[];
  readonly followers: readonly PieceBox[];
  /** The point of the chevron and its scale. */
  readonly chevron: { readonly at: Point; readonly scale: number } | null;
}

/** Lead unit foremost, generals beside it, the others in ranks behind: the whole block sits in the middle of its tile. */
export const layOutGroup = (shape: GroupShape): GroupLayout => {
  const scale = shape.share.of > 1 ? 0.55 : 1;
  const perRank = shape.followers > 8 ? 5 : 4;
  const size = shape.followers > 8 ? SMALL_FOLLOWER : FOLLOWER;
  const ranks = Math.ceil(shape.followers / perRank);
  const hasFrontRank = shape.hasLead || shape.generals > 0;
  const front = hasFrontRank ? LEAD + GAP : 0;
  const depth = CHEVRON + front + ranks * (size + GAP);
  const place = createPlacer(shape, scale, depth);
  const frontY = CHEVRON + LEAD / 2;
  return {
    lead: shape.hasLead ? { centre: place([0, frontY]), size: LEAD * scale } : null,
    generals: generalOffsets(shape).map(x => ({ centre: place([x, frontY]), size: FOLLOWER * scale })),
    followers: followerOffsets(shape.followers, perRank, size).map(([x, y]) => ({
      centre: place([x, CHEVRON + front + y]),
      size: size * scale,
    })),
    chevron: shape.hasLead || shape.followers > 0 ? { at: place([0, 0]), scale } : null,
  };
};

/** Alternately left and right of the lead; a general without one stands in its place. */
const generalOffsets = ({ generals, hasLead }: GroupShape): number[] => {
  const beside = LEAD / 2 + FOLLOWER / 2 + GAP;
  return Array.from({ length: generals }, (_, index) => {
    const rank = hasLead ? index : index - 1;
    if (rank < 0) return 0;
    return (rank % 2 === 0 ? -1 : 1) * (beside + Math.floor(rank / 2) * (FOLLOWER + GAP));
  });
};

const followerOffsets = (count: number, perRank: number, size: number): Point[] =>
  Array.from({ length: count }, (_, index) => {
    const rank = Math.floor(index / perRank);
    const inRank = Math.min(perRank, count - rank * perRank);
    const x = ((index % perRank) - (inRank - 1) / 2) * (size + GAP);
    return [x, rank * (size + GAP) + size / 2];
  });

/** From (across, back from the chevron's point) to the board, turned to the group's facing. */
const createPlacer = ({ tile, facing, share }: GroupShape, scale: number, depth: number) => {
  const [cx, cy] = groupCentre(tile, share);
  return ([across, back]: Point): Point => {
    const [x, y] = [across * scale, (back - depth / 2) * scale];
    switch (facing) {
      case 'up':
        return [cx + x, cy + y];
      case 'down':
        return [cx + x, cy - y];
      case 'left':
        return [cx + y, cy + x];
      case 'right':
        return [cx - y, cy + x];
    }
  };
};

const groupCentre = (tile: TileId, { index, of }: GroupShape['share']): Point => {
  const space = BOARD.spaces.find(({ id }) => id === tile);
  const [x, y] = space?.centre ?? [0, 0];
  return [x + ((index + 0.5) / of - 0.5) * TILE_SIZE, y + NAME_STRIP / 2];
};
