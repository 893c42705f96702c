import type { Arm, Armour, Command, Grade, Mount, ScenarioKind, Troop } from '../../vocabulary';

/** What an element is, after everything that was bought for it. */
export interface Profile {
  readonly troop: Troop;
  /** Null for elephants and artillery. */
  readonly grade: Grade | null;
  readonly armour: Armour;
  readonly arm: Arm;
  readonly wild: boolean;
  readonly mount: Mount;
  readonly special: string | null;
}

/** Foot with spears, as plain as the book has them. */
export const SPEARMAN: Profile = {
  troop: 'warrior',
  grade: 'ordinary',
  armour: 'none',
  arm: 'spear',
  wild: false,
  mount: 'none',
  special: null,
};

export const BAGGAGE: Profile = { ...SPEARMAN, troop: 'baggage', grade: null };

const BASE: Readonly<Partial<Record<Troop, Readonly<Record<Grade, number>>>>> = {
  warrior: { elite: 8, ordinary: 6, green: 4 },
  skirmisher: { elite: 8, ordinary: 4, green: 2 },
  'light-cavalry': { elite: 10, ordinary: 8, green: 6 },
  'light-chariot': { elite: 10, ordinary: 8, green: 6 },
  'heavy-cavalry': { elite: 12, ordinary: 10, green: 8 },
  cataphract: { elite: 16, ordinary: 14, green: 12 },
  'heavy-chariot': { elite: 16, ordinary: 14, green: 12 },
};

const WITHOUT_GRADE: Readonly<Partial<Record<Troop, number>>> = {
  'elephant-indian': 25,
  'elephant-african': 22,
  'artillery-light': 20,
  'artillery-heavy': 30,
};

const WARRIOR_ARMS: Readonly<Partial<Record<Arm, number>>> = { crossbow: 3, sword: 2, bow: 2 };
const SKIRMISHER_ARMS: Readonly<Partial<Record<Arm, number>>> = { crossbow: 3, sling: 2, bow: 2 };
const CREW_ARMS: Readonly<Partial<Record<Arm, number>>> = { crossbow: 4, bow: 3 };

export const isFoot = (troop: Troop): boolean => troop === 'warrior' || troop === 'skirmisher';
/** 6.4 – Foot that ride to battle on horses or camels. */
export const isMountedFoot = ({ troop, mount }: Pick<Profile, 'troop' | 'mount'>): boolean =>
  isFoot(troop) && mount !== 'none';
export const isElephant = (troop: Troop): boolean =>
  troop === 'elephant-indian' || troop === 'elephant-african';
export const isArtillery = (troop: Troop): boolean =>
  troop === 'artillery-light' || troop === 'artillery-heavy';
export const isChariot = (troop: Troop): boolean => troop === 'light-chariot' || troop === 'heavy-chariot';

/** 4.1 – Elephants and artillery go by single elements. */
export const isSingle = (troop: Troop): boolean =>
  isElephant(troop) || isArtillery(troop) || troop === 'fire-ox';

/** 6.9 – What the arm adds to the price of an element. */
export const armSurchargeOf = (troop: Troop, arm: Arm): number => {
  if (isArtillery(troop)) return 0;
  const table = troop === 'warrior' ? WARRIOR_ARMS : troop === 'skirmisher' ? SKIRMISHER_ARMS : CREW_ARMS;
  return table[arm] ?? 0;
};

/** 6.9 – The price of armour; troops whose armour is part of their type pay nothing more. */
export const armourSurchargeOf = (troop: Troop, armour: Armour): number => {
  const pays =
    isFoot(troop) || troop === 'light-cavalry' || troop === 'heavy-cavalry' || troop === 'light-chariot';
  return pays ? { none: 0, armoured: 2, best: 4 }[armour] : 0;
};

export const MOUNT_SURCHARGE = 2;

/** 6.9 – The price of one element by the book's table; null: the table has no such troop. */
export const tablePriceOf = ({
  troop,
  grade,
  armour = 'none',
  arm = 'spear',
  mount = 'none',
}: Pick<Profile, 'troop' | 'grade'> & Partial<Profile>): number | null => {
  const base = WITHOUT_GRADE[troop] ?? (grade === null ? undefined : BASE[troop]?.[grade]);
  if (base === undefined) return null;
  const ride = mount !== 'none' && isFoot(troop) ? MOUNT_SURCHARGE : 0;
  return base + armSurchargeOf(troop, arm) + armourSurchargeOf(troop, armour) + ride;
};

const GENERAL_SURCHARGE: Readonly<Record<Command, number>> = {
  tribal: 0,
  organised: 15,
  impetuous: 30,
  disciplined: 30,
};
export const EXTRAORDINARY_SURCHARGE = 25;

/** 6.9, 5.1 – What a general costs beyond their own element. */
export const generalSurchargeOf = (command: Command, isExtraordinary: boolean): number =>
  GENERAL_SURCHARGE[command] + (isExtraordinary ? EXTRAORDINARY_SURCHARGE : 0);

/** 5.2, 6.9 – What it costs to make the general's element elite. */
export const eliteSurchargeOf = ({ troop, grade }: Pick<Profile, 'troop' | 'grade'>): number => {
  const prices = BASE[troop];
  return prices && grade ? prices.elite - prices[grade] : 0;
};

export const ARMY_SIZES: Readonly<
  Record<ScenarioKind, { readonly attacker: number; readonly defender: number }>
> = {
  ambush: { attacker: 450, defender: 300 },
  'open-battle': { attacker: 450, defender: 450 },
  raid: { attacker: 300, defender: 400 },
  siege: { attacker: 480, defender: 360 },
};

/** 8.7 – An army may cost more than was agreed by half of its cheapest element, rounded down. */
export const allowedOverspendOf = (cheapestElement: number): number => Math.floor(cheapestElement / 2);

export const ITEM_PRICES = {
  'artillery-light': 20,
  'artillery-heavy': 30,
  'siege-tower': 50,
  ladder: 1,
  ship: 50,
  boat: 0,
  wagon: 15,
  'breach-attempt': 15,
  wall: 10,
  tower: 25,
} as const;

/** 17.1 – Ten points for each section of four inches, twenty-five more where it is a tower. */
export const fortificationPriceOf = (sections: number, towers: number): number =>
  sections * ITEM_PRICES.wall + towers * ITEM_PRICES.tower;
