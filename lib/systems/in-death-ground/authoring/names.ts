import { type LabelKind, makeLabelNames } from '@/lib/game/view/map-labels';
import { containsPoint, type Point } from '@/lib/geometry/board';
import type { Scenario } from '../document/scenario';
import { groundOf } from '../document/table';
import { LABEL_MEASURE } from '../view/draw';
import { toInches } from '../view/position';
import type { PieceKind } from '../vocabulary';

const NAMED_GROUND: Readonly<Partial<Record<PieceKind, LabelKind>>> = {
  'gentle-hill': 'relief',
  'steep-hill': 'relief',
  rocky: 'relief',
  ravine: 'relief',
  wood: 'wood',
  marsh: 'water',
  stream: 'water',
  river: 'water',
  beach: 'water',
};

const kindAt = (scenario: Scenario, at: Point): LabelKind => {
  const point = toInches(at);
  const piece = scenario.board.pieces.findLast(
    each => NAMED_GROUND[each.kind] && containsPoint(groundOf(scenario, each), point),
  );
  return (piece && NAMED_GROUND[piece.kind]) ?? 'place';
};

/** Names on the table, written where they stand. */
export const names = makeLabelNames<Scenario>({
  ...LABEL_MEASURE,
  reach: ({ board }) => [board.width, board.height],
  kindAt,
});
