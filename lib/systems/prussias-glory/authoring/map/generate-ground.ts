import { z } from 'zod';
import namesJson from '@/content/systems/prussias-glory/village-names.json';
import { createNoise } from '@/lib/drawing/math/noise';
import { createRandom, hashCell, hashText } from '@/lib/drawing/math/random';
import {
  computeHexCentre,
  formatHexId,
  type HexGrid,
  measureHexDistance,
  neighbourOf,
  OFF_MAP,
} from '@/lib/geometry/hex/hex';
import { findHexLine } from '@/lib/geometry/hex/hex-lines';
import { USUAL_LEGEND } from '../../document/blank';
import type { BoardDocument } from '../../document/board-schema';
import { gridOf } from '../../document/ground';

/** What kinds of country can be made up. */
export const LANDSCAPES = ['plain', 'hills', 'heath', 'river'] as const;
export type Landscape = (typeof LANDSCAPES)[number];

interface LandscapeProfile {
  /** Share of the map above the first and the second slope. */
  readonly high: readonly [number, number];
  readonly woods: number;
  readonly water: 'stream' | 'river';
  readonly marsh: number;
  /** Hexes to one village. */
  readonly perVillage: number;
}

const LANDSCAPE_PROFILES: Readonly<Record<Landscape, LandscapeProfile>> = {
  plain: { high: [0.14, 0], woods: 0.06, water: 'stream', marsh: 0.12, perVillage: 42 },
  hills: { high: [0.36, 0.09], woods: 0.12, water: 'stream', marsh: 0.1, perVillage: 55 },
  heath: { high: [0.16, 0.03], woods: 0.36, water: 'stream', marsh: 0.3, perVillage: 80 },
  river: { high: [0.2, 0.04], woods: 0.1, water: 'river', marsh: 0.34, perVillage: 48 },
};

const NAMES = z.object({ first: z.array(z.string()), last: z.array(z.string()) }).parse(namesJson);

/** A plausible piece of country on an empty board: the same seed gives the same ground. */
export const generateGround = (board: BoardDocument, country: Landscape, seed: number): BoardDocument => {
  const grid = gridOf(board);
  const character = LANDSCAPE_PROFILES[country];
  const key = `${country} ${seed}`;
  const water = generateWater(grid, key);
  const [wet, villages] = [[...new Set(water.flat())], placeVillages(grid, character, key)];
  const levels = heightsOf(grid, character, key);
  for (const hex of wet) levels[hex] = 0;
  const marshes = new Set(
    wet.filter(hex => hashCell(hashText(key), hex, 11) < character.marsh && levels[hex] === 0),
  );
  const woods = new Set(highestShare(grid, createNoise(`${key} woods`), 4.2, character.woods));
  const letter = (hex: number): string => {
    if (villages.includes(hex)) return 't';
    if (marshes.has(hex)) return hashCell(hashText(key), hex, 12) < 0.2 ? 'b' : 'm';
    return woods.has(hex) ? 'w' : '.';
  };
  const roads = connectVillages(grid, villages).map(([from, to]) => bendTrack(grid, from, to, key));
  const crossed = findBridges(grid, roads, water);
  return {
    ...board,
    seed: seed % 1_000_000,
    terrain: Array.from({ length: grid.rows }, (_, row) =>
      Array.from({ length: grid.columns }, (_, column) => letter(column * grid.rows + row)).join(''),
    ),
    legend: USUAL_LEGEND,
    hexsides: {
      slopes: slopesOf(grid, levels),
      streams: character.water === 'stream' ? hexsideNames(grid, water) : [],
      rivers: character.water === 'river' ? hexsideNames(grid, water) : [],
      bridges: hexsideNames(grid, crossed),
      entrenchments: [],
    },
    roads: roads.map(way => ({ kind: 'track', through: way.map(hex => formatHexId(grid, hex)) })),
    towns: villages.map((hex, index) => ({ ...nameVillage(key, index), hexes: [formatHexId(grid, hex)] })),
    labels: [],
  };
};

type Pair = readonly [number, number];

const hexsideNames = (grid: HexGrid, sides: readonly Pair[]): string[] =>
  sides.map(([one, other]) => `${formatHexId(grid, one)}/${formatHexId(grid, other)}`);

const allHexes = ({ count }: HexGrid): readonly number[] => Array.from({ length: count }, (_, hex) => hex);

/** The share of the hexes with the highest noise, without specks of one hex. */
const highestShare = (
  grid: HexGrid,
  noise: (x: number, y: number) => number,
  spread: number,
  part: number,
): readonly number[] => {
  const values = allHexes(grid).map(hex => {
    const [x, y] = computeHexCentre(grid, hex);
    const size = grid.radius * 1.5 * spread;
    return noise(x / size, y / size) + 0.35 * noise(x / size / 0.4 + 9, y / size / 0.4);
  });
  const least = values.toSorted((one, other) => other - one)[Math.floor(grid.count * part)] ?? 9;
  const chosen = new Set(allHexes(grid).filter(hex => (values[hex] ?? 0) > least));
  return [...chosen].filter(hex => neighboursOf(grid, hex).filter(other => chosen.has(other)).length > 1);
};

