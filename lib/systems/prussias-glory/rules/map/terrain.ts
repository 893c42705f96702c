import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { neighbourOf, OFF_MAP } from '@/lib/geometry/hex/hex';
import type { HexsideTerrain, HexTerrain, Mover } from '../../document/chart-schemas';
import { type Ground, HEXSIDE_BITS, listTerrainKinds, sideBetween } from '../../document/ground';
import { ruleDataOf } from '../../document/rule-data';
import type { Scenario } from '../../document/scenario';

/** 7.0 – What a hex is made of, as the terrain chart names it. */
export const terrainOfHex = (ground: Ground, hex: number): readonly HexTerrain[] => {
  const kinds = listTerrainKinds(ground, hex);
  return kinds.length > 0 ? kinds : OPEN;
};

const OPEN: readonly HexTerrain[] = ['open'];

/** What is crossed from one hex to its neighbour, as the terrain chart names it. A bridge takes the place of the water. */
export const terrainOfHexside = (ground: Ground, from: number, to: number): readonly HexsideTerrain[] =>
  readSideBits(sideBetween(ground, from, to));

const SIDE_NAMES: readonly (readonly [number, HexsideTerrain])[] = [
  [HEXSIDE_BITS.up, 'slope-up'],
  [HEXSIDE_BITS.down, 'slope-down'],
  [HEXSIDE_BITS.bridge, 'bridge'],
  [HEXSIDE_BITS.stream, 'stream'],
  [HEXSIDE_BITS.river, 'river'],
  [HEXSIDE_BITS.facesEntrenchment, 'entrenchment'],
];

const KNOWN_SIDES = new Map<number, readonly HexsideTerrain[]>();

const readSideBits = (bits: number): readonly HexsideTerrain[] => {
  const known = KNOWN_SIDES.get(bits);
  if (known) return known;
  const bridged =
    (bits & HEXSIDE_BITS.bridge) !== 0 ? bits & ~(HEXSIDE_BITS.stream | HEXSIDE_BITS.river) : bits;
  const names = SIDE_NAMES.filter(([bit]) => (bridged & bit) !== 0).map(([, name]) => name);
  KNOWN_SIDES.set(bits, names);
  return names;
};

/** 25.3.6 – Whether the rivers of this battle are crossed in column. */
export const isRiverCrossedInColumn = ({ traits }: Scenario): boolean => hasRiverTrait(traits);

const hasRiverTrait = memoizeByIdentity((traits: Scenario['traits']): boolean =>
  traits.some(({ trait }) => trait === 'river-in-column'),
);

/** 7.0 – The dearest terrain of the hex and all that is crossed on its side; null where it is prohibited. */
export const computeTerrainCost = (
  scenario: Scenario,
  ground: Ground,
  mover: Mover,
  from: number,
  to: number,
): number | null => {
  const chart = ruleDataOf(scenario).charts['terrain-movement'];
  let dearest = 0;
  for (const name of terrainOfHex(ground, to)) {
    const { cost } = chart.hex[name][mover];
    if (cost === 'prohibited') return null;
    dearest = Math.max(dearest, cost);
  }
  let sum = dearest;
  for (const name of terrainOfHexside(ground, from, to)) {
    const costs =
      name === 'river' && isRiverCrossedInColumn(scenario) ? chart.riverInColumn : chart.hexside[name];
    const { cost } = costs[mover];
    if (cost === 'prohibited') return null;
    sum += cost;
  }
  return sum;
};

/** 7.1 – Whether a hex itself is open to a kind of mover. */
export const mayStandIn = (scenario: Scenario, ground: Ground, mover: Mover, hex: number): boolean => {
  const chart = ruleDataOf(scenario).charts['terrain-movement'];
  return terrainOfHex(ground, hex).every(name => chart.hex[name][mover].cost !== 'prohibited');
};

interface OpenSides {
  readonly chart: unknown;
  readonly bits: Uint8Array;
}

const OPEN_SIDES = new WeakMap<Ground, Map<Mover, OpenSides>>();

/** 4.1, 7.1 – For each hex the neighbours that a kind of mover may enter from there, a bit for each direction. */
export const openSides = (scenario: Scenario, ground: Ground, mover: Mover): Uint8Array => {
  const kept: Map<Mover, OpenSides> = OPEN_SIDES.get(ground) ?? new Map();
  OPEN_SIDES.set(ground, kept);
  const chart = ruleDataOf(scenario).charts['terrain-movement'];
  const known = kept.get(mover);
  if (known?.chart === chart) return known.bits;
  const { grid } = ground;
  const bits = Uint8Array.from({ length: grid.count }, (_, hex) => {
    let open = 0;
    for (let direction = 0; direction < 6; direction++) {
      const other = neighbourOf(grid, hex, direction);
      if (other !== OFF_MAP && computeTerrainCost(scenario, ground, mover, hex, other) !== null)
        open |= 1 << direction;
    }
    return open;
  });
  kept.set(mover, { chart, bits });
  return bits;
};
