import { describe, expect, test } from 'vitest';
import { parseUnit } from '../../testing/field-notation';
import {
  ACTIVATIONS,
  type Activation,
  actionsFor,
  computeActivationCost,
  listActivationObjections,
} from './activation';
import { computeBonusPrice } from './attack-bonuses';
import { commandsFor } from './commands';

const units = (...words: readonly string[]) =>
  words.map((word, index) => parseUnit(word, 'C2', 0, `unit-${index}`));

describe('4 Commands', () => {
  test.each([
    ['[3.2] LB-G03 sixty points give six commands', 60, 6],
    ['[3.2] LB-G03 and so do sixty-nine', 69, 6],
    ['[4.1] LB-G48 seventy-one points give seven', 71, 7],
    ['[11.5] an empty field gives none', 0, 0],
  ])('%s', (_, value, commands) => expect(commandsFor(value)).toBe(commands));

  const five = 'average heavy-infantry';
  test.each<[string, Activation, readonly string[], number]>([
    ['[4.3] LB-G05 express of one average unit', 'express', [five], 2],
    ['[4.3] LB-G05 normal of two average units', 'normal', [five, five], 2],
    ['[4.3] LB-G05 limited of two', 'limited', [five, five], 1],
    ['[4.4] LB-G06 normal of four', 'normal', [five, five, five, five], 2],
    ['[4.2] LB-G07 normal of one cavalry unit', 'normal', ['average heavy-cavalry'], 1],
    [
      '[4.2] LB-G07 normal of two veterans',
      'normal',
      ['veteran heavy-infantry', 'veteran heavy-infantry'],
      1,
    ],
    ['[4.2] two of which one is no veteran', 'normal', ['veteran legion', 'average legion'], 2],
    ['[4.2] three veterans', 'normal', ['veteran legion', 'veteran legion', 'veteran legion'], 2],
    ['[4.2] LB-G07 express of a veteran phalanx', 'express', ['veteran phalanx'], 1],
    ['[4.2] LB-G10 express of veteran cavalry', 'express', ['veteran heavy-cavalry'], 1],
    ['[4.2] LB-G11 normal of three levies', 'normal', ['levy phalanx', 'levy phalanx', 'levy phalanx'], 2],
    ['[9.2] LB-G55 double express', 'double-express', ['veteran legion'], 2],
    ['[9.2] LB-G73 express of a veteran legion', 'express', ['veteran legion'], 1],
    ['[11.3] the screen deploys by a cheap express', 'screening-express', ['indian elephant'], 1],
  ])('%s', (_, activation, words, cost) =>
    expect(computeActivationCost(units(...words), activation)).toBe(cost),
  );

  test.each<[string, string, Activation, number]>([
    ['[4.2] LB-G11 foot has one action', 'levy phalanx', 'normal', 1],
    ['[4.2] LB-G07 cavalry has two', 'average heavy-cavalry', 'normal', 2],
    ['[4.2] cataphracts have one', 'veteran cataphract', 'normal', 1],
    ['[4.2] chariots have two, limited too', 'average chariot', 'limited', 2],
    ['[4.2] LB-G07 foot has two in an express', 'veteran phalanx', 'express', 2],
    ['[4.2] LB-G10 cavalry four', 'veteran heavy-cavalry', 'express', 4],
    ['[4.2] elephants two', 'african elephant', 'screening-express', 2],
    ['[9.2] LB-G55 a double express three', 'veteran legion', 'double-express', 3],
  ])('%s', (_, words, activation, actions) =>
    expect(units(words).map(unit => actionsFor(unit, activation))).toEqual([actions]),
  );

  test.each<[string, readonly string[], 'C2' | 'undeployed', readonly Activation[]]>([
    ['[4.2] a single unit', ['average legion'], 'C2', ['normal', 'limited', 'express']],
    [
      '[4.2] a group never goes by express',
      ['average legion', 'veteran legion'],
      'C2',
      ['normal', 'limited'],
    ],
    ['[9.2] a veteran legion', ['veteran legion'], 'C2', ['normal', 'limited', 'express', 'double-express']],
    ['[11.3] nobody deploys by a limited one', ['average legion'], 'undeployed', ['normal', 'express']],
    [
      '[11.3] light infantry may keep its free turn for two commands',
      ['average light-infantry'],
      'undeployed',
      ['normal', 'express', 'screening-express'],
    ],
    ['[11.3] elephants lose nothing', ['indian elephant'], 'undeployed', ['normal', 'screening-express']],
    [
      '[11.3] veteran light infantry is cheap anyway',
      ['veteran light-infantry'],
      'undeployed',
      ['normal', 'express'],
    ],
  ])('%s', (_, words, from, allowed) =>
    expect(
      ACTIVATIONS.filter(
        activation => listActivationObjections(units(...words), from, activation).length === 0,
      ),
    ).toEqual(allowed),
  );
});

describe('4.4 Attack bonuses', () => {
  test.each([
    ['[4.4] LB-G06 average infantry pays two', 'average heavy-infantry', true, 2],
    ['[4.4] LB-G07 cavalry that is no veteran pays two', 'average heavy-cavalry', true, 2],
    ['[4.4] LB-G26 a veteran in the lead pays one', 'veteran phalanx', true, 1],
    ['[4.4] LB-G27 a veteran follower pays two', 'veteran heavy-cavalry', false, 2],
    ['[4.4] light cavalry pays one anywhere', 'levy light-cavalry', false, 1],
    ['[4.4] LB-G23 Indian elephants pay one in the lead', 'indian elephant', true, 1],
    ['[4.4] and two behind it (ruling A2)', 'indian elephant', false, 2],
    ['[9.3] scythed chariots pay two', 'scythed-chariot', true, 2],
  ])('%s', (_, words, isLead, price) =>
    expect(units(words).map(unit => computeBonusPrice(unit, isLead))).toEqual([price]),
  );

  test('[4.4] LB-G06 four average units can take eight commands of bonuses', () => {
    const group = units(...Array.from({ length: 4 }, () => 'average heavy-infantry'));
    expect(group.reduce((sum, unit, index) => sum + computeBonusPrice(unit, index === 0), 0)).toBe(8);
  });
});
