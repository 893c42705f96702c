import type { FieldUnit } from '../play/field';
import type { Trait } from '../vocabulary';

type Troops = Pick<FieldUnit, 'troops'>;

const anyHas = ({ troops }: Troops, trait: Trait): boolean =>
  troops.some(({ troop }) => troop.traits.includes(trait));

const allHave = ({ troops }: Troops, trait: Trait): boolean =>
  troops.length > 0 && troops.every(({ troop }) => troop.traits.includes(trait));

/** 6.16 – Fast: all troops; may be ordered in the turn in which it was redeployed. */
export const isFast = (unit: Troops): boolean => allHave(unit, 'fast');

/** 6.16 – Fury: one troop; a die more in every engagement throw. */
export const hasFury = (unit: Troops): boolean => anyHas(unit, 'fury');

/** 6.16 – Overwhelming: one troop; surplus hits pass to another unit. */
export const isOverwhelming = (unit: Troops): boolean => anyHas(unit, 'overwhelming');

/** 6.16 – Steady: all troops; its attacker gets no extra die. */
export const isSteady = (unit: Troops): boolean => allHave(unit, 'steady');

/** 6.16 – Responsive: one troop; its reactions cost nothing. */
export const isResponsive = (unit: Troops): boolean => anyHas(unit, 'responsive');

/** 6.16 – Skirmish: all troops; leaves an engagement without being struck. */
export const isSkirmishing = (unit: Troops): boolean => allHave(unit, 'skirmish');

/** 6.16 – Special traits need an order of their own. */
export const hasSpecial = (unit: Troops, trait: 'inspire' | 'command'): boolean => anyHas(unit, trait);
