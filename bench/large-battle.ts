import { readFileSync } from 'node:fs';

/** Leuthen as it lies on the disk; only what is multiplied is named. */
interface Battle {
  readonly board: {
    readonly columns: number;
    readonly rows: number;
    readonly firstColumn: number;
    readonly terrain: readonly string[];
    readonly hexsides: Readonly<Record<string, readonly string[]>>;
  };
  readonly forces: readonly { readonly side: string; readonly groups: readonly { readonly id: string }[] }[];
}

const LEUTHEN: Battle = JSON.parse(
  readFileSync('content/scenarios/prussias-glory/leuthen-battle.json', 'utf8'),
);

/** For each tile of the map: 60 units a side in stacks of five; the schema allows 20 wings, 40 guns and 400 stacks. */
const UNITS = 60;
const IN_STACK = 5;
const MOST_WINGS = 20;
const MOST_GUNS = 40;
const LINES = [8, 16] as const;

/** A document with tiles × tiles maps of Leuthen side by side and 120 units for each of them, as text. */
export const makeLargeBattle = (tiles: number): string => {
  const size = tiles * tiles;
  const forces = LEUTHEN.forces.map((force, side) => ({
    ...force,
    ...armyOf(force.groups[0]?.id ?? '', side, size),
  }));
  return JSON.stringify({
    ...LEUTHEN,
    board: boardOf(tiles),
    forces,
    deployment: { stacks: forces.flatMap((force, side) => stacksOf(force, side, tiles)), limits: [] },
    traits: [],
    provenance: [],
  });
};

const many = <Item>(count: number, make: (index: number) => Item): Item[] =>
  Array.from({ length: count }, (_, index) => make(index));

const armyOf = (group: string, side: number, size: number) => {
  const guns = Math.min(5 * size, MOST_GUNS);
  const wings = Math.min(5 * size, MOST_WINGS);
  const unit = (name: string, profile: string) => ({ id: name, name, profile, steps: 2 });
  return {
    wings: many(wings, wing => ({
      id: `wing-${side}-${wing}`,
      name: `Wing ${wing}`,
      group,
      leader: { id: `leader-${side}-${wing}`, name: `Leader ${wing}`, morale: 1, movement: 6 },
      units: many((UNITS * size - guns) / wings, place =>
        unit(`unit-${side}-${wing}-${place}`, 'prussian-line'),
      ),
    })),
    artillery: many(guns, place => unit(`gun-${side}-${place}`, 'heavy-artillery')),
  };
};

const boardOf = (tiles: number) => {
  const { board } = LEUTHEN;
  const move = (hex: string, tile: number): string =>
    numberOf(
      tiles,
      Number(hex.slice(0, 2)) + (tile % tiles) * board.columns,
      Number(hex.slice(2)) + Math.floor(tile / tiles) * board.rows,
    );
  const sides = (list: readonly string[]) =>
    many(tiles * tiles, tile =>
      list.map(side =>
        side
          .split('/')
          .map(hex => move(hex, tile))
          .join('/'),
      ),
    ).flat();
  return {
    ...board,
    columns: board.columns * tiles,
    rows: board.rows * tiles,
    terrain: many(tiles, () => board.terrain.map(row => row.repeat(tiles))).flat(),
    hexsides: Object.fromEntries(Object.entries(board.hexsides).map(([kind, list]) => [kind, sides(list)])),
    towns: [],
    labels: [],
    friendlyEdges: [],
    setUpAreas: [],
    entryZones: [],
  };
};

/** Three figures each on maps of more than 99. */
const numberOf = (tiles: number, column: number, row: number): string => {
  const figures =
    LEUTHEN.board.firstColumn + tiles * LEUTHEN.board.columns > 100 || tiles * LEUTHEN.board.rows > 99
      ? 3
      : 2;
  return String(column).padStart(figures, '0') + String(row).padStart(figures, '0');
};

interface Placed {
  readonly side: string;
  readonly wings: readonly {
    readonly leader: { readonly id: string };
    readonly units: readonly { readonly id: string }[];
  }[];
  readonly artillery: readonly { readonly id: string }[];
}

/** Wing beside wing in one line for each side and row of tiles. */
const stacksOf = ({ side, wings, artillery }: Placed, index: number, tiles: number) => {
  const pieces = wings.flatMap(({ leader, units }, wing) => [
    ...units.map(({ id }, at) => (at === Math.floor(units.length / 2) ? [id, leader.id] : [id])),
    ...artillery.filter((_, at) => at % wings.length === wing).map(({ id }) => [id]),
  ]);
  const wide = tiles * LEUTHEN.board.columns - 4;
  return many(Math.ceil(pieces.length / IN_STACK), stack => ({
    hex: numberOf(
      tiles,
      LEUTHEN.board.firstColumn + 2 + (stack % wide),
      (LINES[index] ?? 1) + Math.floor(stack / wide) * 2,
    ),
    side,
    pieces: pieces.slice(stack * IN_STACK, (stack + 1) * IN_STACK).flat(),
  }));
};