const neighboursOf = (grid: HexGrid, hex: number): readonly number[] =>
  [0, 1, 2, 3, 4, 5].map(direction => neighbourOf(grid, hex, direction)).filter(other => other !== OFF_MAP);

const heightsOf = (grid: HexGrid, { high }: LandscapeProfile, key: string): Uint8Array => {
  const levels = new Uint8Array(grid.count);
  const noise = createNoise(`${key} heights`);
  for (const [index, part] of high.entries())
    if (part > 0) for (const hex of highestShare(grid, noise, 5, part)) levels[hex] = index + 1;
  return levels;
};

/** Ground falls from the higher hex, the first named. */
const slopesOf = (grid: HexGrid, levels: Uint8Array): string[] => {
  const falls = allHexes(grid).flatMap(hex =>
    neighboursOf(grid, hex)
      .filter(other => (levels[hex] ?? 0) > (levels[other] ?? 0))
      .map((other): Pair => [hex, other]),
  );
  return hexsideNames(grid, falls);
};

/** A winding line from edge to edge: the sides between the hexes on one bank and those on the other. */
const generateWater = (grid: HexGrid, key: string): readonly Pair[] => {
  const [noise, random] = [createNoise(`${key} water`), createRandom(`${key} water`)];
  const isAcross = random.next() < 0.5;
  const [length, room] = isAcross ? [grid.width, grid.height] : [grid.height, grid.width];
  const [middle, lean] = [room * random.between(0.3, 0.7), room * random.between(-0.3, 0.3)];
  const isBeyond = (hex: number): boolean => {
    const [x, y] = computeHexCentre(grid, hex);
    const [along, aside] = isAcross ? [x, y] : [y, x];
    const winding = (noise(along / (grid.radius * 7), 3) - 0.5) * room * 0.34;
    return aside > middle + lean * (along / length - 0.5) + winding;
  };
  return allHexes(grid)
    .filter(isBeyond)
    .flatMap(hex =>
      neighboursOf(grid, hex)
        .filter(other => !isBeyond(other))
        .map((other): Pair => [hex, other]),
    );
};

const MIN_VILLAGE_DISTANCE = 4;

const placeVillages = (grid: HexGrid, { perVillage }: LandscapeProfile, key: string): readonly number[] => {
  const chance = hashText(`${key} villages`);
  const wanted = Math.max(1, Math.round(grid.count / perVillage));
  const chosen: number[] = [];
  for (const hex of allHexes(grid).toSorted(
    (one, other) => hashCell(chance, one, 0) - hashCell(chance, other, 0),
  )) {
    if (chosen.length === wanted) break;
    if (
      neighboursOf(grid, hex).length === 6 &&
      chosen.every(other => measureHexDistance(grid, hex, other) >= MIN_VILLAGE_DISTANCE)
    )
      chosen.push(hex);
  }
  return chosen;
};

/** Every village but the first has a track to the nearest of those before it. */
const connectVillages = (grid: HexGrid, villages: readonly number[]): readonly Pair[] =>
  villages.slice(1).map((hex, index): Pair => {
    const before = villages.slice(0, index + 1);
    const nearest = before.toSorted(
      (one, other) => measureHexDistance(grid, hex, one) - measureHexDistance(grid, hex, other),
    )[0];
    return [hex, nearest ?? hex];
  });

/** Now and then a track passes a hex beside the straight line. */
const bendTrack = (grid: HexGrid, from: number, to: number, key: string): readonly number[] => {
  const chance = hashText(`${key} tracks`);
  const between = findHexLine(grid, from, to).map(([hex]) => hex);
  const bends = between
    .filter((_, index) => index % 3 === 1 && index < between.length - 1)
    .map(hex => {
      const beside = neighboursOf(grid, hex);
      return beside[Math.floor(hashCell(chance, hex, 0) * beside.length)] ?? hex;
    });
  return [from, ...bends, to];
};

/** Where a track meets the water there is a bridge. */
const findBridges = (
  grid: HexGrid,
  roads: readonly (readonly number[])[],
  water: readonly Pair[],
): readonly Pair[] => {
  const steps = new Set(
    roads.flatMap(road =>
      road.slice(1).flatMap((to, index) => {
        const from = road[index] ?? to;
        const way = [from, ...findHexLine(grid, from, to).map(([one]) => one), to];
        return way.slice(1).map((hex, place) => `${way[place]}/${hex}`);
      }),
    ),
  );
  return water.filter(([one, other]) => steps.has(`${one}/${other}`) || steps.has(`${other}/${one}`));
};

const nameVillage = (key: string, index: number): { readonly id: string; readonly name: string } => {
  const chance = hashText(`${key} names`);
  const pick = (list: readonly string[], part: number): string =>
    list[Math.floor(hashCell(chance, index, part) * list.length)] ?? '';
  return { id: `village-${index + 1}`, name: pick(NAMES.first, 1) + pick(NAMES.last, 2) };
};
