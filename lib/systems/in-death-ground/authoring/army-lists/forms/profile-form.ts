import { field, type Lens } from '@/lib/documents/lens';
import type { ArmyField } from '@/lib/game/contract/army/army-lists';
import { cite } from '../../../rulebook';
import { ARMOURS, ARMS, type Arm, type Armour, type Grade, TROOPS, type Troop } from '../../../vocabulary';
import { choicesOf, createChoiceField, createGradeField, createNumberField } from './form-fields';

interface ListedProfile {
  troop: Troop;
  grade: Grade | null;
  armour: Armour;
  arm: Arm;
}

export const POINTS = [0, 200] as const;

/** What an element is. */
export const listProfileFields = (at: Lens<ListedProfile>): readonly ArmyField[] => [
  createChoiceField(field(at, 'troop'), 'troop', choicesOf('troop', TROOPS), cite('4.1')),
  createGradeField(field(at, 'grade'), cite('6.5')),
  createChoiceField(field(at, 'armour'), 'armour', choicesOf('armour', ARMOURS), cite('6.6')),
  createChoiceField(field(at, 'arm'), 'arm', choicesOf('arm', ARMS), cite('6.1')),
];

/** What it is, and its price. */
export const listPricedFields = (at: Lens<ListedProfile & { points: number }>): readonly ArmyField[] => [
  ...listProfileFields(at),
  createNumberField(field(at, 'points'), 'points', POINTS, cite('6.9')),
];
