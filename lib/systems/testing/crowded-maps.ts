import { type Json, minimalHexBattle, times } from './minimal-documents';

const SIDES = ['first', 'second'];
const LETTERS = ['.', 'w', '.', 'm', '.', 'p', '.', 't'];

const padNumber = (figures: number, value: number): string => String(value).padStart(figures, '0');

/** The number of a hex: two figures each on maps of up to 99, three beyond. */
export const hexNumber = (columns: number, rows: number, column: number, row: number): string => {
  const figures = Math.max(columns, rows) > 98 ? 3 : 2;
  return padNumber(figures, column) + padNumber(figures, row);
};

/** Open ground with a letter of another kind here and there. */
export const mixedGround = (columns: number, rows: number): readonly string[] =>
  times(rows, row =>
    times(columns, column => LETTERS[(column * 7 + row * 13 + column * row) % LETTERS.length]).join(''),
  );

/** Sides between each hex and the one below it, as many as are asked for. */
const hexsidesBelow = (columns: number, rows: number, count: number): readonly string[] =>
  times(count, index => {
    const [column, row] = [1 + (index % columns), 1 + (Math.floor(index / columns) % (rows - 1))];
    return `${hexNumber(columns, rows, column, row)}/${hexNumber(columns, rows, column, row + 1)}`;
  });

const armyOf = (side: string, wings: number, units: number, guns: number) => ({
  wings: times(wings, wing => ({
    id: `${side}-wing-${wing}`,
    name: `Wing ${wing}`,
    group: `${side}-foot`,
    leader: { id: `${side}-leader-${wing}`, name: `Leader ${wing}`, morale: 1, movement: 6 },
    units: times(units, unit => ({
      id: `${side}-unit-${wing}-${unit}`,
      name: `Unit ${wing} ${unit}`,
      profile: 'prussian-line',
    })),
  })),
  artillery: times(guns, gun => ({
    id: `${side}-gun-${gun}`,
    name: `Gun ${gun}`,
    profile: 'heavy-artillery',
  })),
});

export interface MapOptions {
  readonly columns?: number;
  readonly rows?: number;
  /** Of each side. */
  readonly wings?: number;
  readonly unitsInWing?: number;
  readonly guns?: number;
  readonly stacks?: number;
  /** Of each kind. */
  readonly hexsides?: number;
  readonly limits?: readonly Json[];
  readonly traits?: readonly Json[];
  readonly areas?: number;
  readonly variants?: number;
}

/** Each variant changes the map and the armies, so that nothing of the battle itself can be used again. */
const mapVariants = (count: number) =>
  times(count, index => ({
    id: `variant-${index}`,
    title: `Variant ${index}`,
    patch: [
      { op: 'add', path: '/board/seed', value: index },
      { op: 'replace', path: '/forces/0/morale/start', value: 10 + index },
    ],
  }));

/** A map with two armies that stand in as many stacks as are asked for, spread over it. */
export const crowdedMap = (options: MapOptions = {}): Json => {
  const { columns = 120, rows = 100, wings = 20, unitsInWing = 60, guns = 40, stacks = 400 } = options;
  const { hexsides = 8000, limits = [], traits = [], areas = 0, variants = 20 } = options;
  const battle = minimalHexBattle(columns, rows);
  const whole = `${hexNumber(columns, rows, 1, 1)}..${hexNumber(columns, rows, columns, rows)}`;
  const forces = battle.forces.map(force => ({ ...force, ...armyOf(force.side, wings, unitsInWing, guns) }));
  const pieces = forces.map(force => [
    ...force.wings.flatMap(({ leader, units }) => [leader.id, ...units.map(({ id }) => id)]),
    ...force.artillery.map(({ id }) => id),
  ]);
  const placed = times(stacks, index => {
    const all = pieces[index % 2] ?? [];
    const each = Math.min(60, Math.ceil(all.length / (stacks / 2)));
    const at = Math.floor(index / 2);
    return {
      hex: hexNumber(columns, rows, 1 + ((index * 3) % columns), 1 + ((index * 7) % rows)),
      side: SIDES[index % 2],
      pieces: all.slice(at * each, (at + 1) * each),
    };
  });
  return {
    ...battle,
    board: {
      ...battle.board,
      terrain: mixedGround(columns, rows),
      hexsides: {
        slopes: hexsidesBelow(columns, rows, hexsides),
        streams: hexsidesBelow(columns, rows, hexsides),
        rivers: hexsidesBelow(columns, rows, hexsides),
        bridges: hexsidesBelow(columns, rows, Math.min(hexsides, 2000)),
        entrenchments: hexsidesBelow(columns, rows, Math.min(hexsides, 2000)),
      },
      setUpAreas: times(areas, index => ({
        id: `area-${index}`,
        name: `Area ${index}`,
        kind: 'area',
        hexes: [whole, whole],
      })),
      entryZones: times(areas, index => ({
        id: `zone-${index}`,
        name: `Zone ${index}`,
        hexes: [whole, whole],
      })),
    },
    forces,
    deployment: { stacks: placed.filter(stack => stack.pieces.length > 0), limits },
    traits,
    variants: mapVariants(variants),
  };
};

const everybody = times(60, index => SIDES[index % 2]);

/** Limits that each name both whole armies, many times over. */
export const makeLimits = (kind: string, count = 30): readonly Json[] =>
  times(count, index => {
    const near = { of: '010010', distance: index % 3 };
    switch (kind) {
      case 'near-hex':
        return { kind, who: everybody, ...near };
      case 'one-near-each':
        return { kind, who: everybody, places: times(10, () => ({ ...near, distance: 60 })) };
      case 'near-leader':
        return { kind, who: everybody, distance: 0 };
      case 'in-area':
        return { kind, who: everybody, areas: times(10, area => `area-${area}`) };
      case 'with-arm':
        return { kind, who: everybody, arm: 'cavalry', most: 1 };
      default:
        return { kind: 'detachments', who: everybody, most: 1, apart: 60 };
    }
  });
