import { expect, test } from 'vitest';
import { hexIn, type TestUnit, testScene } from '../../testing/scenario-builder';
import { balanceOf } from './close-combat';
import { findStrongestLead } from './melee-choices';

const leadOf = (...codes: readonly string[]): string | null => {
  const attackers = codes.map((code, index): TestUnit => ({ id: `a${index}`, hex: '1010', codes: [code] }));
  const scene = testScene([...attackers, { id: 'd', side: 1, hex: '1011', codes: ['8-6-3'] }]);
  const melee = {
    attacker: 0 as const,
    attackingHexes: [hexIn(scene, '1010')],
    defendingHexes: [hexIn(scene, '1011')],
  };
  return findStrongestLead(balanceOf(scene, melee).attackers);
};

test.each([
  ['the highest morale leads', ['8-4-3', '5-6-3', '7-5-3'], 'a1'],
  ['of equal morale the strongest leads', ['5-5-3', '8-5-3', '6-5-3'], 'a1'],
  ['a unit alone leads', ['5-5-3'], 'a0'],
])('[19.4] %s', (_, codes, lead) => expect(leadOf(...codes)).toBe(lead));

test('[19.4] nobody leads where nobody is engaged', () => expect(findStrongestLead([])).toBeNull());
