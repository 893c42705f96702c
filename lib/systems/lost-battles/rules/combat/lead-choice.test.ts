import { describe, expect, test } from 'vitest';
import { openAttack } from '../../testing/attack-cases';
import { fieldWith, unit, units } from '../../testing/field-builder';
import type { FieldUnit } from '../battlefield/field';
import { applyHit, countHits } from './hits';
import {
  listFirstAttackers,
  listNextAttackers,
  listPossibleLeads,
  listPossibleSupporters,
  mayChangeLead,
} from './lead-choice';
import { isScreened, isTakenFromBehind } from './screens';

const spentLight = unit('spent-light', 'average', 'light-infantry', { spent: true });
const freshLight = unit('fresh-light', 'average', 'light-infantry');
const foot = unit('foot', 'average', 'phalanx');
const horse = unit('horse', 'average', 'heavy-cavalry', { spent: true });
const scythed = unit('scythed', 'unclassed', 'scythed-chariot');
const behind = unit('behind', 'average', 'legion', { side: 1, at: 'C1' });

const ids = (found: readonly FieldUnit[]) => found.map(({ id }) => id);

describe('6 Combat', () => {
  test.each([
    ['[6.3] anyone may attack first', [foot, horse, freshLight], ['foot', 'horse', 'fresh-light']],
    ['[6.4] but spent light infantry', [foot, spentLight], ['foot']],
    ['[6.4] unless there is nobody else', [spentLight], ['spent-light']],
    ['[9.3] scythed chariots go before all others', [foot, scythed, spentLight], ['scythed']],
  ])('%s', (_, group, first) => {
    expect(ids(listFirstAttackers(group))).toEqual(first);
    expect(ids(listNextAttackers(group, []))).toEqual(first);
  });

  test('[6.3] later attackers are those that have not yet attacked or supported', () => {
    expect(ids(listNextAttackers([foot, horse, spentLight], ['foot']))).toEqual(['horse', 'spent-light']);
  });

  test.each([
    ['[6.3] any unit may lead, spent or not', [foot, horse], ['foot', 'horse']],
    ['[6.4] spent light infantry hides', [spentLight, foot, freshLight], ['foot', 'fresh-light']],
    ['[6.4] where it can', [spentLight], ['spent-light']],
    ['[9.3] scythed chariots must lead', [foot, scythed, freshLight], ['scythed']],
    [
      '[6.4] with an enemy behind it must come forward',
      [foot, spentLight, freshLight, behind],
      ['spent-light'],
    ],
    ['[6.4] an enemy behind changes nothing without it', [foot, freshLight, behind], ['foot', 'fresh-light']],
    ['[9.3] not before scythed chariots (ruling A29)', [scythed, spentLight, behind], ['scythed']],
  ])('%s', (_, all, leads) => {
    const field = fieldWith({ units: all, facing: { C1: 'up' } });
    expect(ids(listPossibleLeads(field, 'C2'))).toEqual(leads);
  });

  test('[6.4] an enemy behind counts only if he faces the same way', () => {
    const all = [foot, spentLight, behind];
    expect(isTakenFromBehind(fieldWith({ units: all, facing: { C1: 'up' } }), 'C2')).toBe(true);
    expect(isTakenFromBehind(fieldWith({ units: all, facing: { C1: 'left' } }), 'C2')).toBe(false);
    expect(isTakenFromBehind(fieldWith({ units: all, facing: { C1: 'up', C2: 'left' } }), 'C2')).toBe(false);
  });

  test('[6.3] only a lead that has just become spent may change places', () => {
    expect(mayChangeLead(foot, { ...foot, spent: true })).toBe(true);
    expect(mayChangeLead(foot, foot)).toBe(false);
    expect(mayChangeLead(horse, horse)).toBe(false);
  });

  test('[6.3] [6.4] a lead that is hit may not stay while spent light infantry is taken from behind (ruling A22)', () => {
    const field = fieldWith({
      units: [foot, spentLight, behind],
      facing: { C1: 'up' },
      lead: { C2: 'foot' },
    });
    expect(ids(listPossibleLeads(applyHit(field, 'foot'), 'C2'))).toEqual(['spent-light']);
  });

  test('[6.3] LB-G21 seven average hoplites take part in an attack with four points', () => {
    const target = unit('target', 'average', 'hoplite', { side: 1, at: 'C3' });
    const group = units(7, unit('hoplites', 'average', 'hoplite'));
    const [lead, ...followers] = group;
    const engaged: string[] = lead ? [lead.id] : [];
    let pairs = 0;
    for (const attacker of followers) {
      if (engaged.includes(attacker.id)) continue;
      const [supporter] = listPossibleSupporters({ attacker, isLead: false, target, group, engaged });
      if (!supporter) continue;
      engaged.push(attacker.id, supporter.id);
      pairs += 1;
    }
    expect({ followers: pairs, supporters: pairs, total: engaged.length }).toEqual({
      followers: 3,
      supporters: 3,
      total: 7,
    });
  });

  const phalanx = unit('a', 'average', 'phalanx');
  const target = unit('target', 'average', 'legion', { side: 1, at: 'C3' });
  test.each([
    ['[6.3] an identical unit supports', {}, unit('b', 'average', 'phalanx'), ['b']],
    ['[6.3] not the lead (ruling A5)', { isLead: true }, unit('b', 'average', 'phalanx'), []],
    ['[6.3] a spent unit supports nobody', {}, unit('b', 'average', 'phalanx', { spent: true }), []],
    ['[6.3] another kind supports nobody', {}, unit('b', 'average', 'hoplite'), []],
    ['[6.3] a veteran is not identical', {}, unit('b', 'veteran', 'phalanx'), []],
    ['[6.3] one engaged already does not', { engaged: ['b'] }, unit('b', 'average', 'phalanx'), []],
    [
      '[6.3] only against heavy infantry',
      { target: { ...target, type: 'elephant' as const } },
      unit('b', 'average', 'phalanx'),
      [],
    ],
    [
      '[6.3] legions do not stand deep',
      { attacker: unit('a', 'average', 'legion') },
      unit('b', 'average', 'legion'),
      [],
    ],
  ])('%s', (_, more, other, expected) => {
    const question = { attacker: phalanx, isLead: false, target, engaged: [], ...more };
    expect(ids(listPossibleSupporters({ ...question, group: [question.attacker, other] }))).toEqual(expected);
  });

  test('[6.4] LB-G24 a screen takes one hit of two, then goes behind the line', () => {
    const screen = units(2, unit('light', 'average', 'light-infantry', { side: 1, at: 'C3' }));
    const line = unit('phalanx', 'average', 'phalanx', { side: 1, at: 'C3' });
    const field = fieldWith({ units: [...screen, line] });
    expect(isScreened(field, 'C3')).toBe(true);
    const context = openAttack({ screened: true, target: unit('x', 'average', 'light-infantry') });
    expect(countHits(context, 4, false)).toBe(1);
    expect(countHits({ ...context, screened: false }, 4, false)).toBe(2);
    const struck = applyHit(field, 'light-1');
    expect(struck.units[0]).toMatchObject({ id: 'light-1', spent: true, at: 'C3' });
    expect(ids(listPossibleLeads(struck, 'C3'))).toEqual(['light-2', 'phalanx']);
  });

  test.each([
    ['[6.4] no screen without heavy infantry', [freshLight, unit('b', 'average', 'light-cavalry')]],
    ['[6.4] no screen with anyone spent', [freshLight, foot, horse]],
    ['[6.4] no screen behind the line', [foot, freshLight]],
  ])('%s', (_, all) => {
    expect(isScreened(fieldWith({ units: all }), 'C2')).toBe(false);
  });
});
