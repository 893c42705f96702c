import { field, type Lens } from '@/lib/documents/lens';
import type { ArmyField } from '@/lib/game/contract/army/army-lists';
import { cite } from '../../../rulebook';
import { ARMOURS, ARMS, type Arm, type Armour, type Grade, TROOPS, type Troop } from '../../../vocabulary';
import { choiceField, choicesOf, gradeField, numberField } from './form-fields';

interface ListedProfile {
  troop: Troop;
  grade: Grade | null;
  armour: Armour;
  arm: Arm;
}

export const POINTS = [0, 200] as const;

/** What an element is. */
export const profileFields = (at: Lens<ListedProfile>): readonly ArmyField[] => [
  choiceField(field(at, 'troop'), 'troop', choicesOf('troop', TROOPS), cite('4.1')),
  gradeField(field(at, 'grade'), cite('6.5')),
  choiceField(field(at, 'armour'), 'armour', choicesOf('armour', ARMOURS), cite('6.6')),
  choiceField(field(at, 'arm'), 'arm', choicesOf('arm', ARMS), cite('6.1')),
];

/** What it is, and its price. */
export const pricedFields = (at: Lens<ListedProfile & { points: number }>): readonly ArmyField[] => [
  ...profileFields(at),
  numberField(field(at, 'points'), 'points', POINTS, cite('6.9')),
];
