import type { Piece, PieceBox } from '@/lib/game/contract/position';
import type { Point } from '@/lib/geometry/board';
import { type BattlePlace, isBattlePlace, isCity, SPACES, type SpaceId, type Stance } from '../vocabulary';
import { computeRowTop, ROW, SITES } from './board';

/** A piece before it has its box. */
export interface UnplacedPiece extends Piece {
  readonly stance: Stance | null;
}

/** Influence that lies between the columns of a temple. */
export const CUBE = 23;
const CUBES_ABREAST = 5;
const SMALLEST = 16;

/** The middle of the row of cubes between the columns of a temple. */
const CUBES_BELOW = 12;

/** Where every piece is drawn: cubes between the columns of their city, counters on their side of a place. */
export const placePieces = (pieces: readonly UnplacedPiece[]): readonly Piece[] => {
  const boxes = new Map(
    SPACES.flatMap(space =>
      boxesIn(
        space,
        pieces.filter(piece => piece.space === space),
      ),
    ),
  );
  return pieces.map(({ stance: _stance, ...piece }) => ({ ...piece, box: boxes.get(piece.id) ?? null }));
};

const boxesIn = (
  space: SpaceId,
  here: readonly UnplacedPiece[],
): readonly (readonly [string, PieceBox])[] => {
  if (isCity(space)) return cubesIn(SITES[space], here);
  return isBattlePlace(space)
    ? (['attack', 'defend'] as const).flatMap(stance =>
        rowBoxes(
          space,
          stance,
          here.filter(piece => (piece.stance ?? 'defend') === stance),
        ),
      )
    : [];
};

const cubesIn = ([x, y]: Point, here: readonly UnplacedPiece[]): readonly (readonly [string, PieceBox])[] => {
  const rows = Math.ceil(here.length / CUBES_ABREAST);
  const size = rows > 2 ? SMALLEST : CUBE;
  const abreast = rows > 2 ? CUBES_ABREAST + 2 : CUBES_ABREAST;
  const count = Math.ceil(here.length / abreast);
  return here.map(({ id }, index) => {
    const row = Math.floor(index / abreast);
    const inRow = Math.min(abreast, here.length - row * abreast);
    const across = (index % abreast) - (inRow - 1) / 2;
    const down = row - (count - 1) / 2;
    return [id, { centre: [x + across * (size + 2), y + CUBES_BELOW + down * (size + 1.5)], size }];
  });
};

const TILE_HALF = 74;
/** The words over the first row. */
const HEADING = 14;
const COUNTERS = [50, 44, 38, 32, 27, 22, 18] as const;
const COUNTER_AREA = { width: ROW.width / 2 - TILE_HALF - 8, height: ROW.height - 32 } as const;

const fits = (count: number, size: number): boolean =>
  Math.floor(COUNTER_AREA.width / (size + 2)) * Math.floor(COUNTER_AREA.height / (size + 2)) >= count;

/** Attackers fill the left of a row from the tile outwards, defenders the right. */
const rowBoxes = (
  place: BattlePlace,
  stance: Stance,
  here: readonly UnplacedPiece[],
): readonly (readonly [string, PieceBox])[] => {
  const size = COUNTERS.find(side => fits(here.length, side)) ?? SMALLEST;
  const abreast = Math.max(1, Math.floor(COUNTER_AREA.width / (size + 2)));
  const rows = Math.ceil(here.length / abreast);
  const outwards = stance === 'attack' ? -1 : 1;
  const middle = computeRowTop(place) + ROW.height / 2 + HEADING / 2;
  return here.map(({ id }, index) => {
    const x = ROW.x + ROW.width / 2 + outwards * (TILE_HALF + ((index % abreast) + 0.5) * (size + 2));
    const y = middle + (Math.floor(index / abreast) - (rows - 1) / 2) * (size + 2);
    return [id, { centre: [x, y], size }];
  });
};

/** The half of a row for the troops of one side of a place. */
export const fieldOf = (place: BattlePlace, stance: Stance): readonly Point[] => {
  const middle = ROW.x + ROW.width / 2;
  const [left, right] =
    stance === 'attack'
      ? [ROW.x + 3, middle - TILE_HALF + 4]
      : [middle + TILE_HALF - 4, ROW.x + ROW.width - 3];
  const [top, bottom] = [computeRowTop(place) + 3, computeRowTop(place) + ROW.height - 3];
  return [
    [left, top],
    [right, top],
    [right, bottom],
    [left, bottom],
  ];
};
