import { describe, expect, test } from 'vitest';
import { openAttack } from '../../testing/attack-cases';
import { fieldWith, general, unit, units } from '../../testing/field-builder';
import { type AdvanceSituation, applyAdvance, canAdvance, listAdvancingUnits } from './advance';
import { applyAllOut, mayAttackAllOut, mustAttackAllOut } from './all-out-attack';
import { findAttackOutcome } from './combat';
import type { AttackContext } from './combat-modifiers';
import { applyHit, countHits, exitOf, removeFromField, takesBothHits } from './hits';
import { listPossibleLeads } from './lead-choice';

const hoplite = unit('hoplite', 'average', 'hoplite');
const legion = unit('legion', 'average', 'legion');
const horse = unit('horse', 'average', 'heavy-cavalry');
const riders = unit('riders', 'average', 'light-cavalry');
const light = unit('light', 'average', 'light-infantry');
const elephants = unit('elephants', 'indian', 'elephant');
const scythed = unit('scythed', 'unclassed', 'scythed-chariot');

describe('6 Combat', () => {
  test.each<[string, Partial<AttackContext>, readonly number[], readonly number[]]>([
    ['[6.6] anyone', {}, [0, 0, 1, 1, 1, 2, 2], [0, 1, 1, 1, 2, 2, 2]],
    ['[6.6] elephants', { target: elephants }, [0, 0, 1, 1, 2, 2, 2], [0, 1, 1, 1, 2, 2, 2]],
    ['[6.4] a screen', { target: light, screened: true }, [0, 0, 1, 1, 1, 1, 1], [0, 1, 1, 1, 1, 1, 1]],
    [
      '[9.3] scythed chariots (ruling A13)',
      { target: scythed },
      [1, 1, 1, 1, 2, 2, 2],
      [1, 1, 1, 1, 2, 2, 2],
    ],
  ])('%s: hits at differences from -1 to +5, plain and all-out', (_, more, plain, allOut) => {
    const differences = [-1, 0, 1, 2, 3, 4, 5];
    expect(differences.map(difference => countHits(openAttack(more), difference, false))).toEqual(plain);
    expect(differences.map(difference => countHits(openAttack(more), difference, true))).toEqual(allOut);
  });

  test.each<[string, Partial<AttackContext>, readonly number[]]>([
    ['[6.7] a fresh unit', {}, [0, 3]],
    ['[6.7] a spent one', { attacker: { ...legion, spent: true } }, []],
    ['[6.7] [9.3] scythed chariots', { attacker: scythed }, []],
    ['[6.7] [9.3] against scythed chariots', { target: scythed }, []],
    ['[6.7] cavalry against light cavalry', { attacker: horse, target: riders }, []],
    ['[6.7] light cavalry against light cavalry', { attacker: riders, target: riders }, [0, 3]],
    ['[6.7] LB-G29 light infantry against light cavalry', { attacker: light, target: riders }, [0, 3]],
    ['[6.7] against elephants (ruling A12)', { target: elephants }, [0]],
    ['[6.7] against a screen (ruling A28)', { target: light, screened: true }, [0]],
  ])('%s may attack all-out at', (_, more, expected) => {
    const context = openAttack(more);
    expect([-1, 0, 1, 2, 3, 4].filter(difference => mayAttackAllOut(context, difference))).toEqual(expected);
  });

  test('[9.1] hoplites must when they can', () => {
    const context = openAttack({ attacker: hoplite });
    expect([-1, 0, 1, 2, 3, 4].filter(difference => mustAttackAllOut(context, difference))).toEqual([0, 3]);
    expect([0, 3].map(difference => findAttackOutcome(context, difference))).toEqual([
      'one-hit-all-out',
      'two-hits-all-out',
    ]);
    expect(mustAttackAllOut(openAttack({ attacker: { ...hoplite, spent: true } }), 0)).toBe(false);
    expect(mustAttackAllOut(openAttack({ attacker: hoplite, target: elephants }), 3)).toBe(false);
    expect(mustAttackAllOut(openAttack(), 0)).toBe(false);
  });

  test('[6.7] it makes the attacker spent and costs it the lead', () => {
    const field = fieldWith({ units: [hoplite, legion] });
    expect(field.lead.C2).toBe('hoplite');
    const after = applyAllOut(field, 'hoplite');
    expect(after.lead).toEqual({});
    expect(after.units[0]).toMatchObject({ spent: true, at: 'C2' });
    expect(applyAllOut(field, 'legion').lead.C2).toBe('hoplite');
    expect(field.units[0]?.spent).toBe(false);
  });

  test('[6.6] LB-G44 LB-G52 a fresh levy takes both hits, a spent one or a better one does not', () => {
    const levy = unit('levy', 'levy', 'archer', { side: 1, at: 'C3' });
    const horseman = { ...horse, side: 1, at: 'C3' } as const;
    expect(takesBothHits(levy, 2)).toBe(true);
    expect([
      takesBothHits(levy, 1),
      takesBothHits({ ...levy, spent: true }, 2),
      takesBothHits(horse, 2),
    ]).toEqual([false, false, false]);
    const after = applyHit(applyHit(fieldWith({ units: [levy, horseman] }), 'levy'), 'levy');
    expect(after.units.map(({ at, spent }) => [at, spent])).toEqual([
      ['shattered', true],
      ['C3', false],
    ]);
  });

  test('[6.6] LB-G41 elephants shattered by the first hit; the second makes the new lead spent', () => {
    const field = fieldWith({
      units: [
        { ...elephants, side: 1, at: 'C3', spent: true },
        ...units(2, unit('archers', 'levy', 'archer', { side: 1, at: 'C3' })),
      ],
    });
    const first = applyHit(field, 'elephants');
    expect(first.lead.C3).toBeUndefined();
    expect(listPossibleLeads(first, 'C3').map(({ id }) => id)).toEqual(['archers-1', 'archers-2']);
    const second = applyHit(first, 'archers-1');
    expect(second.units.map(({ at, spent }) => [at, spent])).toEqual([
      ['shattered', true],
      ['C3', true],
      ['C3', false],
    ]);
  });

  test('[9.3] LB-G51 scythed chariots withdraw, their guard the light infantry takes the second hit', () => {
    const field = fieldWith({
      units: [
        { ...scythed, side: 1, at: 'C3' },
        unit('levy-light', 'levy', 'light-infantry', { side: 1, at: 'C3' }),
        unit('levy-foot', 'levy', 'heavy-infantry', { side: 1, at: 'C3' }),
      ],
    });
    const after = applyHit(applyHit(field, 'scythed'), 'levy-light');
    expect(after.units.map(({ at, spent }) => [at, spent])).toEqual([
      ['withdrawn', false],
      ['C3', true],
      ['C3', false],
    ]);
    expect(listPossibleLeads(after, 'C3').map(({ id }) => id)).toEqual(['levy-foot']);
    expect(after.units.filter(({ at }) => at === 'shattered')).toEqual([]);
  });

  test('[1.3] [5.7] [7.3] who leaves unhit is routed when spent and withdrawn when fresh (ruling S1)', () => {
    expect([exitOf(legion), exitOf({ ...legion, spent: true }), exitOf({ ...scythed, spent: true })]).toEqual(
      ['withdrawn', 'routed', 'withdrawn'],
    );
  });

  test('[8.1] [8.2] a leader goes with his guard, a commander with the last unit of his tile', () => {
    const field = fieldWith({
      units: [legion, horse, { ...riders, at: 'A1' }, { ...light, at: 'undeployed' }],
      generals: [
        general('leader', 'average', 'leader', { guard: 'horse' }),
        general('commander', 'average', 'commander', { at: 'A1' }),
        general('waiting', 'average', 'commander', { at: 'undeployed' }),
        general('enemy', 'average', 'commander', { side: 1, at: 'undeployed' }),
      ],
    });
    const at = (...leaving: readonly string[]) =>
      removeFromField(
        field,
        leaving.map(id => ({ unit: id, exit: 'withdrawn' })),
      ).generals.map(one => one.at);
    expect(at('legion')).toEqual(['C2', 'A1', 'undeployed', 'undeployed']);
    expect(at('horse')).toEqual(['withdrawn', 'A1', 'undeployed', 'undeployed']);
    expect(at('riders')).toEqual(['C2', 'withdrawn', 'undeployed', 'undeployed']);
    expect(at('light')).toEqual(['C2', 'A1', 'withdrawn', 'undeployed']);
  });

  test('[6.6] an emptied tile has neither lead nor facing', () => {
    const after = removeFromField(fieldWith({ units: [legion] }), [{ unit: 'legion', exit: 'shattered' }]);
    expect([after.lead, after.facing]).toEqual([{}, {}]);
  });
});

