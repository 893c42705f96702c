import type { JsonPath } from '@/lib/documents/json-path';
import type { Check, Violation } from '@/lib/game/check/check';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Point } from '@/lib/geometry/board';
import { doAreasOverlap, isCovered } from '@/lib/geometry/plane/cover';
import { extentOf, findSelfCrossing, gapBetween, type Outline } from '@/lib/geometry/plane/plane';
import type { AreaPiece, LinePiece, Scenario, TerrainPiece } from '../../document/scenario';
import { groundOf, isArea, isLine, piecesOf } from '../../document/table';
import { cite } from '../../rulebook';
import { word } from '../../view/words';
import { type Edge, HOMES, type Home, type PieceKind } from '../../vocabulary';
import { TERRAIN_RULES } from '../terrain/terrain';

export const MAX_PIECES = 8;
export const MAX_CHANGES = 4;
const SHORTEST = 12;
const LONGEST = 24;
const ON_EDGE = 0.5;

const check = (
  code: string,
  section: Parameters<typeof cite>[0],
  find: (scenario: Scenario) => Iterable<Violation>,
): Check<Scenario> => ({ code: `in-death-ground/${code}`, severity: 'error', rule: cite(section), find });

/** 7.13 – The defender lays eight pieces at most; what the attacker adds comes on top. */
const pieceCount = check('piece-count', '7.13', function* ({ board }) {
  const added = (board.changes ?? []).filter(({ how }) => how === 'add').length;
  const count = board.pieces.length;
  if (count > MAX_PIECES + added)
    yield { path: ['board', 'pieces'], values: { count, most: MAX_PIECES + added } };
});

const changeCount = check('change-count', '7.13', function* ({ board: { changes = [] } }) {
  if (changes.length > MAX_CHANGES)
    yield { path: ['board', 'changes'], values: { count: changes.length, most: MAX_CHANGES } };
});

const changeNamed: Check<Scenario> = {
  code: 'in-death-ground/change-named',
  severity: 'error',
  rule: cite('7.13'),
  *find({ board: { changes = [], pieces } }) {
    for (const [index, { how, piece }] of changes.entries())
      if (how !== 'remove' && !pieces.some(({ id }) => id === piece))
        yield { path: ['board', 'changes', index, 'piece'], values: { piece } };
  },
};

/** 7.13 – Twelve to twenty-four inches at the longest; lines may have any length. */
export const hasRightSize = ({ outline }: Pick<AreaPiece, 'outline'>): boolean => {
  const extent = extentOf(outline);
  return extent >= SHORTEST - 0.01 && extent <= LONGEST + 0.01;
};

const pieceSize = check('piece-size', '7.13', function* ({ board }) {
  for (const [index, piece] of board.pieces.entries())
    if (isArea(piece) && !hasRightSize(piece))
      yield {
        path: ['board', 'pieces', index, 'outline'],
        values: {
          kind: word('ground', piece.kind),
          extent: Math.round(extentOf(piece.outline) * 10) / 10,
          least: SHORTEST,
          most: LONGEST,
        },
      };
});

const onlyOne = check('only-one', '7.13', function* (scenario) {
  for (const kind of ['village', 'river', 'beach'] as const) {
    const places = scenario.board.pieces.flatMap((piece, index) => (piece.kind === kind ? [index] : []));
    for (const index of places.slice(1))
      yield { path: ['board', 'pieces', index], values: { kind: word('ground', kind) } };
  }
});

/** The edges of the table that a point lies on or beyond. */
const edgesAt = ([x, y]: Point, { board: { width, height } }: Scenario): readonly Edge[] => [
  ...(y <= ON_EDGE ? ['top' as const] : []),
  ...(x >= width - ON_EDGE ? ['right' as const] : []),
  ...(y >= height - ON_EDGE ? ['bottom' as const] : []),
  ...(x <= ON_EDGE ? ['left' as const] : []),
];

export const OPPOSITE: Readonly<Record<Edge, Edge>> = {
  top: 'bottom',
  right: 'left',
  bottom: 'top',
  left: 'right',
};

/** The heading from each edge into the table. */
export const INWARD_HEADINGS: Readonly<Record<Edge, number>> = { top: 180, bottom: 0, left: 90, right: 270 };

