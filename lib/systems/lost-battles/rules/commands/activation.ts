import type { Finding } from '@/lib/game/contract/finding';
import type { Activation } from '../../vocabulary';
import type { FieldUnit } from '../battlefield/field';
import type { TileId } from '../battlefield/tiles';
import { objection } from '../objection';
import { isElephant, isLightInfantry, isSwift, isVeteran } from '../troop-types';

export { ACTIVATIONS, type Activation } from '../../vocabulary';

export type GroupLocation = TileId | 'undeployed';

type TypeAndClass = Pick<FieldUnit, 'type' | 'class'>;

/** 4.2 – A single unit or two veterans cost one command in a normal activation, any other group two; limited always one. */
export const computeActivationCost = (units: readonly TypeAndClass[], activation: Activation): number => {
  switch (activation) {
    case 'normal':
      return units.length === 1 || (units.length === 2 && units.every(isVeteran)) ? 1 : 2;
    case 'limited':
    case 'screening-express':
      return 1;
    case 'express':
      return units.every(isVeteran) ? 1 : 2;
    case 'double-express':
      return 2;
  }
};

/** 4.2, 9.2 – Chariots and cavalry other than cataphracts have twice the actions of the rest. */
export const actionsFor = (unit: TypeAndClass, activation: Activation): number => {
  const swift = isSwift(unit) ? 2 : 1;
  if (activation === 'double-express') return 3;
  return activation === 'normal' || activation === 'limited' ? swift : 2 * swift;
};

export const mayAttackIn = (activation: Activation): boolean =>
  activation === 'normal' || activation === 'limited';

/** 4.2 – Which activations a group may not choose, and why. */
export const listActivationObjections = (
  units: readonly TypeAndClass[],
  from: GroupLocation,
  activation: Activation,
): readonly Finding[] => {
  const isGroup = units.length > 1;
  switch (activation) {
    case 'normal':
      return [];
    case 'limited':
      return from === 'undeployed' ? [objection('no-limited-deployment', '11.3')] : [];
    case 'express':
      return isGroup ? [objection('express-for-one', '4.2')] : cheaperExpressObjections(units, from);
    case 'double-express':
      return isGroup || !units.every(isVeteranLegion) ? [objection('double-express', '9.2')] : [];
    case 'screening-express':
      return isGroup || from !== 'undeployed' || !units.every(isScreen)
        ? [objection('screening-express', '11.3')]
        : [];
  }
};

const isVeteranLegion = (unit: TypeAndClass): boolean => unit.type === 'legion' && isVeteran(unit);

/** 11.3 – Elephants, and light infantry that are no veterans. */
export const isScreen = (unit: TypeAndClass): boolean =>
  isElephant(unit) || (isLightInfantry(unit) && !isVeteran(unit));

/** 11.3 – For elephants the cheap express has no disadvantage, so the expensive one would only be a mistake. */
const cheaperExpressObjections = (units: readonly TypeAndClass[], from: GroupLocation): readonly Finding[] =>
  from === 'undeployed' && units.every(isElephant) ? [objection('screening-express-is-cheaper', '11.3')] : [];
