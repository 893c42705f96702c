import type { SectionNumber } from '../../rulebook';
import type { Arm } from '../../vocabulary';
import { isArtillery, isElephant, isFoot, type Profile } from './points';

export const PROFILE_VIOLATIONS = [
  'beast_graded',
  'beast_armoured',
  'engine_graded',
  'case_armoured',
  'cataphract_shoots',
  'warrior_slings',
  'foot_arm',
  'mounted_arm',
] as const;

export type ProfileViolation = {
  readonly reason: (typeof PROFILE_VIOLATIONS)[number];
  readonly section: SectionNumber;
};

const toViolation = (reason: ProfileViolation['reason'], section: SectionNumber): ProfileViolation => ({
  reason,
  section,
});

const MISSILES: readonly Arm[] = ['bow', 'crossbow', 'sling'];
const BLADES: readonly Arm[] = ['sword', 'pike'];

/** 6.7, 6.8 – Beasts and engines are never elite, green or armoured. */
const findBeastViolation = ({ troop, grade, armour }: Profile): ProfileViolation | null => {
  if (isElephant(troop) && grade !== null) return toViolation('beast_graded', '6.7');
  if (isElephant(troop) && armour !== 'none') return toViolation('beast_armoured', '6.7');
  return isArtillery(troop) && (grade !== null || armour !== 'none')
    ? toViolation('engine_graded', '6.8')
    : null;
};

/** 6.1, 6.2 – Swords and pikes are for warriors, slings for skirmishers; cataphracts have no missiles. */
const findArmViolation = ({ troop, arm }: Profile): ProfileViolation | null => {
  if (troop === 'cataphract' && MISSILES.includes(arm)) return toViolation('cataphract_shoots', '6.2');
  if (troop === 'warrior' && arm === 'sling') return toViolation('warrior_slings', '6.1');
  if (troop === 'skirmisher' && BLADES.includes(arm)) return toViolation('foot_arm', '6.1');
  const isMounted = !isFoot(troop) && !isArtillery(troop);
  return isMounted && (BLADES.includes(arm) || arm === 'sling') ? toViolation('mounted_arm', '6.2') : null;
};

/** 6.1 to 6.9 – Why there can be no such element; null: there can. */
export const findProfileViolation = (profile: Profile): ProfileViolation | null => {
  const isCased = profile.troop === 'cataphract' || profile.troop === 'heavy-chariot';
  if (isCased && profile.armour !== 'none') return toViolation('case_armoured', '6.9');
  return findBeastViolation(profile) ?? findArmViolation(profile);
};
