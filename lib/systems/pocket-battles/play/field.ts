import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { ArmyTroop } from '../document/army-units';
import { type SegmentId, type SideIndex, zoneOf } from '../rules/segments';

/** A living troop with its wounds. */
export interface FieldTroop extends ArmyTroop {
  readonly wounds: number;
}

/** Where a unit is: on the board, not yet placed, or to come before round 2. */
export type UnitLocation = SegmentId | 'waiting' | 'late';

/** A unit with living troops; a destroyed one no longer exists. */
export interface FieldUnit {
  readonly id: string;
  readonly side: SideIndex;
  readonly at: UnitLocation;
  readonly troops: readonly FieldTroop[];
  /** Order tokens on it. */
  readonly orders: number;
  /** The engagement it is in. */
  readonly fight: number | null;
  /** 6.16 – It throws one die more until the end of the round. */
  readonly inspired: boolean;
}

export type Field = readonly FieldUnit[];

export const isOnBoard = (at: UnitLocation): at is SegmentId => at !== 'waiting' && at !== 'late';

export const unitById = (field: Field, id: string): FieldUnit | undefined =>
  field.find(unit => unit.id === id);

/** A unit that must be there: the rules have named it themselves. */
export const requireUnit = (field: Field, id: string): FieldUnit => {
  const unit = unitById(field, id);
  if (!unit) throw new Error(`no unit ${id}`);
  return unit;
};

export const unitOfTroop = (field: Field, troop: string): FieldUnit | undefined =>
  field.find(({ troops }) => troops.some(({ id }) => id === troop));

export const withUnit = (field: Field, id: string, change: Partial<FieldUnit>): Field =>
  field.map(unit => (unit.id === id ? { ...unit, ...change } : unit));

export const unitsIn = (field: Field, side: SideIndex, segment: SegmentId): Field =>
  field.filter(unit => unit.side === side && unit.at === segment);

export const isInFront = ({ at }: FieldUnit): boolean => isOnBoard(at) && zoneOf(at).zone === 'front';

type Troops = FieldUnit['troops'];

const engagementFacesOf: (troops: Troops) => readonly number[] = memoizeByIdentity((troops: Troops) =>
  troops.flatMap(({ troop }) => troop.engagementDice),
);

const shootingFacesOf: (troops: Troops) => readonly number[] = memoizeByIdentity((troops: Troops) =>
  troops.flatMap(({ troop }) => troop.shootingDice),
);

export const listEngagementFaces = ({ troops }: Pick<FieldUnit, 'troops'>): readonly number[] =>
  engagementFacesOf(troops);

export const listShootingFaces = ({ troops }: Pick<FieldUnit, 'troops'>): readonly number[] =>
  shootingFacesOf(troops);

/** How many wounds the unit can still take before it is destroyed. */
export const countWoundsLeft = ({ troops }: Pick<FieldUnit, 'troops'>): number =>
  troops.reduce((sum, { troop, wounds }) => sum + troop.woundPoints - wounds, 0);

export const woundsOn = ({ troops }: Pick<FieldUnit, 'troops'>): number =>
  troops.reduce((sum, { wounds }) => sum + wounds, 0);
