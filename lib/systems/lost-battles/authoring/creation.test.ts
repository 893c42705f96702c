import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import { isError } from '@/lib/game/contract/finding';
import { CHECKS } from '../document/checks';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { terrainAt } from '../rules/battlefield/terrain';
import { isEdgeTile, listAdjacentTiles, TILE_IDS, type TileId } from '../rules/battlefield/tiles';
import type { TerrainKind } from '../vocabulary';
import { armyEstimate } from './army/army-estimator';
import { sideArmies } from './army/side-armies';
import { creation } from './creation';

const made = (ground: string | null, seed: number): Scenario =>
  creation.create({ title: 'T', year: -216, sides: ['Rome', 'Carthage'], size: 'field', ground, seed });

const STEADY = { seed: 216, numRuns: 400 };
const anySeed = fc.integer({ min: 0, max: 999_999 });
const anyGround = fc.constantFrom(...creation.grounds.map(({ id }) => id));

const tilesOf = (scenario: Scenario, kind: TerrainKind): readonly TileId[] =>
  TILE_IDS.filter(tile => terrainAt(scenario, tile).includes(kind));

/** How many of the tiles can be reached from the first through the others. */
const reached = (tiles: readonly TileId[]): number => {
  const seen = new Set(tiles.slice(0, 1));
  for (const tile of seen)
    for (const next of listAdjacentTiles(tile)) if (tiles.includes(next)) seen.add(next);
  return seen.size;
};

describe('a new battle', () => {
  test('[2.2] breaks no rule for any country and seed, and is the same for the same seed', () => {
    fc.assert(
      fc.property(anyGround, anySeed, (ground, seed) => {
        const scenario = made(ground, seed);
        expect(scenarioSchema.parse(scenario)).toEqual(scenario);
        expect(runChecks(CHECKS, scenario).filter(isError)).toEqual([]);
        expect(made(ground, seed)).toEqual(scenario);
      }),
      STEADY,
    );
  });

  test('[2.2] running water is one course that reaches the edge twice or the sea; a coast is a whole flank', () => {
    fc.assert(
      fc.property(anyGround, anySeed, (ground, seed) => {
        const scenario = made(ground, seed);
        for (const kind of ['stream', 'river', 'coast'] as const) {
          const tiles = tilesOf(scenario, kind);
          expect(reached(tiles)).toBe(tiles.length);
          if (tiles.length > 0) expect(tiles.filter(isEdgeTile).length).toBeGreaterThanOrEqual(1);
        }
        expect([0, 4]).toContain(tilesOf(scenario, 'coast').length);
      }),
      STEADY,
    );
  });

  test('[2.2] the middle is clear enough to fight in', () => {
    fc.assert(
      fc.property(anyGround, anySeed, (ground, seed) => {
        const scenario = made(ground, seed);
        const middle = TILE_IDS.filter(tile => !isEdgeTile(tile));
        const closed = middle.filter(tile =>
          terrainAt(scenario, tile).some(kind => kind !== 'hill' && kind !== 'stream'),
        );
        expect(closed.length).toBeLessThanOrEqual(3);
      }),
      STEADY,
    );
  });

  test('[2.2] countries differ: forests have woods, coasts have a coast, seeds give other maps', () => {
    const maps = Array.from({ length: 30 }, (_, seed) => made('forest', seed));
    expect(maps.every(map => tilesOf(map, 'wood').length >= 2)).toBe(true);
    expect(new Set(maps.map(({ board }) => board.terrain.join())).size).toBeGreaterThan(20);
    expect(tilesOf(made('coast', 1), 'coast')).toHaveLength(4);
  });

  test('a blank one has only what was said', () => {
    const scenario = made(null, 7);
    expect(scenario).toMatchObject({ title: 'T', date: { year: -216 } });
    expect(scenario.sides.map(({ name }) => name)).toEqual(['Rome', 'Carthage']);
    expect(scenario.board.terrain).toEqual(['.....', '.....', '.....', '.....']);
  });

  test('[1.2] takes in armies: the first brings its scale, ids stay apart', () => {
    const estimate = armyEstimate.estimateArmy({ 'average-legion': 20_000 }, 3, 'Rome');
    const army = armyEstimate.toArmyDocument(estimate, {}, { title: 'Rome', side: 'Rome', source: '' });
    const first = sideArmies.replace(made(null, 1), 'first', army);
    const once = applyChanges(made(null, 1), first ?? []);
    const twice = applyChanges(once, sideArmies.replace(once, 'second', army) ?? []);
    expect(twice.options.scale).toBe(3);
    expect(twice.forces.map(({ units }) => units.length)).toEqual([1, 1]);
    expect(runChecks(CHECKS, twice).filter(({ code }) => code === 'lost-battles/named-once')).toEqual([]);
    expect(sideArmies.replace(once, 'first', { format: 'army' })).toBeNull();
  });
});
