import type { Point, Space, SpaceBoard } from '@/lib/geometry/board';

/** The first side of the document is at the bottom of the board, the second at the top. */
export type SideIndex = 0 | 1;
export const SIDES = [0, 1] as const;

export const getOtherSide = (side: SideIndex): SideIndex => (side === 0 ? 1 : 0);

export const SECTORS = ['A', 'B', 'C'] as const;
export type Sector = (typeof SECTORS)[number];

export const ROWS = 5;
const ENGAGEMENT_ROW = 3;

/** Column A to C from the left, row 1 to 5 from the first side's rear; row 3 is the engagement zone. */
export const SEGMENT_IDS = [
  'A5',
  'B5',
  'C5',
  'A4',
  'B4',
  'C4',
  'A3',
  'B3',
  'C3',
  'A2',
  'B2',
  'C2',
  'A1',
  'B1',
  'C1',
] as const;
export type SegmentId = (typeof SEGMENT_IDS)[number];

export const isSegment = (text: string): text is SegmentId => SEGMENT_IDS.some(id => id === text);

export const sectorOf = (segment: SegmentId): Sector =>
  SECTORS.find(sector => segment.startsWith(sector)) ?? 'A';

const rowOf = (segment: SegmentId): number => Number(segment.slice(1));

const segmentAt = (sector: Sector, row: number): SegmentId => {
  const found = SEGMENT_IDS.find(id => id === `${sector}${row}`);
  if (!found) throw new Error(`no segment ${sector}${row}`);
  return found;
};

const ZONES = ['rear', 'front'] as const;
export type OwnZone = (typeof ZONES)[number];
export type SegmentZone = OwnZone | 'engagement';

/** 3.1 – Each player has a rear and a front zone; between the two fronts lies the engagement zone. */
export const findOwnSegment = (side: SideIndex, sector: Sector, zone: OwnZone): SegmentId => {
  const depth = zone === 'rear' ? 1 : 2;
  return segmentAt(sector, side === 0 ? depth : ROWS + 1 - depth);
};

export const getEngagementSegment = (sector: Sector): SegmentId => segmentAt(sector, ENGAGEMENT_ROW);

/** The zone by its owner's name for it, and the owner; the engagement zone is nobody's. */
export const zoneOf = (
  segment: SegmentId,
): { readonly zone: SegmentZone; readonly side: SideIndex | null } => {
  const row = rowOf(segment);
  if (row === ENGAGEMENT_ROW) return { zone: 'engagement', side: null };
  const side: SideIndex = row < ENGAGEMENT_ROW ? 0 : 1;
  return { zone: row === 1 || row === ROWS ? 'rear' : 'front', side };
};

export const isOwnSegment = (segment: SegmentId, side: SideIndex): boolean => zoneOf(segment).side === side;

export const listOwnSegments = (side: SideIndex): readonly SegmentId[] =>
  SEGMENT_IDS.filter(segment => isOwnSegment(segment, side));

const NEIGHBOUR_SECTORS: Readonly<Record<Sector, readonly Sector[]>> = {
  A: ['B'],
  B: ['A', 'C'],
  C: ['B'],
};

/** 3.1 – The outer sectors lie beside the middle one, not beside each other. */
export const listAdjacentSectors = (sector: Sector): readonly Sector[] => NEIGHBOUR_SECTORS[sector];

/** 3.1 – One player's left is the other's right. */
export const nameSector = (sector: Sector, side: SideIndex): 'left' | 'centre' | 'right' => {
  if (sector === 'B') return 'centre';
  return (sector === 'A') === (side === 0) ? 'left' : 'right';
};

export const SEGMENT_WIDTH = 320;
export const SEGMENT_HEIGHT = 186;

export const cornerOf = (segment: SegmentId): Point => [
  SECTORS.indexOf(sectorOf(segment)) * SEGMENT_WIDTH,
  (ROWS - rowOf(segment)) * SEGMENT_HEIGHT,
];

const neighboursOf = (segment: SegmentId): readonly SegmentId[] => {
  const [sector, row] = [sectorOf(segment), rowOf(segment)];
  const beside = listAdjacentSectors(sector).map(other => segmentAt(other, row));
  const ahead = [row - 1, row + 1].filter(other => other >= 1 && other <= ROWS);
  return [...beside, ...ahead.map(other => segmentAt(sector, other))];
};

const spaceOf = (id: SegmentId): Space => {
  const [x, y] = cornerOf(id);
  return {
    id,
    centre: [x + SEGMENT_WIDTH / 2, y + SEGMENT_HEIGHT / 2],
    outline: [
      [x, y],
      [x + SEGMENT_WIDTH, y],
      [x + SEGMENT_WIDTH, y + SEGMENT_HEIGHT],
      [x, y + SEGMENT_HEIGHT],
    ],
    neighbours: neighboursOf(id),
  };
};

export const BOARD: SpaceBoard = {
  kind: 'spaces',
  width: SECTORS.length * SEGMENT_WIDTH,
  height: ROWS * SEGMENT_HEIGHT,
  spaces: SEGMENT_IDS.map(spaceOf),
};

/** Columns and rows from one segment to another. */
export const offsetBetween = (from: SegmentId, to: SegmentId): readonly [number, number] => [
  SECTORS.indexOf(sectorOf(to)) - SECTORS.indexOf(sectorOf(from)),
  rowOf(to) - rowOf(from),
];

/** The segment this many columns and rows away; null: beyond the board. */
export const shiftSegment = (
  segment: SegmentId,
  [columns, rows]: readonly [number, number],
): SegmentId | null => {
  const sector = SECTORS[SECTORS.indexOf(sectorOf(segment)) + columns];
  const row = rowOf(segment) + rows;
  return sector === undefined || row < 1 || row > ROWS ? null : segmentAt(sector, row);
};

export const mirrorSegment = (segment: SegmentId): SegmentId =>
  segmentAt(SECTORS[2 - SECTORS.indexOf(sectorOf(segment))] ?? 'B', rowOf(segment));

export const flipSegment = (segment: SegmentId): SegmentId =>
  segmentAt(sectorOf(segment), ROWS + 1 - rowOf(segment));
