import { roll, seedRng } from '@/lib/dice/rng';
import type { Creation, CreationInput } from '@/lib/game/contract/authoring/creation';
import type { Point } from '@/lib/geometry/board';
import { blank } from '../document/blank';
import type { Scenario, TerrainPiece } from '../document/scenario';
import { LAYING_CHECKS } from '../rules/setup/terrain-layout';
import { round } from '../view/position';
import { word } from '../view/words';
import type { AREA_KINDS, Home, LINE_KINDS } from '../vocabulary';
import { HOMES } from '../vocabulary';

const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  'six-by-four': [72, 48],
  'eight-by-five': [96, 60],
  'four-by-four': [48, 48],
};

type LayoutKind = (typeof AREA_KINDS)[number] | (typeof LINE_KINDS)[number] | 'beach';

/** The pieces of a generated table for each home; every one is legal. */
const RECIPES: Readonly<Record<Home, readonly LayoutKind[]>> = {
  desert: ['sand', 'rocky', 'gentle-hill', 'ravine', 'rocky'],
  steppe: ['gentle-hill', 'gentle-hill', 'ravine', 'stream', 'rocky'],
  pasture: ['gentle-hill', 'wood', 'stream', 'gentle-hill', 'wood', 'road'],
  farmland: ['village', 'field', 'field', 'gentle-hill', 'wood', 'road'],
  forest: ['wood', 'wood', 'wood', 'wood', 'wood', 'wood', 'stream'],
  mountains: ['steep-hill', 'steep-hill', 'rocky', 'ravine', 'steep-hill', 'road'],
  coast: ['beach', 'marsh', 'sand', 'stream', 'gentle-hill'],
};

const CORNERS = 9;

type NextRandom = () => number;

/** A ragged round of about sixteen inches. */
const makeOutline = ([cx, cy]: Point, next: NextRandom): [number, number][] =>
  Array.from({ length: CORNERS }, (_, index) => {
    const angle = (index / CORNERS) * Math.PI * 2;
    const reach = 0.85 + next() * 0.3;
    return [round(cx + Math.cos(angle) * 8 * reach), round(cy + Math.sin(angle) * 5 * reach)];
  });

const layPieces = (
  home: Home,
  [width, height]: readonly [number, number],
  next: NextRandom,
): TerrainPiece[] => {
  const places = [0.18, 0.5, 0.82].flatMap(x => [0.32, 0.68].map(y => [x * width, y * height] as Point));
  const order = places.map(place => ({ place, rank: next() })).sort((one, other) => one.rank - other.rank);
  let used = 0;
  return RECIPES[home].map((kind, index): TerrainPiece => {
    const id = `${kind}-${index + 1}`;
    if (kind === 'beach') return { id, kind, edge: 'left', ground: 'sand' };
    if (kind === 'stream' || kind === 'ravine' || kind === 'river' || kind === 'road') {
      const x = round(width * (0.3 + next() * 0.4));
      const line: [number, number][] = [
        [x, 0],
        [round(x + next() * 8 - 4), round(height / 2)],
        [round(x + next() * 10 - 5), kind === 'ravine' ? round(height * 0.6) : height],
      ];
      return { id, kind, line, width: kind === 'ravine' ? 4 : 1 };
    }
    const place = order[used % order.length]?.place ?? [width / 2, height / 2];
    used += 1;
    return { id, kind, outline: makeOutline(place, next) };
  });
};

const TRIES = 60;

/** Tables are thrown until one keeps every rule of laying. */
const generateTable = (
  scenario: Scenario,
  home: Home,
  size: readonly [number, number],
  seed: number,
): Scenario => {
  let rng = seedRng(seed);
  const next: NextRandom = () => {
    const thrown = roll(rng, { count: 1, sides: 1000 });
    rng = thrown.rng;
    return (thrown.faces[0] ?? 1) / 1000;
  };
  const attempt = (): Scenario => ({
    ...scenario,
    board: { ...scenario.board, home, pieces: layPieces(home, size, next) },
  });
  let table = attempt();
  for (
    let count = 0;
    count < TRIES && LAYING_CHECKS.some(check => [...check.find(table)].length > 0);
    count += 1
  )
    table = attempt();
  return table;
};

const create = ({ title, year, sides, size, ground, seed }: CreationInput): Scenario => {
  const empty = blank();
  const [width, height] = SIZES[size] ?? [72, 48];
  const named: Scenario = {
    ...empty,
    title,
    date: { year },
    sides: empty.sides.map((side, index) => ({ ...side, name: sides[index] ?? side.name })),
    board: { ...empty.board, width, height, seed },
  };
  const home = HOMES.find(other => other === ground);
  return home ? generateTable(named, home, [width, height], seed) : named;
};

export const creation: Creation<Scenario> = {
  sizes: Object.keys(SIZES).map(id => ({ id, label: word('size', id) })),
  grounds: HOMES.map(id => ({ id, label: word('home', id) })),
  seats: { least: 2, most: 2 },
  create,
};