describe('6.8 Advance after combat', () => {
  const phalanx = unit('phalanx', 'veteran', 'phalanx');
  const spentHorse = unit('spent-horse', 'veteran', 'heavy-cavalry', { spent: true });
  const spentLight = unit('spent-light', 'average', 'light-infantry', { spent: true });
  const group = [phalanx, spentHorse, spentLight, horse];
  const assault: AdvanceSituation = {
    from: 'C2',
    target: 'C3',
    group: group.map(({ id }) => id),
    soleAttacker: null,
  };
  const field = fieldWith({
    units: group,
    generals: [
      general('leader', 'average', 'leader', { guard: 'horse' }),
      general('commander', 'average', 'commander'),
    ],
  });

  test('[6.8] LB-G74 two cavalry units go forward, one of which did not attack; the phalanx leads the old tile', () => {
    expect(canAdvance(field, assault, ['spent-horse', 'horse'])).toBe(true);
    const after = applyAdvance(field, assault, ['spent-horse', 'horse']);
    expect(after.lead).toEqual({ C2: 'phalanx' });
    expect(after.facing).toEqual({ C2: 'up', C3: 'up' });
    expect(listPossibleLeads(after, 'C3').map(({ id }) => id)).toContain('horse');
    expect(after.generals.map(({ at }) => at)).toEqual(['C3', 'C2']);
  });

  test('[6.8] LB-G74 an attacking lead stays lead whoever stands behind the spent light infantry', () => {
    const enemy = unit('enemy', 'average', 'legion', { side: 1, at: 'C1' });
    const pressed = fieldWith({ units: [...group, enemy], facing: { C1: 'up' } });
    expect(applyAdvance(pressed, assault, ['horse']).lead.C2).toBe('phalanx');
  });

  test('[6.8] the lead unit leads the tile it goes to; commanders may go along; nobody is left behind', () => {
    const all = assault.group;
    const after = applyAdvance(field, assault, all, ['commander']);
    expect(after.lead).toEqual({ C3: 'phalanx' });
    expect(after.facing).toEqual({ C3: 'up' });
    expect(after.generals.map(({ at }) => at)).toEqual(['C3', 'C3']);
    expect(applyAdvance(field, assault, [])).toBe(field);
  });

  test('[6.8] not while enemies stand there, and not by units outside the group', () => {
    const held = fieldWith({ units: [...group, unit('enemy', 'levy', 'archer', { side: 1, at: 'C3' })] });
    expect(listAdvancingUnits(held, assault)).toEqual([]);
    expect(listAdvancingUnits(field, { ...assault, group: ['horse'] }).map(({ id }) => id)).toEqual([
      'horse',
    ]);
  });

  test('[6.8] in a limited activation only the attacker goes', () => {
    expect(listAdvancingUnits(field, { ...assault, soleAttacker: 'phalanx' }).map(({ id }) => id)).toEqual([
      'phalanx',
    ]);
    expect(canAdvance(field, { ...assault, soleAttacker: 'phalanx' }, ['horse'])).toBe(false);
  });

  test('[9.1] hoplites stay next to enemy heavy infantry', () => {
    const beside = (type: 'legion' | 'light-cavalry') =>
      fieldWith({ units: [hoplite, horse, unit('beside', 'average', type, { side: 1, at: 'B2' })] });
    const whole = { ...assault, group: ['hoplite', 'horse'] };
    expect(listAdvancingUnits(beside('legion'), whole).map(({ id }) => id)).toEqual(['horse']);
    expect(listAdvancingUnits(beside('light-cavalry'), whole).map(({ id }) => id)).toEqual([
      'hoplite',
      'horse',
    ]);
  });

  test('[5.5] [6.8] as many as the tile holds', () => {
    const nine = units(9, unit('foot', 'average', 'legion'));
    const all = { ...assault, group: nine.map(({ id }) => id) };
    const river = fieldWith({ units: nine, ground: { C3: { terrain: ['river'] } } });
    expect(canAdvance(river, all, all.group)).toBe(false);
    expect(canAdvance(river, all, all.group.slice(1))).toBe(true);
  });
});
