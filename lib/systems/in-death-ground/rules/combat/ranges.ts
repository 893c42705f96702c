import type { Troop } from '../../vocabulary';
import { isArtillery, isChariot, isElephant, isFoot, type Profile } from '../army/points';

type Shooter = Pick<Profile, 'troop' | 'arm'>;

const THROWN = 3;
const SHOT = 6;
const MASSED_SHOT = 8;
const ENGINES = 12;

const isMissileArm = ({ arm }: Shooter): boolean => arm === 'bow' || arm === 'crossbow' || arm === 'sling';

/** 6.1 – Warriors with bow or crossbow. */
export const isArcher = ({ troop, arm }: Shooter): boolean =>
  troop === 'warrior' && (arm === 'bow' || arm === 'crossbow');

const NEVER: readonly Troop[] = ['cataphract', 'baggage', 'fire-ox', 'siege-tower', 'boat', 'ship', 'wagon'];

/** 13.1 – How far an element shoots or throws, in inches; 0: it does not. */
export const shootingRangeOf = (shooter: Shooter): number => {
  const { troop } = shooter;
  if (isArtillery(troop)) return shooter.arm === 'flame' ? SHOT : ENGINES;
  if (NEVER.includes(troop) || shooter.arm === 'rocket') return 0;
  if (troop === 'warrior') return isArcher(shooter) ? MASSED_SHOT : 0;
  return isMissileArm(shooter) ? SHOT : THROWN;
};

/** 13.1 – Degrees to either side of straight ahead; light cavalry and crews shoot all round. */
export const shootingArcOf = ({ troop }: Shooter): number =>
  troop === 'light-cavalry' || isElephant(troop) || isChariot(troop) ? 180 : 45;

/** 13.1 – How many ranks shoot. */
export const shootingRanksOf = ({ troop }: Shooter): number =>
  isChariot(troop) || isElephant(troop) || isArtillery(troop) ? 1 : 2;

/** 6.2, 6.7 – Riders, chariots and elephants. */
export const isMounted = ({ troop }: Pick<Profile, 'troop'>): boolean =>
  !isFoot(troop) && !isArtillery(troop);
