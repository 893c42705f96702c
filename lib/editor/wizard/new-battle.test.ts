import { beforeAll, describe, expect, test } from 'vitest';
import { checkDocument } from '@/lib/game/check/check-document';
import { isError } from '@/lib/game/contract/finding';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { loadSystems } from '@/lib/systems';
import { computeNextSeed, createBattle, makeFirstPlan, makeSide } from './new-battle';

let systems: readonly AnySystem[];

beforeAll(async () => {
  systems = await loadSystems();
});

describe('a new battle as it was planned', () => {
  test('every rule book makes one of every ground that breaks no rule of the ground', () => {
    for (const system of systems)
      for (const ground of [null, ...system.creation.grounds.map(({ id }) => id)]) {
        const plan = { ...makeFirstPlan(system, ['A', 'B'], 5), title: 'T', ground };
        const { scenario, unfit } = createBattle(system, plan);
        const { document, findings } = checkDocument(system.documents.scenario, scenario);
        expect(document).not.toBeNull();
        // Armies without troops may break rules of their own.
        expect(findings.filter(finding => isError(finding) && finding.path[0] !== 'forces')).toEqual([]);
        expect(unfit).toEqual([]);
        expect(scenario.sides.map(({ name, colour }) => [name, colour])).toEqual(
          plan.sides.map(({ name, colour }) => [name, colour]),
        );
      }
  });

  test('an army that does not fit is named, and the battle is made without it', () => {
    const [system] = systems;
    if (!system) throw new Error('no system');
    const plan = makeFirstPlan(system, ['A', 'B'], 5);
    const sides = plan.sides.map((side, index) =>
      index === 1 ? { ...side, army: { format: 'army' } } : side,
    );
    expect(createBattle(system, { ...plan, title: 'T', sides }).unfit).toEqual([1]);
  });

  test('sides begin with colours of their own, and no seed comes twice', () => {
    expect(makeSide([], 0).colour).not.toBe(makeSide([], 1).colour);
    const seeds = new Set<number>();
    for (let seed = 7; !seeds.has(seed); seed = computeNextSeed(seed)) seeds.add(seed);
    expect(seeds.size).toBe(1_000_000);
  });
});
