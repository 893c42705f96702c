import type { JsonPath } from '@/lib/documents/json-path';
import { oncePer } from '@/lib/documents/once-per';
import type { Check, Fault, QuickFix } from '@/lib/game/check';
import { hexId, hexOf, OFF_MAP } from '@/lib/geometry/hex';
import type { BoardDocument } from '../board-schema';
import { words } from '../describe';
import { gridOf, groundOf, hasTerrain, hexesOf, readHexside, SIDE, sideBetween } from '../ground';
import { fitToSize } from '../resizing';
import { cite } from '../rulebook';
import type { Scenario } from '../scenario';

/** A check of the map alone; the same map is looked at once, however often the armies are moved about on it. */
const boardCheck = (
  check: Omit<Check<Scenario>, 'find'>,
  faultsOf: (board: BoardDocument) => Iterable<Fault>,
): Check<Scenario> => {
  const once = oncePer((board: BoardDocument): readonly Fault[] => [...faultsOf(board)]);
  return { ...check, find: ({ board }) => once(board) };
};

/** 1.1 – The rows of letters cover the map, no more and no less. */
export const terrainSize = boardCheck(
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

export const unknownLetter = boardCheck(
  { code: 'prussias-glory/unknown-terrain-letter', severity: 'error' },
  function* ({ terrain, legend }) {
    for (const [row, letters] of terrain.entries())
      for (const letter of new Set(letters))
        if (!Object.hasOwn(legend, letter)) yield { path: ['board', 'terrain', row], values: { letter } };
  },
);

const rubOut = (path: JsonPath): readonly QuickFix[] => [
  { label: words('fix.rub-out'), changes: [{ op: 'remove', path }] },
];

const LISTS = ['slopes', 'streams', 'rivers', 'bridges', 'entrenchments'] as const;

/** 1.1 – A hexside lies between two neighbours on the map. */
export const hexsideBetweenNeighbours = boardCheck(
  {
    code: 'prussias-glory/hexside-between-neighbours',
    severity: 'error',
    rule: cite('1.1'),
    fixes: (_scenario, { path }) => rubOut(path),
  },
  function* (board) {
    const grid = gridOf(board);
    for (const list of LISTS)
      for (const [index, side] of board.hexsides[list].entries())
        if (!readHexside(grid, side)) yield { path: ['board', 'hexsides', list, index], values: { side } };
  },
);

/** A bridge without water leads nowhere. */
export const bridgeOverWater = boardCheck(
  {
    code: 'prussias-glory/bridge-over-water',
    severity: 'error',
    fixes: (_scenario, { path }) => rubOut(path),
  },
  function* (board) {
    const ground = groundOf(board);
    for (const [index, side] of board.hexsides.bridges.entries()) {
      const pair = readHexside(ground.grid, side);
      if (pair && (sideBetween(ground, ...pair) & (SIDE.river | SIDE.stream)) === 0)
        yield { path: ['board', 'hexsides', 'bridges', index], values: { side } };
    }
  },
);

/** A named town consists of town hexes. */
export const townGround = boardCheck(
  { code: 'prussias-glory/town-ground', severity: 'error' },
  function* (board) {
    const ground = groundOf(board);
    for (const [index, { name, hexes }] of board.towns.entries())
      for (const hex of hexesOf(ground.grid, hexes))
        if (!hasTerrain(ground, hex, 'town'))
          yield {
            path: ['board', 'towns', index, 'hexes'],
            values: { town: name, hex: hexId(ground.grid, hex) },
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
    for (const { path, hexes } of namedHexes(scenario))
      for (const hex of hexes.split('..')) if (hexOf(grid, hex) === OFF_MAP) yield { path, values: { hex } };
  },
};

interface NamedHexes {
  readonly path: JsonPath;
  readonly hexes: string;
}

const namedHexes = ({ board, deployment, traits }: Scenario): NamedHexes[] => [
  ...hexesOfMap(board),
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

const hexesOfMap = oncePer((board: BoardDocument): readonly NamedHexes[] => [
  ...board.labels.map(({ at }, index) => ({ path: ['board', 'labels', index, 'at'], hexes: at })),
  ...(['towns', 'setUpAreas', 'entryZones'] as const).flatMap(list =>
    board[list].flatMap(({ hexes }, index) =>
      hexes.map((range, place) => ({ path: ['board', list, index, 'hexes', place], hexes: range })),
    ),
  ),
]);
