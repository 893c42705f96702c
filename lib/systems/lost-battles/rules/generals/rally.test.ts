import { describe, expect, test } from 'vitest';
import { computeOdds } from '@/lib/dice/odds';
import { fieldWith, general, unit, units } from '../../testing/field-builder';
import type { FieldGeneral, FieldUnit } from '../battlefield/field';
import { applyHit } from '../combat/hits';
import { toMoraleSituation } from '../morale/morale';
import {
  generalBeside,
  listSilencedAfterTurn,
  rally,
  rallyBans,
  rallyDuty,
  removeKilledGeneral,
} from './rally';

const leader = (generalClass: FieldGeneral['class']) =>
  general('g', generalClass, 'leader', { guard: 'guard' });
const commander = (generalClass: FieldGeneral['class']) => general('g', generalClass, 'commander');
const guard = unit('guard', 'veteran', 'heavy-cavalry');
const foot = unit('foot', 'average', 'phalanx');

describe('8.5 Rally attempts', () => {
  test.each<[string, FieldGeneral, FieldUnit, readonly string[]]>([
    ['[8.5] a leader for fresh infantry', leader('average'), foot, []],
    ['[8.5] a leader elsewhere', { ...leader('average'), at: 'C1' }, foot, ['not-there']],
    ['[8.5] for a levy', leader('average'), unit('x', 'levy', 'phalanx'), ['unrallied-troops']],
    [
      '[8.5] for light infantry',
      leader('average'),
      unit('x', 'veteran', 'light-infantry'),
      ['unrallied-troops'],
    ],
    ['[8.5] for elephants', leader('average'), unit('x', 'indian', 'elephant'), ['unrallied-troops']],
    [
      '[8.5] for scythed chariots',
      leader('average'),
      unit('x', 'unclassed', 'scythed-chariot'),
      ['unrallied-troops'],
    ],
    ['[8.5] a commander for a fresh unit', commander('average'), foot, ['commander-and-fresh-unit']],
    ['[8.5] a commander for a spent unit', commander('average'), { ...foot, spent: true }, []],
    ['[8.5] a timid leader for his guard', leader('timid'), guard, ['timid-leader']],
    ['[8.5] a timid commander (ruling A14)', commander('timid'), { ...foot, spent: true }, []],
  ])('%s', (_, who, hit, bans) => {
    expect(rallyBans(who, hit, [])).toEqual(bans);
  });

  test('[8.5] a near miss ends all rallies, even of the guard', () => {
    const field = fieldWith({ units: [guard, foot], generals: [leader('inspired')] });
    expect(rallyDuty(field, leader('inspired'), guard, [])).toBe('compulsory');
    expect(rallyDuty(field, leader('inspired'), guard, ['g'])).toBe('forbidden');
  });

  test.each([
    ['[8.5] a leader must rally his guard', guard, guard, 'compulsory'],
    ['[8.5] and may rally others', guard, foot, 'optional'],
    [
      '[9.1] a leader of hoplites must rally all hoplites',
      unit('guard', 'average', 'hoplite'),
      unit('x', 'average', 'hoplite'),
      'compulsory',
    ],
    ['[9.1] not others', unit('guard', 'average', 'hoplite'), foot, 'optional'],
  ] as const)('%s', (_, ownGuard, hit, duty) => {
    const field = fieldWith({
      units: ownGuard.id === hit.id ? [ownGuard] : [ownGuard, hit],
      generals: [leader('average')],
    });
    expect(rallyDuty(field, leader('average'), hit, [])).toBe(duty);
  });

  test('[8.5] only the general on the tile can try', () => {
    const field = fieldWith({ units: [guard, { ...foot, at: 'A1' }], generals: [leader('average')] });
    expect(generalBeside(field, guard)?.id).toBe('g');
    expect(generalBeside(field, { ...foot, at: 'A1' })).toBeNull();
  });

  test.each([
    ['[8.5] uninspired leader', leader('uninspired'), { rallied: 6n, killed: 6n, failed: 24n }],
    [
      '[8.5] average commander: one in six dies',
      commander('average'),
      { rallied: 10n, killed: 6n, failed: 20n },
    ],
    ['[8.5] timid commander', commander('timid'), { rallied: 10n, killed: 6n, failed: 20n }],
    ['[8.5] inspired leader', leader('inspired'), { rallied: 10n, killed: 1n, 'near-miss': 2n, failed: 23n }],
    ['[8.5] inspired commander', commander('inspired'), { rallied: 10n, killed: 3n, failed: 23n }],
    [
      '[8.5] brilliant leader',
      leader('brilliant'),
      { rallied: 15n, killed: 1n, 'near-miss': 2n, failed: 18n },
    ],
    ['[8.5] brilliant commander', commander('brilliant'), { rallied: 15n, killed: 3n, failed: 18n }],
  ])('%s', (_, who, ways) => {
    const odds = computeOdds(rally, who);
    expect(odds.ways).toEqual(ways);
    expect(Object.values(odds.ways).reduce((sum, count) => sum + count, 0n)).toBe(odds.total);
  });

  test('[8.5] LB-G34 Gabiene: Eumenes rolls 3 for his guard, both are lost, two dice', () => {
    const own = { ...guard, spent: true };
    const field = fieldWith({ units: [own, foot], generals: [leader('average')] });
    expect(rallyDuty(field, leader('average'), own, [])).toBe('compulsory');
    expect(rally.outcome(leader('average'), [1, 2])).toBe('killed');
    const after = applyHit(removeKilledGeneral(field, 'g'), 'guard');
    expect(after.generals[0]?.at).toBe('killed');
    expect(after.units[0]?.at).toBe('shattered');
    const shock = {
      side: 0,
      tile: 'C2',
      shattered: ['guard'],
      killed: ['g'],
      campEntered: false,
      silenced: [],
    } as const;
    expect(toMoraleSituation(after, shock).dice).toBe(2);
  });

  test('[8.5] LB-G46 Hydaspes: Porus can only try against the second hit, rolls 7 and goes with his last unit', () => {
    const porus = commander('average');
    const horse = unit('horse', 'average', 'heavy-cavalry');
    const field = fieldWith({ units: [horse, ...units(3, { ...foot, at: 'A1' })], generals: [porus] });
    expect(rallyDuty(field, porus, horse, [])).toBe('forbidden');
    const once = applyHit(field, 'horse');
    const spent = once.units.find(({ id }) => id === 'horse') ?? horse;
    expect(rallyDuty(once, porus, spent, [])).toBe('optional');
    expect(rally.outcome(porus, [3, 4])).toBe('failed');
    const twice = applyHit(once, 'horse');
    expect(twice.units.find(({ id }) => id === 'horse')?.at).toBe('shattered');
    expect(twice.generals[0]?.at).toBe('withdrawn');
    const odds = computeOdds(rally, porus);
    expect(6n * (odds.ways.killed ?? 0n)).toBe(odds.total);
  });

  test('[8.5] [8.1] a killed leader leaves his guard behind; a later loss of it does not touch him', () => {
    const field = removeKilledGeneral(
      fieldWith({ units: [guard, foot], generals: [leader('inspired')] }),
      'g',
    );
    expect(field.units[0]?.at).toBe('C2');
    expect(applyHit(applyHit(field, 'guard'), 'guard').generals[0]?.at).toBe('killed');
  });

  test('[8.5] a near miss silences a general until the end of his own next turn', () => {
    const field = fieldWith({ units: [guard], generals: [leader('inspired')] });
    expect(listSilencedAfterTurn(field, ['g'], 1)).toEqual(['g']);
    expect(listSilencedAfterTurn(field, ['g'], 0)).toEqual([]);
  });
});
