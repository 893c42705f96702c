import { type Field, type FieldUnit, unitsOn } from '../battlefield/field';
import type { TileId } from '../battlefield/tiles';
import { isHeavyInfantry, isScythed } from './combat-table';
import { isSpentScreen, isTakenFromBehind } from './screens';

/** 6.3 – The first attacker leads: scythed chariots if there are any (9.3), spent light infantry only if there are no others (6.4). */
export const listFirstAttackers = (group: readonly FieldUnit[]): readonly FieldUnit[] =>
  preferScythed(group, preferSteady);

/** 6.3 – Later attackers are chosen one by one from those that have neither attacked nor supported an attack. */
export const listNextAttackers = (
  group: readonly FieldUnit[],
  engaged: readonly string[],
): readonly FieldUnit[] =>
  engaged.length === 0 ? listFirstAttackers(group) : group.filter(({ id }) => !engaged.includes(id));

/**
 * 6.3 – Who may be named lead of a tile: at the end of the own turn, when the lead has left, and when a fresh lead was hit. In the
 * last case a lead that is not in the list may not stay (6.4, ruling A22).
 */
export const listPossibleLeads = (field: Field, tile: TileId): readonly FieldUnit[] =>
  preferScythed(unitsOn(field, tile), units => {
    const hunted = isTakenFromBehind(field, tile) ? units.filter(isSpentScreen) : [];
    return hunted.length > 0 ? hunted : preferSteady(units);
  });

/** 6.3 – A lead may change places when a hit has just made it spent; one that was spent before stays until it leaves. */
export const mayChangeLead = (before: Pick<FieldUnit, 'spent'>, after: FieldUnit): boolean =>
  !before.spent && after.spent;

const preferScythed = (
  units: readonly FieldUnit[],
  otherwise: (units: readonly FieldUnit[]) => readonly FieldUnit[],
): readonly FieldUnit[] => {
  const scythed = units.filter(isScythed);
  return scythed.length > 0 ? scythed : otherwise(units);
};

const preferSteady = (units: readonly FieldUnit[]): readonly FieldUnit[] => {
  const steady = units.filter(unit => !isSpentScreen(unit));
  return steady.length > 0 ? steady : units;
};

export interface SupportSituation {
  readonly attacker: FieldUnit;
  readonly isLead: boolean;
  readonly target: FieldUnit;
  readonly group: readonly FieldUnit[];
  /** Those of the group that have attacked or supported. */
  readonly engaged: readonly string[];
}

/** 6.3 – A fresh average hoplite or phalanx follower that attacks heavy infantry may have an identical fresh unit behind it. */
export const listPossibleSupporters = ({
  attacker,
  isLead,
  target,
  group,
  engaged,
}: SupportSituation): readonly FieldUnit[] =>
  isLead || !isDeepFormation(attacker) || !isHeavyInfantry(target)
    ? []
    : group.filter(
        unit =>
          unit.id !== attacker.id &&
          unit.type === attacker.type &&
          isDeepFormation(unit) &&
          !engaged.includes(unit.id),
      );

const isDeepFormation = ({ type, class: unitClass, spent }: FieldUnit): boolean =>
  !spent && unitClass === 'average' && (type === 'hoplite' || type === 'phalanx');