/** 7.13 – A river runs from one edge to the opposite one; paths, streams and ravines begin at an edge. */
export const hasValidEnds = (scenario: Scenario, { kind, line, oneBank }: LinePiece): boolean => {
  const [start, end] = [line[0], line.at(-1)].map(point => (point ? edgesAt(point, scenario) : []));
  if (kind !== 'river') return (start?.length ?? 0) + (end?.length ?? 0) > 0;
  if (oneBank) return (start?.length ?? 0) > 0 && (end?.length ?? 0) > 0;
  return start?.some(edge => end?.includes(OPPOSITE[edge])) ?? false;
};

const lineEnds = check('line-ends', '7.13', function* (scenario) {
  for (const [index, piece] of scenario.board.pieces.entries())
    if (isLine(piece) && !hasValidEnds(scenario, piece))
      yield {
        path: ['board', 'pieces', index, 'line'],
        values: { kind: word('ground', piece.kind), river: piece.kind === 'river' ? 'yes' : 'no' },
      };
});

const WIDTHS: Readonly<Partial<Record<PieceKind, readonly [number, number]>>> = {
  stream: [0, 2],
  ravine: [2, 6],
  river: [2.01, 24],
};

/** 7.8, 7.9, 7.10 – How broad water and ravines are. */
const lineWidth = check('line-width', '7.8', function* ({ board }) {
  for (const [index, piece] of board.pieces.entries()) {
    const [least, most] = WIDTHS[piece.kind] ?? [0, 24];
    if (isLine(piece) && (piece.width < least || piece.width > most))
      yield {
        path: ['board', 'pieces', index, 'width'],
        rule: TERRAIN_RULES[piece.kind],
        values: { kind: word('ground', piece.kind), width: piece.width },
      };
  }
});

/** Kinds of hill that a piece may not lie on. */
const NOT_ON: Readonly<Partial<Record<PieceKind, readonly PieceKind[]>>> = {
  marsh: ['gentle-hill', 'steep-hill'],
  sand: ['gentle-hill', 'steep-hill'],
  field: ['steep-hill'],
  village: ['steep-hill'],
};

const isOnSlope = (scenario: Scenario, piece: TerrainPiece, hill: TerrainPiece): boolean => {
  const ground = groundOf(scenario, piece);
  if (!doAreasOverlap(ground, groundOf(scenario, hill))) return false;
  return !(isArea(hill) && hill.plateau && isCovered(ground, [hill.plateau]));
};

/** 7.4–7.7 – Marsh and sand are level; fields and villages keep off steep slopes. */
const levelGround = check('level-ground', '7.6', function* (scenario) {
  for (const [index, piece] of scenario.board.pieces.entries())
    for (const hill of piecesOf(scenario, ...(NOT_ON[piece.kind] ?? [])))
      if (isOnSlope(scenario, piece, hill))
        yield {
          path: ['board', 'pieces', index],
          rule: TERRAIN_RULES[piece.kind],
          values: { kind: word('ground', piece.kind), hill: word('ground', hill.kind) },
        };
});

/** 7.4 – Fields belong to a village; in farmland two of them suffice. */
const fieldsNeedVillage = check('fields-need-village', '7.4', function* (scenario) {
  const [field] = piecesOf(scenario, 'field');
  if (!field || piecesOf(scenario, 'village').length > 0) return;
  if (scenario.board.home === 'farmland' && piecesOf(scenario, 'field').length >= 2) return;
  yield { path: ['board', 'pieces', scenario.board.pieces.indexOf(field)], values: {} };
});

/** One sentence of the table of home terrains: this many of these kinds. */
export interface HomeLimit {
  readonly id: string;
  readonly kinds: readonly PieceKind[];
  readonly least?: number;
  readonly most?: number;
  /** Counts everything but these kinds. */
  readonly isExcept?: boolean;
}

const forbidPieces = (id: string, ...kinds: readonly PieceKind[]): HomeLimit => ({ id, kinds, most: 0 });

