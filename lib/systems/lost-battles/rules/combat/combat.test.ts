import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { computeOdds } from '@/lib/dice/odds';
import { roll, seedRng } from '@/lib/dice/rng';
import { openAttack } from '../../testing/attack-cases';
import { fieldWith, unit } from '../../testing/field-builder';
import { ARMS, UNIT_CLASSES, UNIT_TYPES } from '../../vocabulary';
import { occursAs } from '../armies';
import { ATTACK_RESULTS, attack, buildAttackContext } from './combat';
import type { AttackContext } from './combat-modifiers';
import { computeCombatFactor } from './combat-table';

describe('6 Combat', () => {
  test('[6.6] the table is for arms; a subtype fights as its arm', () => {
    const row = (type: Parameters<typeof computeCombatFactor>[0]['type']) =>
      (
        ['heavy-infantry', 'light-infantry', 'heavy-cavalry', 'light-cavalry', 'elephant', 'chariot'] as const
      ).map(target => computeCombatFactor({ type }, { type: target }));
    expect(ARMS).toHaveLength(6);
    expect(row('legion')).toEqual([9, 9, 8, 9, 9, 8]);
    expect(row('light-infantry')).toEqual([9, 9, 8, 8, 8, 8]);
    expect(row('cataphract')).toEqual([9, 7, 7, 8, 9, 8]);
    expect(row('light-cavalry')).toEqual([10, 9, 9, 9, 9, 9]);
    expect(row('elephant')).toEqual([8, 8, 7, 8, 8, 7]);
    expect(row('scythed-chariot')).toEqual([9, 8, 7, 9, 9, 8]);
  });

  test('[6.5] the context is read off the field', () => {
    const hoplites = unit('hoplites', 'average', 'hoplite', { side: 1, at: 'A3' });
    const field = fieldWith({
      units: [
        unit('own', 'average', 'hoplite', { at: 'A2' }),
        hoplites,
        unit('flankers', 'average', 'light-cavalry', { side: 1, at: 'B2' }),
      ],
      facing: { A3: 'up' },
    });
    const declared = {
      attacker: 'own',
      target: 'A3',
      isLead: true,
      bonuses: 0,
      half: false,
      supported: false,
      moved: false,
      rain: false,
      fatigued: false,
      start: 'A2',
      newcomers: [],
    } as const;
    const facts = { isOnEdge: true, isPressed: true, meetsHoplites: true, aspect: 'rear', screened: false };
    expect(buildAttackContext(field, declared)).toMatchObject(facts);
    expect(buildAttackContext(field, { ...declared, newcomers: ['hoplites'] })).toMatchObject({
      meetsHoplites: false,
    });
    const alone = { ...field, units: field.units.filter(({ id }) => id !== 'flankers') };
    expect(buildAttackContext(alone, declared)).toMatchObject({ isPressed: false });
    expect(buildAttackContext(field, { ...declared, target: 'A1' })).toBeNull();
    expect(buildAttackContext(field, { ...declared, attacker: 'nobody' })).toBeNull();
  });

  test('[6.6] [6.7] the odds of a fresh average unit against its like, in ways out of 36', () => {
    const odds = computeOdds(attack, openAttack());
    expect(odds.total).toBe(36n);
    expect(odds.ways).toEqual({
      'no-hit': 26n,
      'no-hit-unless-all-out': 4n,
      'one-hit': 5n,
      'one-hit-or-all-out': 1n,
    });
  });

  const combatants = fc
    .record({
      type: fc.constantFrom(...UNIT_TYPES),
      class: fc.constantFrom(...UNIT_CLASSES),
      spent: fc.boolean(),
    })
    .filter(({ type, class: unitClass }) => occursAs(type, unitClass));

  test('[6.6] the odds of every attack add up to their total, and every outcome is in the list', () => {
    const flags = fc.record({
      isLead: fc.boolean(),
      bonuses: fc.constantFrom(0, 1, 2),
      half: fc.boolean(),
      moved: fc.boolean(),
      rain: fc.boolean(),
      fatigued: fc.boolean(),
      screened: fc.boolean(),
      meetsHoplites: fc.boolean(),
    });
    fc.assert(
      fc.property(combatants, combatants, flags, (attacker, target, more) => {
        const odds = computeOdds(
          attack,
          openAttack({ attacker, target, ...(more as Partial<AttackContext>) }),
        );
        expect(Object.values(odds.ways).reduce((sum, ways) => sum + ways, 0n)).toBe(odds.total);
        for (const outcome of Object.keys(odds.ways)) expect(ATTACK_RESULTS).toHaveProperty(outcome);
      }),
    );
  });

  test('[6.6] the odds agree with 100,000 seeded throws within four standard errors (seed 11)', () => {
    const context = openAttack({ attacker: unit('a', 'veteran', 'hoplite'), isLead: true, bonuses: 1 });
    const odds = computeOdds(attack, context);
    const count = 100_000;
    let rng = seedRng(11);
    const seen: Record<string, number> = {};
    for (let index = 0; index < count; index += 1) {
      const rolled = roll(rng, attack.dice(context));
      rng = rolled.rng;
      const outcome = attack.outcome(context, rolled.faces);
      seen[outcome] = (seen[outcome] ?? 0) + 1;
    }
    expect(Object.keys(seen).sort()).toEqual(Object.keys(odds.ways).sort());
    for (const [outcome, ways] of Object.entries(odds.ways)) {
      const chance = Number(ways) / Number(odds.total);
      const error = Math.sqrt((chance * (1 - chance)) / count);
      expect(Math.abs((seen[outcome] ?? 0) / count - chance)).toBeLessThan(4 * error);
    }
  });
});
