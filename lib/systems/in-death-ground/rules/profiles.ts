import type { SectionNumber } from '../rulebook';
import type { Arm } from '../vocabulary';
import { isArtillery, isElephant, isFoot, type Profile } from './points';

export const PROFILE_FAULTS = [
  'beast-graded',
  'beast-armoured',
  'engine-graded',
  'case-armoured',
  'cataphract-shoots',
  'warrior-slings',
  'foot-arm',
  'mounted-arm',
] as const;

export type ProfileFault = {
  readonly reason: (typeof PROFILE_FAULTS)[number];
  readonly section: SectionNumber;
};

const fault = (reason: ProfileFault['reason'], section: SectionNumber): ProfileFault => ({ reason, section });

const MISSILES: readonly Arm[] = ['bow', 'crossbow', 'sling'];
const BLADES: readonly Arm[] = ['sword', 'pike'];

/** 6.7, 6.8 – Beasts and engines are never elite, green or armoured. */
const faultOfBeast = ({ troop, grade, armour }: Profile): ProfileFault | null => {
  if (isElephant(troop) && grade !== null) return fault('beast-graded', '6.7');
  if (isElephant(troop) && armour !== 'none') return fault('beast-armoured', '6.7');
  return isArtillery(troop) && (grade !== null || armour !== 'none') ? fault('engine-graded', '6.8') : null;
};

/** 6.1, 6.2 – Swords and pikes are for warriors, slings for skirmishers; cataphracts have no missiles. */
const faultOfArm = ({ troop, arm }: Profile): ProfileFault | null => {
  if (troop === 'cataphract' && MISSILES.includes(arm)) return fault('cataphract-shoots', '6.2');
  if (troop === 'warrior' && arm === 'sling') return fault('warrior-slings', '6.1');
  if (troop === 'skirmisher' && BLADES.includes(arm)) return fault('foot-arm', '6.1');
  const isMounted = !isFoot(troop) && !isArtillery(troop);
  return isMounted && (BLADES.includes(arm) || arm === 'sling') ? fault('mounted-arm', '6.2') : null;
};

/** 6.1 to 6.9 – Why there can be no such element; null: there can. */
export const profileFault = (profile: Profile): ProfileFault | null => {
  const isCased = profile.troop === 'cataphract' || profile.troop === 'heavy-chariot';
  if (isCased && profile.armour !== 'none') return fault('case-armoured', '6.9');
  return faultOfBeast(profile) ?? faultOfArm(profile);
};