/** 7.14 – What the table of a home must and must not have. */
export const HOME_LIMITS: Readonly<Record<Home, readonly HomeLimit[]>> = {
  desert: [
    forbidPieces('green', 'wood', 'marsh', 'stream', 'beach'),
    { id: 'fields', kinds: ['field'], most: 1 },
  ],
  steppe: [
    { id: 'woods', kinds: ['wood'], most: 1 },
    forbidPieces('wetland', 'marsh', 'beach'),
    { id: 'others', kinds: ['gentle-hill', 'ravine'], most: 3, isExcept: true },
  ],
  pasture: [{ id: 'rough', kinds: ['wood', 'marsh', 'steep-hill'], most: 4 }, forbidPieces('sand', 'sand')],
  farmland: [
    { id: 'tilled', kinds: ['field', 'village'], least: 2 },
    { id: 'one-field', kinds: ['field'], least: 1 },
    { id: 'rough', kinds: ['wood', 'marsh', 'sand', 'steep-hill'], most: 3 },
  ],
  forest: [{ id: 'woods', kinds: ['wood'], least: 6 }, forbidPieces('cleared', 'sand', 'village')],
  mountains: [
    { id: 'heights', kinds: ['steep-hill', 'ravine', 'rocky'], least: 5 },
    forbidPieces('sand', 'sand'),
  ],
  coast: [
    { id: 'beach', kinds: ['beach'], least: 1 },
    { id: 'wet', kinds: ['marsh', 'sand', 'stream', 'river'], least: 3 },
  ],
};

export const countPieces = ({ board }: Pick<Scenario, 'board'>, { kinds, isExcept }: HomeLimit): number =>
  board.pieces.filter(({ kind }) => kinds.includes(kind) !== (isExcept === true)).length;

export const isLimitKept = (
  count: number,
  { least = 0, most = Number.POSITIVE_INFINITY }: HomeLimit,
): boolean => count >= least && count <= most;

/** Each limit of each home has a code, and so a sentence, of its own: "home-desert-green". */
export const codeOfLimit = (home: Home, { id }: HomeLimit): string => `home-${home}-${id}`;

const makeHomeCheck = (home: Home, limit: HomeLimit): Check<Scenario> =>
  check(codeOfLimit(home, limit), '7.14', function* ({ board }) {
    if (board.home !== home) return;
    const count = countPieces({ board }, limit);
    if (isLimitKept(count, limit)) return;
    const last = board.pieces.findLastIndex(
      ({ kind }) => limit.kinds.includes(kind) !== (limit.isExcept === true),
    );
    const path = last >= 0 && limit.most !== undefined ? ['board', 'pieces', last] : ['board', 'home'];
    yield { path, values: { count, limit: limit.most ?? limit.least ?? 0 } };
  });

const homeTerrain = HOMES.flatMap(home => HOME_LIMITS[home].map(limit => makeHomeCheck(home, limit)));

/** 7.14 – The one wood of the steppe touches running water. */
const steppeWood = check('steppe-wood', '7.14', function* (scenario) {
  if (scenario.board.home !== 'steppe') return;
  const waters = piecesOf(scenario, 'stream', 'river').map(piece => groundOf(scenario, piece));
  for (const [index, piece] of scenario.board.pieces.entries())
    if (
      piece.kind === 'wood' &&
      !waters.some(water => gapBetween(water, groundOf(scenario, piece)) <= ON_EDGE)
    )
      yield { path: ['board', 'pieces', index], values: {} };
});

/** Every closed line on the table: where it is written, and what it bounds. */
const listOutlines = ({
  board,
}: Scenario): readonly { path: JsonPath; outline: Outline; name: Sentence }[] => [
  ...board.pieces.flatMap((piece, index) =>
    isArea(piece)
      ? (['outline', 'plateau'] as const).flatMap(part => {
          const outline = piece[part];
          const path = ['board', 'pieces', index, part];
          return outline ? [{ path, outline, name: word('ground', piece.kind) }] : [];
        })
      : [],
  ),
  ...(board.walls ?? []).flatMap(({ line, closed }, index) =>
    closed ? [{ path: ['board', 'walls', index, 'line'], outline: line, name: word('item', 'wall') }] : [],
  ),
];

/** What lies inside an outline that crosses itself nobody can say: the rules read it as a pattern of inside and outside. */
const crossedOutline: Check<Scenario> = {
  code: 'in-death-ground/crossed-outline',
  severity: 'error',
  *find(scenario) {
    for (const { path, outline, name } of listOutlines(scenario)) {
      const corner = findSelfCrossing(outline);
      if (corner !== null) yield { path: [...path, corner], values: { what: name, corner: corner + 1 } };
    }
  },
};

export const LAYING_CHECKS: readonly Check<Scenario>[] = [
  pieceCount,
  changeCount,
  changeNamed,
  pieceSize,
  onlyOne,
  lineEnds,
  lineWidth,
  levelGround,
  fieldsNeedVillage,
  ...homeTerrain,
  steppeWood,
  crossedOutline,
];
