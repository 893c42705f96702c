import { blank } from '../document/blank';
import type { Scenario, StandPlace, TerrainPiece } from '../document/scenario';
import type { Home, ScenarioKind } from '../vocabulary';

/** Test support only: small tables and battles, written as shortly as the rules allow. */
export const tableOf = (home: Home, ...pieces: readonly TerrainPiece[]): Scenario => {
  const scenario = blank();
  return { ...scenario, board: { ...scenario.board, home, pieces: [...pieces] } };
};

/** A square area of 14 inches from corner to corner, its middle here. */
export const area = (
  kind: Extract<TerrainPiece, { outline: unknown }>['kind'],
  x: number,
  y: number,
  half = 5,
): TerrainPiece => ({
  id: `${kind}-${x}-${y}`,
  kind,
  outline: [
    [x - half, y - half],
    [x + half, y - half],
    [x + half, y + half],
    [x - half, y + half],
  ],
});

export const line = (
  kind: Extract<TerrainPiece, { line: unknown }>['kind'],
  width: number,
  ...points: readonly (readonly [number, number])[]
): TerrainPiece => ({ id: `${kind}-1`, kind, width, line: points.map(([x, y]) => [x, y]) });

export const placed = (x: number, y: number, facing = 0, more: Partial<StandPlace> = {}): StandPlace => ({
  at: [x, y],
  facing,
  formation: 'line',
  files: 4,
  ...more,
});

interface Wanted {
  readonly id: string;
  readonly entry: string;
  readonly variant: string;
  readonly elements: number;
  readonly place?: StandPlace;
  readonly hidden?: boolean;
}

/** Greeks below against Persians above; only what a test asks for stands on the table. */
export const battle = (
  kind: ScenarioKind,
  pieces: readonly TerrainPiece[],
  greeks: readonly Wanted[],
  persians: readonly Wanted[] = [],
): Scenario => {
  const table = tableOf('pasture', ...pieces);
  const unit = ({ id, entry, variant, elements, place, hidden }: Wanted) => ({
    id,
    parts: [{ entry, variant, elements }],
    ...(place ? { place } : {}),
    ...(hidden ? { hidden } : {}),
  });
  const [first, second] = table.forces;
  if (!first || !second) throw new Error('no forces');
  return {
    ...table,
    kind,
    forces: [
      { ...first, units: greeks.map(unit) },
      { ...second, units: persians.map(unit) },
    ],
  };
};

export const hoplites = (id: string, place?: StandPlace, elements = 8): Wanted => ({
  id,
  entry: 'hoplites',
  variant: 'armoured',
  elements,
  ...(place ? { place } : {}),
});
