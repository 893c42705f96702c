import type { Point } from '@/lib/geometry/board';
import type { Piece, Position } from '../../contract/position';
import { type AnyPlayRules, type GameSession, isAction, type Moment } from '../session/game-session';
import { type BoardMarks, boardMarksOf } from './board-marks';

/** How often dice were thrown about those who stood here. */
export interface HeatCell {
  readonly space: string | null;
  readonly centre: Point | null;
  readonly count: number;
}

const TABLE_CELL = 60;
const NO_MARKS: BoardMarks = { pieces: [], spaces: [], outlines: [] };

/** Where the fighting was, up to the shown moment: the places of those whom an order was about or a throw changed. */
export const computeHeatMap = ({ moments, at, rules }: GameSession): readonly HeatCell[] => {
  const spots = new Map<string, HeatCell>();
  for (let index = 1; index <= at; index += 1) {
    const [before, moment] = [moments[index - 1], moments[index]];
    if (!before || !moment || !hasThrow(moment)) continue;
    const from = rules.position(before.state, 'all');
    for (const spot of findHeatCells(
      from,
      rules.position(moment.state, 'all'),
      marksOf(rules, before, moment),
    )) {
      const key = spot.space ?? String(spot.centre);
      spots.set(key, { ...spot, count: (spots.get(key)?.count ?? 0) + 1 });
    }
  }
  return [...spots.values()];
};

const hasThrow = ({ events }: Moment): boolean => events.some(({ faces }) => faces !== undefined);

const marksOf = (rules: AnyPlayRules, before: Moment, { entry }: Moment): BoardMarks =>
  entry && isAction(entry) ? boardMarksOf(rules.about(before.state, entry)) : NO_MARKS;

const findHeatCells = (from: Position, to: Position, marks: BoardMarks): readonly HeatCell[] => {
  const after = new Map(to.pieces.map(piece => [piece.id, piece]));
  const pieces = from.pieces.filter(
    piece => marks.pieces.includes(piece.id) || isChanged(piece, after.get(piece.id)),
  );
  const spots = [
    ...marks.spaces.map((space): HeatCell => ({ space, centre: null, count: 1 })),
    ...pieces.flatMap(cellsOf),
  ];
  return [...new Map(spots.map(spot => [spot.space ?? String(spot.centre), spot])).values()];
};

/** Its counter looks different, or it is gone. */
const isChanged = (before: Piece, after: Piece | undefined): boolean =>
  before.box !== null && (!after?.box || JSON.stringify(before.face) !== JSON.stringify(after.face));

const cellsOf = ({ space, box }: Piece): readonly HeatCell[] => {
  if (space !== null) return [{ space, centre: null, count: 1 }];
  if (!box) return [];
  const [x, y] = box.centre;
  const onGrid = (value: number): number => (Math.floor(value / TABLE_CELL) + 0.5) * TABLE_CELL;
  return [{ space: null, centre: [onGrid(x), onGrid(y)], count: 1 }];
};
