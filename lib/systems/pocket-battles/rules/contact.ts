import { type Field, type FieldUnit, isOnBoard, requireUnit, withUnit } from '../play/field';
import { findOwnSegment, getEngagementSegment, type SideIndex, sectorOf } from './segments';

export const unitsInFight = (field: Field, fight: number): Field =>
  field.filter(unit => unit.fight === fight);

export const opponentsOf = (field: Field, unit: FieldUnit): Field =>
  unit.fight === null ? [] : unitsInFight(field, unit.fight).filter(({ side }) => side !== unit.side);

/** A unit and an enemy with whom it is in contact. */
export interface Contact {
  readonly unit: string;
  readonly enemy: string;
}

/** 6.10, 6.11 – The contacts of a side as its turn begins. */
export const contactsOf = (field: Field, side: SideIndex): readonly Contact[] =>
  field
    .filter(unit => unit.side === side)
    .flatMap(unit => opponentsOf(field, unit).map(enemy => ({ unit: unit.id, enemy: enemy.id })));

/** 6.10, 6.11 – A contact that was broken is over; one made again in the same turn is another (P8). */
export const keepLastingContacts = (field: Field, contacts: readonly Contact[]): readonly Contact[] => {
  const fightOf = (id: string): number | null => field.find(unit => unit.id === id)?.fight ?? null;
  return contacts.filter(({ unit, enemy }) => fightOf(unit) !== null && fightOf(unit) === fightOf(enemy));
};

const nextFightId = (field: Field): number => Math.max(0, ...field.map(({ fight }) => fight ?? 0)) + 1;

const countFriends = (field: Field, unit: FieldUnit): number =>
  field.filter(({ fight, side }) => fight !== null && fight === unit.fight && side === unit.side).length;

/** 6.4, 6.6 – Contact in the target's sector: a lone target is outnumbered, one of several is taken out of its fight (P16). */
export const makeContact = (field: Field, attackerId: string, targetId: string): Field => {
  const target = requireUnit(field, targetId);
  if (!isOnBoard(target.at)) return field;
  const at = getEngagementSegment(sectorOf(target.at));
  const joins = target.fight !== null && countFriends(field, target) === 1;
  const fight = joins ? target.fight : nextFightId(field);
  return withUnit(withUnit(field, attackerId, { at, fight }), targetId, { at, fight });
};

/** 6.9 – A unit that has no enemy in contact any more goes back to its own front zone of the sector. */
export const withdrawUnengaged = (field: Field): Field =>
  field.map(unit => {
    if (unit.fight === null || opponentsOf(field, unit).length > 0 || !isOnBoard(unit.at)) return unit;
    return withdrawUnit(unit, unit.side);
  });

export const withdrawUnit = (unit: FieldUnit, side: SideIndex): FieldUnit =>
  isOnBoard(unit.at) ? { ...unit, at: findOwnSegment(side, sectorOf(unit.at), 'front'), fight: null } : unit;
