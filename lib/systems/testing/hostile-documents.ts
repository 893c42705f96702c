import { crowdedField, crowdedPocket } from './crowded-fields';
import { crowdedList, crowdedListBattle } from './crowded-lists';
import { crowdedMap, makeLimits, mixedGround } from './crowded-maps';
import { starOutline, tableOfAreas, tableOfBases, tableOfLines, tableUnits } from './crowded-tables';
import { battleOfNotes, battleOfTexts, narrowMap } from './hostile-texts';
import {
  emptyVariants,
  type Json,
  minimalHexBattle,
  minimalLostBattle,
  minimalTableBattle,
  times,
} from './minimal-documents';

/** A document that an attacker may send to make a server work for minutes; each is under 2 MB of JSON. */
export interface HostileDocument {
  readonly name: string;
  readonly document: Json;
}

/** Thousands of findings, and as many again in each of the variants. */
export const unknownUnits = (groups = 80, units = 80, variants = 20): Json => ({
  ...minimalLostBattle(),
  deployment: {
    kind: 'historical',
    groups: times(groups, group => ({
      side: 'first',
      tile: 'C1',
      facing: 'up',
      units: times(units, unit => `nobody-${group}-${unit}`),
      generals: [],
    })),
  },
  variants: emptyVariants(variants),
});

/** A variant that adds a long list and takes its entries away again, one by one. */
export const patchOfRemovals = (removals = 33_000, entries = 480_000): Json => ({
  ...minimalLostBattle(),
  variants: [
    {
      id: 'slow',
      title: 'Slow',
      patch: [
        { op: 'add', path: '/x', value: times(entries, () => 0) },
        ...times(removals, () => ({ op: 'remove', path: '/x/0' })),
      ],
    },
  ],
});

/** A variant whose patch is a long list of invalid operations. */
export const patchOfZeros = (zeros = 400_000): Json => ({
  ...minimalLostBattle(),
  variants: [{ id: 'zeros', title: 'Zeros', patch: times(zeros, () => 0) }],
});

/** A run of units whose numbers are so large that one more is the same number. */
export const endlessRun = (): Json => {
  const battle = minimalLostBattle();
  const number = '9'.repeat(20);
  return {
    ...battle,
    deployment: {
      ...battle.deployment,
      plan: [{ side: 'first', units: [`legion-${number}..${number}`], activation: 'normal', placeOn: 'C1' }],
    },
  };
};

/** A map of mixed ground. */
export const largeHexMap = (columns = 400, rows = 400): Json => {
  const battle = minimalHexBattle(columns, rows);
  return { ...battle, board: { ...battle.board, terrain: mixedGround(columns, rows) } };
};

const AREA_KINDS = ['steep-hill', 'marsh', 'gentle-hill', 'sand', 'wood', 'rocky', 'field', 'village'];

/** As many corners and as much ground as a table may have. */
const FULL_TABLE = { count: 8, corners: 60, radius: 24 };

/** Areas and walls whose outlines cross themselves hundreds of times, under two armies. */
export const crossedOutlines = (areas = 40, corners = 60, walls = 8, units = 40): Json => {
  const battle = minimalTableBattle();
  return {
    ...battle,
    kind: 'siege',
    board: {
      ...battle.board,
      pieces: times(areas, index => ({
        id: `area-${index}`,
        kind: AREA_KINDS[index % AREA_KINDS.length],
        outline: starOutline(corners, [20 + (index % 8) * 4, 14 + Math.floor(index / 8) * 4], 11.5),
      })),
      walls: times(walls, index => ({
        id: `wall-${index}`,
        line: starOutline(corners, [24 + index * 3, 24], 14),
        closed: true,
        towers: [],
        gates: [],
      })),
    },
    forces: battle.forces.map(force => ({ ...force, units: tableUnits(force.side, units) })),
  };
};

/** Set-up areas that name the whole map a thousand times each. */
export const endlessAreas = (areas = 20, ranges = 1000): Json => {
  const battle = minimalHexBattle(120, 100);
  return {
    ...battle,
    board: {
      ...battle.board,
      setUpAreas: times(areas, index => ({
        id: `area-${index}`,
        name: `Area ${index}`,
        kind: 'area',
        hexes: times(ranges, () => '001001..120100'),
      })),
    },
  };
};

/** Markdown with quotes within quotes, which a page would nest as deep. */
export const nestedQuotes = (levels = 20_000): Json => ({
  ...minimalLostBattle(),
  notes: '>'.repeat(levels),
});

/** Thousands of findings that each quote a name as long as a book. */
export const longNames = (units = 60, length = 30_000): Json => {
  const battle = minimalLostBattle();
  return {
    ...battle,
    ...Object.fromEntries(times(10, index => [`${'x'.repeat(length)}${index}`, 0])),
    forces: battle.forces.map(force => ({
      ...force,
      units: times(units, index => ({ id: 'x'.repeat(100), name: 'y'.repeat(5000), type: index })),
    })),
  };
};

const PLAIN_LIST = crowdedList({ entries: 60, variants: 10, options: 40, rules: 20, when: {} });

/**
 * Documents measured on our servers, and documents just under every limit: each of them once cost seconds, minutes
 * or the process.
 */
export const HOSTILE_DOCUMENTS: readonly HostileDocument[] = [
  { name: 'unknown units', document: unknownUnits() },
  { name: 'patch of removals', document: patchOfRemovals() },
  { name: 'patch of zeros', document: patchOfZeros() },
  { name: 'endless run', document: endlessRun() },
  { name: 'large hex map', document: largeHexMap() },
  { name: 'largest hex map', document: crowdedMap() },
  { name: 'endless areas', document: endlessAreas() },
  { name: 'detachments', document: crowdedMap({ limits: makeLimits('detachments'), hexsides: 0 }) },
  {
    name: 'limits of areas',
    document: crowdedMap({ limits: makeLimits('in-area'), areas: 20, hexsides: 0 }),
  },
  { name: 'crossed outlines', document: crossedOutlines() },
  { name: 'few crossed outlines', document: crossedOutlines(12, 20, 4) },
  {
    name: 'hidden in woods',
    document: tableOfAreas(['wood'], {
      ...FULL_TABLE,
      kind: 'ambush',
      hidden: true,
      units: 40,
      elements: 10,
    }),
  },
  { name: 'hills', document: tableOfAreas(['gentle-hill'], { ...FULL_TABLE, variants: 0 }) },
  { name: 'rivers', document: tableOfLines('river', { count: 1 }) },
  { name: 'too many bases', document: tableOfBases() },
  { name: 'as many bases as may be', document: tableOfBases(40, 10, 1) },
  { name: 'list of conditions', document: crowdedListBattle(PLAIN_LIST) },
  { name: 'full field', document: crowdedField() },
  { name: 'full pocket battle', document: crowdedPocket() },
  { name: 'nested quotes', document: nestedQuotes() },
  { name: 'long names', document: longNames() },
  { name: 'narrow map', document: narrowMap() },
  { name: 'texts without spaces', document: battleOfTexts('x') },
  { name: 'texts of half characters', document: battleOfTexts('half\ud800') },
  { name: 'notes over the map', document: battleOfNotes() },
];
