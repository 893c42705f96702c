import { describe, expect, test } from 'vitest';
import { SHIPPED_LISTS } from '../../data';
import { listKind } from '../../document/army-list';
import { type Profile, SPEARMAN } from './points';
import { findProfileViolation } from './profiles';
import { profileOf } from './resolved-army';

const profile = (more: Partial<Profile> = {}): Profile => ({ ...SPEARMAN, ...more });

describe('6 What elements there are', () => {
  test.each<[string, Partial<Profile>, string | undefined]>([
    ['[6.1] a warrior with a sling', { arm: 'sling' }, 'warrior_slings'],
    ['[6.1] a skirmisher with a sling', { troop: 'skirmisher', arm: 'sling' }, undefined],
    ['[6.1] a skirmisher with a pike', { troop: 'skirmisher', arm: 'pike' }, 'foot_arm'],
    ['[6.2] a rider with a crossbow', { troop: 'heavy-cavalry', arm: 'crossbow' }, undefined],
    ['[6.2] a rider with a sling', { troop: 'light-cavalry', arm: 'sling' }, 'mounted_arm'],
    ['[6.2] a cataphract with a bow', { troop: 'cataphract', arm: 'bow' }, 'cataphract_shoots'],
    ['[6.7] an elite elephant', { troop: 'elephant-indian', grade: 'elite' }, 'beast_graded'],
    [
      '[6.7] an armoured elephant',
      { troop: 'elephant-indian', grade: null, armour: 'best' },
      'beast_armoured',
    ],
    ['[6.7] an elephant', { troop: 'elephant-african', grade: null, arm: 'bow' }, undefined],
    ['[6.8] a green engine', { troop: 'artillery-light', grade: 'green', arm: 'engine' }, 'engine_graded'],
    ['[6.9] armour on cataphracts', { troop: 'cataphract', armour: 'best' }, 'case_armoured'],
  ])('%s', (_, more, reason) => expect(findProfileViolation(profile(more))?.reason).toBe(reason));

  test('[6.5] every element of the twelve lists is possible, and a list with another one is told so', () => {
    const faults = SHIPPED_LISTS.flatMap(({ entries }) =>
      entries.flatMap(({ variants }) => variants.map(variant => findProfileViolation(profileOf(variant)))),
    );
    expect(faults.filter(found => found !== null)).toEqual([]);
    const [list] = SHIPPED_LISTS;
    const [entry] = list?.entries ?? [];
    const [variant] = entry?.variants ?? [];
    if (!list || !entry || !variant) throw new Error('no list');
    const wrong = { ...list, entries: [{ ...entry, variants: [{ ...variant, arm: 'sling' as const }] }] };
    const found = listKind.checks.flatMap(check =>
      [...check.find(wrong)].map(({ rule }) => [check.code, rule]),
    );
    expect(found.map(([code]) => code)).toContain('in-death-ground/element-possible');
  });
});
