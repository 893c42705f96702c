import type { JsonPath } from '@/lib/documents/json-path';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Check, QuickFix, Violation } from '@/lib/game/check/check';
import { formatHexId, hexOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import { fitToSize } from '../../authoring/map/resize';
import type { BoardDocument } from '../../document/board-schema';
import {
  gridOf,
  groundOf,
  HEXSIDE_BITS,
  hasTerrain,
  hexesOf,
  readHexside,
  sideBetween,
} from '../../document/ground';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { words } from '../../view/words';

/** A check of the map alone; the same map is checked once, however often the armies are moved about on it. */
const createBoardCheck = (
  check: Omit<Check<Scenario>, 'find'>,
  faultsOf: (board: BoardDocument) => Iterable<Violation>,
): Check<Scenario> => {
  const once = memoizeByIdentity((board: BoardDocument): readonly Violation[] => [...faultsOf(board)]);
  return { ...check, find: ({ board }) => once(board) };
};

/** 1.1 – The rows of letters cover the map, no more and no less. */
export const terrainSize = createBoardCheck(
  {
    code: 'prussias-glory/terrain-size',
    severity: 'error',
    rule: cite('1.1'),
    fixes: ({ board }) => [{ label: words('fix.fit-map'), changes: fitToSize(board) }],
  },
  function* (board) {
    if (board.terrain.length !== board.rows)
      yield {
        path: ['board', 'terrain'],
        values: { part: 'rows', count: board.terrain.length, wanted: board.rows },
      };
    for (const [row, letters] of board.terrain.entries())
      if (letters.length !== board.columns)
        yield {
          path: ['board', 'terrain', row],
          values: { part: 'letters', count: letters.length, wanted: board.columns },
        };
  },
);

export const unknownLetter = createBoardCheck(
  { code: 'prussias-glory/unknown-terrain-letter', severity: 'error' },
  function* ({ terrain, legend }) {
    for (const [row, letters] of terrain.entries())
      for (const letter of new Set(letters))
        if (!Object.hasOwn(legend, letter)) yield { path: ['board', 'terrain', row], values: { letter } };
  },
);

const removalFix = (path: JsonPath): readonly QuickFix[] => [
  { label: words('fix.rub-out'), changes: [{ op: 'remove', path }] },
];

const LISTS = ['slopes', 'streams', 'rivers', 'bridges', 'entrenchments'] as const;

/** 1.1 – A hexside lies between two neighbours on the map. */
export const hexsideBetweenNeighbours = createBoardCheck(
  {
    code: 'prussias-glory/hexside-between-neighbours',
    severity: 'error',
    rule: cite('1.1'),
    fixes: (_scenario, { path }) => removalFix(path),
  },
  function* (board) {
    const grid = gridOf(board);
    for (const list of LISTS)
      for (const [index, side] of board.hexsides[list].entries())
        if (!readHexside(grid, side)) yield { path: ['board', 'hexsides', list, index], values: { side } };
  },
);

/** A bridge without water leads nowhere. */
export const bridgeOverWater = createBoardCheck(
  {
    code: 'prussias-glory/bridge-over-water',
    severity: 'error',
    fixes: (_scenario, { path }) => removalFix(path),
  },
  function* (board) {
    const ground = groundOf(board);
    for (const [index, side] of board.hexsides.bridges.entries()) {
      const pair = readHexside(ground.grid, side);
      if (pair && (sideBetween(ground, ...pair) & (HEXSIDE_BITS.river | HEXSIDE_BITS.stream)) === 0)
        yield { path: ['board', 'hexsides', 'bridges', index], values: { side } };
    }
  },
);

/** A named town consists of town hexes. */
export const townGround = createBoardCheck(
  { code: 'prussias-glory/town-ground', severity: 'error' },
  function* (board) {
    const ground = groundOf(board);
    for (const [index, { name, hexes }] of board.towns.entries())
      for (const hex of hexesOf(ground.grid, hexes))
        if (!hasTerrain(ground, hex, 'town'))
          yield {
            path: ['board', 'towns', index, 'hexes'],
            values: { town: name, hex: formatHexId(ground.grid, hex) },
          };
  },
);

/** 1.1 – Every hex that is named lies on the map. */
export const hexOnMap: Check<Scenario> = {
  code: 'prussias-glory/hex-on-map',
  severity: 'error',
  rule: cite('1.1'),
  *find(scenario) {
    const grid = gridOf(scenario.board);
    for (const { path, hexes } of listHexReferences(scenario))
      for (const hex of hexes.split('..')) if (hexOf(grid, hex) === OFF_MAP) yield { path, values: { hex } };
  },
};

interface HexReference {
  readonly path: JsonPath;
  readonly hexes: string;
}

const listHexReferences = ({ board, deployment, traits }: Scenario): HexReference[] => [
  ...mapHexReferences(board),
  ...deployment.stacks.map(({ hex }, at) => ({ path: ['deployment', 'stacks', at, 'hex'], hexes: hex })),
  ...deployment.limits.flatMap((limit, at) => {
    const path: JsonPath = ['deployment', 'limits', at];
    if (limit.kind === 'near-hex') return { path: [...path, 'of'], hexes: limit.of };
    if (limit.kind !== 'one-near-each') return [];
    return limit.places.map(({ of }, place) => ({ path: [...path, 'places', place, 'of'], hexes: of }));
  }),
  ...traits.flatMap((trait, at) => {
    if (trait.trait === 'compulsory-march') return { path: ['traits', at, 'towards'], hexes: trait.towards };
    if (trait.trait === 'advance')
      return trait.leave.map((hexes, place) => ({ path: ['traits', at, 'leave', place], hexes }));
    return trait.trait === 'reinforcements' ? { path: ['traits', at, 'at'], hexes: trait.at } : [];
  }),
];

const mapHexReferences = memoizeByIdentity((board: BoardDocument): readonly HexReference[] => [
  ...board.labels.map(({ at }, index) => ({ path: ['board', 'labels', index, 'at'], hexes: at })),
  ...(['towns', 'setUpAreas', 'entryZones'] as const).flatMap(list =>
    board[list].flatMap(({ hexes }, index) =>
      hexes.map((range, place) => ({ path: ['board', list, index, 'hexes', place], hexes: range })),
    ),
  ),
]);
