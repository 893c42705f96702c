import type { SideStyle } from '@/lib/drawing/colours/palette';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { ElementBlock } from '@/lib/drawing/counters/element-block';
import type { BoardShape, Piece, PieceBox, Position } from '@/lib/game/contract/position';
import type { Sentence } from '@/lib/game/contract/sentence';
import { sideStyleOf } from '@/lib/game/view/side-style';
import type { Point, Table } from '@/lib/geometry/board';
import { cornersOf } from '@/lib/geometry/plane/plane';
import type { Scenario, TerrainPiece } from '../document/scenario';
import { forcesOf, isArea, isLine, type ResolvedForce, type Stand } from '../document/table';
import { commandOf } from '../rules/army/conditions';
import { computeGeneralCost } from '../rules/army/general-rules';
import { extentsOf, ranksOf } from '../rules/movement/formation';
import { describeUnit, nameUnit } from './force-table';
import type { TableMark } from './table-marks';
import { dartsOf, describeProfile, symbolOf, word } from './words';

/** Board units to one inch of the table. */
export const INCH = 20;

/** The table with both armies as the drawing sees it. */
export interface DeathGroundPosition extends Position {
  readonly board: Table;
  readonly scenario: Scenario;
  readonly north: number;
  readonly shapes: readonly BoardShape[];
  /** What lies on the table beside units. */
  readonly marks: readonly TableMark[];
}

export const toUnits = ([x, y]: Point): Point => [x * INCH, y * INCH];
export const toInches = ([x, y]: Point): [number, number] => [round(x / INCH), round(y / INCH)];

/** Places are written to a hundredth of an inch. */
export const round = (value: number): number => Math.round(value * 100) / 100 || 0;

export const styleOf = ({ sides }: Scenario, side: string): SideStyle => sideStyleOf(sides, side);

/** The board as authored, mistakes and all. */
export const setUp = (scenario: Scenario): DeathGroundPosition =>
  positionOf(
    scenario,
    forcesOf(scenario).flatMap(force => force.stands.map(stand => pieceOf(scenario, force, stand))),
  );

export const positionOf = (
  scenario: Scenario,
  pieces: readonly Piece[],
  marks: readonly TableMark[] = [],
): DeathGroundPosition => ({
  board: {
    kind: 'table',
    width: scenario.board.width * INCH,
    height: scenario.board.height * INCH,
    inch: INCH,
  },
  scenario,
  north: scenario.board.north,
  pieces,
  marks,
  shapes: [
    ...scenario.board.pieces.flatMap(shapeOf),
    ...(scenario.board.walls ?? []).map(
      ({ id, line }, index): BoardShape => ({
        id,
        brush: 'wall',
        points: line.map(toUnits),
        path: ['board', 'walls', index, 'line'],
      }),
    ),
  ],
});

const shapeOf = (piece: TerrainPiece, index: number): readonly BoardShape[] => {
  if (!isArea(piece) && !isLine(piece)) return [];
  const points = isArea(piece) ? piece.outline : piece.line;
  const path = ['board', 'pieces', index, isArea(piece) ? 'outline' : 'line'];
  return [{ id: piece.id, brush: piece.kind, points: points.map(toUnits), path }];
};

export const pieceOf = (scenario: Scenario, force: ResolvedForce, stand: Stand): Piece => {
  const style = styleOf(scenario, stand.side);
  return {
    id: stand.id,
    seat: stand.side,
    name: titleOfStand(force, stand),
    words: describeStand(force, stand),
    face: faceOfStand(stand, style, isLed(force, stand)),
    space: null,
    box: boxOf(stand),
    facing: null,
    heading: stand.place?.facing ?? null,
    paths: stand.place ? [[...stand.path, 'place'], stand.path] : [stand.path],
  };
};

/** What a stand is called; a general has their own name, baggage is a word of the reader's language and takes the side's. */
export const titleOfStand = ({ force, resolved }: ResolvedForce, stand: Stand): string => {
  if (stand.unit) return nameUnit(stand.unit);
  if (stand.kind === 'baggage') return resolved?.main.list.title ?? force.side;
  const fame = resolved?.main.list.extraordinary.find(({ id }) => id === force.general?.extraordinary);
  return force.general?.name ?? fame?.name ?? force.side;
};

export const describeStand = ({ force, resolved }: ResolvedForce, stand: Stand): Sentence => {
  if (stand.unit) return describeUnit(stand.unit);
  const [profile] = stand.profiles;
  if (stand.kind === 'baggage' || !profile || !resolved)
    return word('profile', 'baggage', { elements: stand.profiles.length });
  return word('profile', 'general', {
    command: commandOf(resolved.main),
    mode: force.general?.mode ?? 'separate',
    points: computeGeneralCost(resolved.main),
    what: describeProfile(profile),
  });
};

export const isLed = ({ force }: ResolvedForce, { kind, id }: Stand): boolean =>
  kind === 'general' || (kind === 'unit' && force.general?.unit === id && force.general.mode !== 'separate');

export const boxOf = ({ place, blocks }: Stand): PieceBox | null => {
  if (!place) return null;
  const { width, depth } = extentsOf(blocks, place);
  const size = Math.max(width, depth) * INCH;
  const whole = { centre: place.at, heading: place.facing, width, depth };
  const outline = cornersOf(whole).map(
    ([x, y]): Point => [(x - place.at[0]) * INCH + size / 2, (y - place.at[1]) * INCH + size / 2],
  );
  return { centre: toUnits(place.at), size, outline };
};

const COUNTER = 60;

/** A stand's face: its bases in a square counter's units; off the table a plain counter. */
export const faceOfStand = (stand: Stand, style: SideStyle, isLead: boolean): CounterFace => {
  const [first] = stand.profiles;
  const symbol = stand.kind === 'general' ? 'general' : first ? symbolOf(first) : 'heavy-infantry';
  const darts = first ? dartsOf(first) : 0;
  const plain: CounterFace = { style, symbol, darts, lead: isLead, figure: String(stand.profiles.length) };
  return stand.place ? { style, symbol, darts, block: blockOf(stand, isLead) } : plain;
};

const blockOf = (stand: Stand, isLead: boolean): ElementBlock => {
  const { place, blocks, profiles } = stand;
  if (!place) return { cells: [], darts: 0, isHidden: false };
  const { width, depth } = extentsOf(blocks, place);
  const scale = COUNTER / Math.max(width, depth);
  const front = ranksOf(profiles.length, place)[0] ?? 0;
  const [first] = profiles;
  return {
    darts: first ? dartsOf(first) : 0,
    isHidden: stand.isHidden,
    cells: blocks.map((block, index) => {
      const profile = profiles[index];
      return {
        at: [
          COUNTER / 2 + (block.centre[0] - place.at[0]) * scale,
          COUNTER / 2 + (block.centre[1] - place.at[1]) * scale,
        ],
        heading: block.heading,
        width: block.width * scale,
        depth: block.depth * scale,
        symbol: stand.kind === 'general' ? 'general' : profile ? symbolOf(profile) : 'heavy-infantry',
        isFront: index < front,
        isLead: isLead && index === 0,
      };
    }),
  };
};
