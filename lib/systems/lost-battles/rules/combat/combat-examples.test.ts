import { describe, expect, test } from 'vitest';
import { type AttackCase, attackOnField } from '../../testing/attack-cases';
import { unit } from '../../testing/field-builder';
import { computeBonusPrice } from '../commands/attack-bonuses';
import { computeAttackPoints } from './attack-limit';
import { type AttackOutcome, attack, computeCombatDifference } from './combat';
import { type ModifierId, modifiersOf, sumModifiersOf } from './combat-modifiers';
import { computeCombatFactor } from './combat-table';

const LEAD = { isLead: true };
const FORTIFIED_HILL = { terrain: ['hill'], camp: { side: 0, fortified: true } } as const;

interface GoldenAttack {
  readonly title: string;
  readonly attack: AttackCase;
  readonly dice: readonly [number, number];
  readonly modifiers: readonly ModifierId[];
  readonly sum: number;
  readonly factor: number;
  readonly difference: number;
  readonly outcome: AttackOutcome;
}

/** The attacks that the book works out, in our own form. */
const GOLDEN: readonly GoldenAttack[] = [
  {
    title: '[6.6] LB-G25 a legion in the lead hits cataphracts in the flank',
    attack: {
      attacker: unit('legion', 'average', 'legion', { spent: true }),
      target: unit('cataphracts', 'average', 'cataphract'),
      aspect: 'flank',
      declared: LEAD,
    },
    dice: [3, 6],
    modifiers: ['lead'],
    sum: 1,
    factor: 8,
    difference: 2,
    outcome: 'one-hit',
  },
  {
    title: '[6.5] LB-G26 a veteran phalanx leads from a fortified camp on a hill',
    attack: {
      attacker: unit('phalanx', 'veteran', 'phalanx'),
      target: unit('legion', 'average', 'legion'),
      from: FORTIFIED_HILL,
      declared: { ...LEAD, bonuses: 1 },
    },
    dice: [4, 4],
    modifiers: ['lead', 'bonus', 'downhill', 'frontal'],
    sum: 2,
    factor: 9,
    difference: 1,
    outcome: 'one-hit',
  },
  {
    title: '[6.7] LB-G27 veteran cavalry follows downhill, all-out',
    attack: {
      attacker: unit('horse', 'veteran', 'heavy-cavalry'),
      target: unit('legion', 'average', 'legion', { spent: true }),
      companions: [unit('riders', 'levy', 'light-cavalry')],
      from: FORTIFIED_HILL,
    },
    dice: [4, 5],
    modifiers: ['mounted-against-heavy', 'rough'],
    sum: 0,
    factor: 9,
    difference: 0,
    outcome: 'no-hit-unless-all-out',
  },
  {
    title: '[6.7] LB-G29 light infantry, all-out against levy light cavalry',
    attack: {
      attacker: unit('light', 'average', 'light-infantry'),
      target: unit('riders', 'levy', 'light-cavalry'),
      from: FORTIFIED_HILL,
    },
    dice: [4, 6],
    modifiers: ['against-levy'],
    sum: 1,
    factor: 8,
    difference: 3,
    outcome: 'one-hit-or-all-out',
  },
  {
    title: '[8.4] LB-G41 Hydaspes: Alexander’s guard against elephants that look elsewhere',
    attack: {
      attacker: unit('companions', 'veteran', 'heavy-cavalry', { spent: true }),
      target: unit('elephants', 'indian', 'elephant', { spent: true }),
      companions: [unit('archers', 'levy', 'archer')],
      aspect: 'flank',
      declared: { ...LEAD, bonuses: 2 },
    },
    dice: [4, 5],
    modifiers: ['lead', 'bonus', 'second-bonus'],
    sum: 3,
    factor: 9,
    difference: 3,
    outcome: 'two-hits',
  },
  {
    title: '[6.6] LB-G44 Hydaspes: fresh levy archers in the flank',
    attack: {
      attacker: unit('companions', 'veteran', 'heavy-cavalry'),
      target: unit('archers', 'levy', 'archer'),
      companions: [unit('horse', 'average', 'heavy-cavalry')],
      aspect: 'flank',
      declared: { bonuses: 1 },
    },
    dice: [3, 6],
    modifiers: ['bonus', 'against-levy', 'mounted-against-heavy'],
    sum: 3,
    factor: 9,
    difference: 3,
    outcome: 'one-hit-or-all-out',
  },
  {
    title: '[6.6] LB-G46 Hydaspes: spent cavalry against fresh cavalry',
    attack: {
      attacker: unit('companions', 'veteran', 'heavy-cavalry', { spent: true }),
      target: unit('horse', 'average', 'heavy-cavalry'),
      aspect: 'flank',
      declared: { bonuses: 1 },
    },
    dice: [5, 5],
    modifiers: ['bonus'],
    sum: 1,
    factor: 7,
    difference: 4,
    outcome: 'two-hits',
  },
  {
    title: '[6.5] LB-G50 Magnesia: veteran cavalry rides at levy cavalry in the rain',
    attack: {
      attacker: unit('horse', 'veteran', 'heavy-cavalry'),
      target: unit('galatians', 'levy', 'heavy-cavalry'),
      declared: { ...LEAD, bonuses: 1, moved: true, rain: true },
    },
    dice: [2, 4],
    modifiers: ['lead', 'bonus', 'against-levy', 'moved'],
    sum: 2,
    factor: 7,
    difference: 1,
    outcome: 'one-hit',
  },
  {
    title: '[9.3] LB-G51 Magnesia: scythed chariots withdraw and the second hit falls behind them',
    attack: {
      attacker: unit('guard', 'veteran', 'heavy-cavalry'),
      target: unit('chariots', 'unclassed', 'scythed-chariot'),
      companions: [
        unit('light', 'levy', 'light-infantry'),
        unit('foot', 'levy', 'heavy-infantry'),
        unit('mail', 'levy', 'cataphract'),
      ],
      declared: { ...LEAD, bonuses: 2, moved: true, rain: true },
    },
    dice: [4, 5],
    modifiers: ['lead', 'bonus', 'second-bonus', 'moved'],
    sum: 2,
    factor: 8,
    difference: 3,
    outcome: 'chariots-withdraw-and-one-hit',
  },
  {
    title: '[9.5] LB-G52 Magnesia: the throw made again, a levy with fresh cavalry beside it',
    attack: {
      attacker: unit('horse', 'average', 'heavy-cavalry'),
      target: unit('foot', 'levy', 'heavy-infantry'),
      companions: [
        unit('light', 'levy', 'light-infantry', { spent: true }),
        unit('mail', 'levy', 'cataphract'),
      ],
      declared: { bonuses: 1, moved: true, rain: true },
    },
    dice: [4, 6],
    modifiers: ['bonus', 'against-levy', 'mounted-against-heavy', 'moved'],
    sum: 2,
    factor: 9,
    difference: 3,
    outcome: 'one-hit-or-all-out',
  },
];

