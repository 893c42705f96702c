import { must, type Spot } from '@/lib/documents/spot';
import type { ArmyField } from '@/lib/game/army-list';
import { cite } from '../rulebook';
import { ARMOURS, ARMS, type Arm, type Armour, type Grade, TROOPS, type Troop } from '../vocabulary';
import { choice, choicesOf, grade, number } from './form-fields';

interface Listed {
  troop: Troop;
  grade: Grade | null;
  armour: Armour;
  arm: Arm;
}

export const POINTS = [0, 200] as const;

/** What an element is. */
export const profileFields = (at: Spot<Listed>): readonly ArmyField[] => [
  choice(must(at, 'troop'), 'troop', choicesOf('troop', TROOPS), cite('4.1')),
  grade(must(at, 'grade'), cite('6.5')),
  choice(must(at, 'armour'), 'armour', choicesOf('armour', ARMOURS), cite('6.6')),
  choice(must(at, 'arm'), 'arm', choicesOf('arm', ARMS), cite('6.1')),
];

/** What it is, and its price. */
export const pricedFields = (at: Spot<Listed & { points: number }>): readonly ArmyField[] => [
  ...profileFields(at),
  number(must(at, 'points'), 'points', POINTS, cite('6.9')),
];
