import { hexOf } from '@/lib/geometry/hex/hex';
import { blank } from '../document/blank';
import type { Profile, UnitEntry } from '../document/forces-schema';
import type { Scenario } from '../document/scenario';
import {
  type Field,
  fieldOf,
  groundIn,
  type Scene,
  type StandingUnit,
  standingUnitOf,
  type UnitState,
} from '../rules/field';

/** One unit of a test: its place, its side, and the values of its counters from full strength down. */
export interface TestUnit {
  readonly id: string;
  readonly side?: 0 | 1;
  readonly hex?: string;
  readonly arm?: 'infantry' | 'cavalry' | 'artillery';
  readonly codes: readonly string[];
  /** Left out: all that the codes show. */
  readonly steps?: number;
  readonly state?: Partial<UnitState>;
  readonly traits?: UnitEntry['traits'];
}

const profileOf = ({ arm = 'infantry', codes }: TestUnit): Profile =>
  arm === 'artillery'
    ? { arm, steps: [...codes], morale: 4, movement: 2, source: 'reconstructed' }
    : { arm, steps: [...codes], source: 'reconstructed' };

const entryOf = ({ id, steps, traits }: TestUnit): UnitEntry => ({
  id,
  name: id,
  profile: id,
  ...(steps === undefined ? {} : { steps }),
  ...(traits ? { traits } : {}),
});

/** A scenario of open ground with these units, one wing of infantry and one of cavalry on each side; stacks from the top. */
export const testScenario = (
  units: readonly TestUnit[],
  change: (scenario: Scenario) => Scenario = same => same,
): Scenario => {
  const empty = blank();
  const hexes = [...new Set(units.flatMap(({ hex }) => hex ?? []))];
  const of = (side: 0 | 1) => units.filter(unit => (unit.side ?? 0) === side);
  return change({
    ...empty,
    board: withSize(empty.board, 44, 26),
    profiles: Object.fromEntries(units.map(unit => [unit.id, profileOf(unit)])),
    forces: empty.forces.map((force, index) => ({
      ...force,
      wings: (['infantry', 'cavalry'] as const).map(arm => ({
        id: `${force.side}-${arm}-wing`,
        name: arm,
        group: `${force.side}-${arm}`,
        leader: { id: `${force.side}-${arm}-leader`, name: arm, morale: 1, movement: 6 },
        units: of(index === 0 ? 0 : 1)
          .filter(unit => (unit.arm ?? 'infantry') === arm)
          .map(entryOf),
      })),
      artillery: of(index === 0 ? 0 : 1)
        .filter(({ arm }) => arm === 'artillery')
        .map(entryOf),
    })),
    deployment: {
      limits: [],
      stacks: hexes.flatMap(hex =>
        empty.sides.flatMap(({ id: side }, index) => {
          const pieces = units
            .filter(unit => unit.hex === hex && (unit.side ?? 0) === index)
            .map(({ id }) => id);
          return pieces.length > 0 ? { hex, side, pieces } : [];
        }),
      ),
    },
  });
};

const withSize = (board: Scenario['board'], columns: number, rows: number): Scenario['board'] => ({
  ...board,
  columns,
  rows,
  terrain: Array.from({ length: rows }, () => '.'.repeat(columns)),
});

/** The same as a scene, with the states that the units of the test ask for. */
export const testScene = (units: readonly TestUnit[], change?: (scenario: Scenario) => Scenario): Scene => {
  const scenario = testScenario(units, change);
  const field = fieldOf(scenario);
  const states = units.flatMap(({ id, state }) => {
    const known = field.units[id];
    return state && known ? [[id, { ...known, ...state }] as const] : [];
  });
  return { scenario, field: { ...field, units: { ...field.units, ...Object.fromEntries(states) } } };
};

export const hexIn = (scene: Pick<Scene, 'scenario'>, id: string): number => hexOf(groundIn(scene).grid, id);

export const unitIn = (scene: Scene, id: string): StandingUnit => standingUnitOf(scene, id);

/** The terrain of some hexes, by the letters of the usual legend. */
export const withTerrain =
  (letters: Readonly<Record<string, string>>) =>
  (scenario: Scenario): Scenario => {
    const rows = scenario.board.terrain.map(row => [...row]);
    for (const [hex, letter] of Object.entries(letters)) {
      const row = rows[Number(hex.slice(2)) - 1];
      if (row) row[Number(hex.slice(0, 2)) - 1] = letter;
    }
    return { ...scenario, board: { ...scenario.board, terrain: rows.map(row => row.join('')) } };
  };

export const withHexsides =
  (hexsides: Partial<Scenario['board']['hexsides']>) =>
  (scenario: Scenario): Scenario => ({
    ...scenario,
    board: { ...scenario.board, hexsides: { ...scenario.board.hexsides, ...hexsides } },
  });

export const withLeader =
  (id: string, hex: string) =>
  ({ scenario, field }: Scene): Scene => ({
    scenario,
    field: { ...field, leaders: { ...field.leaders, [id]: hexIn({ scenario }, hex) } } satisfies Field,
  });