describe('6 Combat', () => {
  test.each(GOLDEN)('$title', ({ attack: given, dice, modifiers, sum, factor, difference, outcome }) => {
    const context = attackOnField(given);
    expect(modifiersOf(context).map(({ id }) => id)).toEqual(modifiers);
    expect(sumModifiersOf(context)).toBe(sum);
    expect(computeCombatFactor(context.attacker, context.target)).toBe(factor);
    expect(computeCombatDifference(context, dice)).toBe(difference);
    expect(attack.outcome(context, dice)).toBe(outcome);
  });

  test('[6.2] [4.4] LB-G26 LB-G27 LB-G29 what those attacks cost', () => {
    const later = { isFirst: false, ledBefore: false };
    const [phalanx, horse] = [unit('a', 'veteran', 'phalanx'), unit('b', 'veteran', 'heavy-cavalry')];
    const spent = [phalanx, horse].map(one => computeAttackPoints(one, later));
    expect(spent).toEqual([0.5, 1]);
    expect(4 - spent.reduce((sum, points) => sum + points, 0)).toBe(2.5);
    expect(computeAttackPoints(unit('c', 'average', 'light-infantry'), later)).toBe(2);
    expect([computeBonusPrice(phalanx, true), computeBonusPrice(horse, false)]).toEqual([1, 2]);
  });
});
