import type { Armour, Troop } from '../../vocabulary';
import { isArtillery, isElephant, isFoot, type Profile } from '../army/points';
import type { Going } from '../terrain/terrain';

/** How many six-sided dice, and what is added. */
export interface MoveDice {
  readonly count: number;
  readonly add: number;
}

interface MoveRow {
  readonly good: MoveDice;
  readonly difficult: MoveDice;
}

const toDice = (count: number, add = 0): MoveDice => ({ count, add });

const BEST_ARMOURED: MoveRow = { good: toDice(1, 2), difficult: toDice(1, -1) };
const STEADY: MoveRow = { good: toDice(2), difficult: toDice(1) };
const SKIRMISHERS: MoveRow = { good: toDice(2, 3), difficult: toDice(2) };
const SWIFT: MoveRow = { good: toDice(3, 4), difficult: toDice(1, 2) };
const HEAVY_CAVALRY: MoveRow = { good: toDice(3), difficult: toDice(1) };
const HEAVY: MoveRow = { good: toDice(2, 2), difficult: toDice(1, -2) };
const TOWER: MoveRow = { good: toDice(1), difficult: toDice(1) };
const TRAIN: MoveRow = { good: toDice(1), difficult: toDice(1, -2) };

const rowOf = ({ troop, armour, mount }: Pick<Profile, 'troop' | 'armour' | 'mount'>): MoveRow => {
  if (isFoot(troop) && mount !== 'none') return SWIFT;
  if (troop === 'light-cavalry' || troop === 'light-chariot') return SWIFT;
  if (troop === 'skirmisher') return SKIRMISHERS;
  if (troop === 'warrior') return armour === 'best' ? BEST_ARMOURED : STEADY;
  if (isElephant(troop)) return STEADY;
  if (troop === 'heavy-cavalry' || troop === 'fire-ox') return HEAVY_CAVALRY;
  if (troop === 'siege-tower') return TOWER;
  if (troop === 'boat' || troop === 'ship') return STEADY;
  return isArtillery(troop) || troop === 'baggage' || troop === 'wagon' ? TRAIN : HEAVY;
};

/** 12.1, 17.3, 17.6 – The dice of a unit's move on good or difficult ground; on forbidden ground it has none. */
export const moveDiceOf = (profile: Pick<Profile, 'troop' | 'armour' | 'mount'>, going: Going): MoveDice =>
  going === 'good' ? rowOf(profile).good : rowOf(profile).difficult;

const TURNING = -2;

/** 12.3 – Close troops lose two inches when they do not go straight ahead, unless they march in single file. */
export const turningPenaltyOf = (troop: Troop, isColumn: boolean, isStraight: boolean): number => {
  const isStiff =
    troop === 'warrior' || troop === 'heavy-cavalry' || troop === 'cataphract' || troop === 'heavy-chariot';
  return isStiff && !isColumn && !isStraight ? TURNING : 0;
};

const PASSES: readonly Troop[] = [
  'skirmisher',
  'light-cavalry',
  'light-chariot',
  'elephant-indian',
  'elephant-african',
  'baggage',
];

/** 12.4 – Skirmishers pass through light troops, elephants and baggage and let them pass. */
export const mayPass = (mover: Troop, friend: Troop): boolean =>
  (mover === 'skirmisher' && PASSES.includes(friend)) || (friend === 'skirmisher' && PASSES.includes(mover));

/** 6.3 – What a mounted element becomes on foot; null: it stays mounted. */
export const toDismounted = (profile: Profile): Profile | null => {
  const on = (troop: Troop, armour: Armour): Profile => ({ ...profile, troop, armour, mount: 'none' });
  if (profile.troop === 'light-cavalry') return on('skirmisher', profile.armour);
  if (profile.troop === 'heavy-cavalry') return on('warrior', profile.armour);
  if (profile.troop === 'light-chariot' || profile.troop === 'heavy-chariot')
    return on('warrior', 'armoured');
  return profile.troop === 'cataphract' ? on('warrior', 'best') : null;
};
