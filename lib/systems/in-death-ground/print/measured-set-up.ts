import type { MeasuredGround, MeasuredSetUp, MeasuredUnit } from '@/lib/game/contract/measured-set-up';
import type { Point } from '@/lib/geometry/board';
import { cornersOf, frontOf } from '@/lib/geometry/plane/plane';
import type { Scenario, StandPlace } from '../document/scenario';
import { forcesOf, groundOf, isArea, isLine, type ResolvedForce, type Stand } from '../document/table';
import { extentsOf, ranksOf } from '../rules/movement/formation';
import { describeStand, INCH, titleOfStand } from '../view/position';
import { describeProfile, word } from '../view/words';

/** Nearer than this two ends lie level. */
const LEVEL = 0.01;

/** The left end of the front rank as seen from the bottom of the table; for a vertical front, the upper end. */
const cornerOf = ([one, other]: readonly [Point, Point]): Point => {
  if (Math.abs(one[0] - other[0]) > LEVEL) return one[0] < other[0] ? one : other;
  return one[1] < other[1] ? one : other;
};

const remarkOf = ({ formation, spacing = 0 }: StandPlace): MeasuredUnit['remark'] => {
  if (formation === 'wedge') return { code: 'words.in-death-ground.measured.wedge' };
  return spacing > 0
    ? { code: 'words.in-death-ground.measured.spaced', values: { inches: spacing } }
    : undefined;
};

const describeKind = ({ unit }: Stand): Pick<MeasuredUnit, 'kind'> => {
  const profile = unit?.groups[0]?.profile;
  return profile ? { kind: describeProfile(profile) } : {};
};

const measureUnit = (force: ResolvedForce, stand: Stand): readonly MeasuredUnit[] => {
  const { place, blocks } = stand;
  if (!place) return [];
  const { width, depth } = extentsOf(blocks, place);
  const ranks = ranksOf(stand.profiles.length, place);
  const files = ranks[0] ?? 1;
  const frontWidth = (width * files) / Math.max(...ranks);
  const whole = { centre: place.at, heading: place.facing, width, depth };
  const remark = remarkOf(place);
  return [
    {
      piece: stand.id,
      seat: stand.side,
      name: stand.kind === 'baggage' ? '' : titleOfStand(force, stand),
      words: describeStand(force, stand),
      ...describeKind(stand),
      heading: place.facing,
      files,
      ranks: ranks.length,
      ...(remark ? { remark } : {}),
      corner: cornerOf(frontOf({ ...whole, width: frontWidth })),
      outline: cornersOf(whole),
      edge: force.force.edge,
    },
  ];
};

const measureGround = ({ board }: Scenario): readonly MeasuredGround[] =>
  board.pieces.map(piece => {
    const outline = groundOf({ board }, piece);
    const base = {
      id: piece.id,
      name: 'name' in piece && piece.name ? piece.name : '',
      words: word('terrain', piece.kind),
      outline,
    };
    if (isLine(piece)) return { ...base, line: piece.line, breadth: piece.width };
    const shown = isArea(piece) ? piece.outline : outline;
    const [xs, ys] = [shown.map(([x]) => x), shown.map(([, y]) => y)];
    const [left, top] = [Math.min(...xs), Math.min(...ys)];
    return { ...base, box: { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top } };
  });

/** 2.2, 8.3 – Every stand and every piece of terrain with its place in inches. */
export const measureSetUp = (scenario: Scenario): MeasuredSetUp => ({
  width: scenario.board.width,
  height: scenario.board.height,
  inch: INCH,
  units: forcesOf(scenario).flatMap(force => force.stands.flatMap(stand => measureUnit(force, stand))),
  ground: measureGround(scenario),
});
