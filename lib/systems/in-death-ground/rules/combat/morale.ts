import type { DiceRule } from '@/lib/dice/odds';
import type { Arm, Command, Grade, ScenarioKind, Stratagem } from '../../vocabulary';

const NEEDED: Readonly<Record<Grade, number>> = { elite: 3, ordinary: 4, green: 5 };

/** 15.2 – The least face that passes a morale test. */
export const moraleNeedOf = (grade: Grade): number => NEEDED[grade];

/** 15.2 – A failed test brings two markers. */
export const FAILED_TEST_MARKERS = 2;

/** 15.1 – Two tests when an impetuous general is lost, one otherwise. */
export const countGeneralTests = (command: Command): number => (command === 'impetuous' ? 2 : 1);

export const moraleTest: DiceRule<Grade, 'passed' | 'failed'> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: (grade, faces) => ((faces[0] ?? 1) >= NEEDED[grade] ? 'passed' : 'failed'),
};

/** 14.2 – The lowest die with which light troops evade. */
export const evasionNeedOf = moraleNeedOf;

export type Disorder = 'none' | 'hesitates' | 'falls-back' | 'flees' | 'gone';

/** 16.1 – What a unit with this many markers must do. */
export const disorderOf = (markers: number): Disorder => {
  if (markers >= 7) return 'gone';
  if (markers >= 5) return 'flees';
  if (markers === 4) return 'falls-back';
  return markers === 3 ? 'hesitates' : 'none';
};

const LARGE = 6;

/** 16.2 – Dice for rallying without the general: one for green troops, two for others, one more for large units. */
export const countRallyDice = (grade: Grade | null, elements: number): number =>
  (grade === 'green' ? 1 : 2) + (elements > LARGE ? 1 : 0);

export const RALLIED_FROM = 5;

/** 16.2 – A five or six takes a marker away. */
export const isRallied = (face: number): boolean => face >= RALLIED_FROM;

/** 9.1 – From the fourth turn, by command type. */
export const FIRST_LATE_TURN = 4;

export const arrivalFacesOf = (command: Command): readonly number[] => {
  if (command === 'disciplined') return [4, 5, 6];
  return command === 'organised' ? [5, 6] : [6];
};

/** 8.1 – The attacker's throw names the scenario; equal throws for the attack mean an open battle. */
export const scenarioOfThrow = (face: number | 'tie'): ScenarioKind => {
  if (face === 1) return 'ambush';
  if (face === 5) return 'raid';
  return face === 6 ? 'siege' : 'open-battle';
};

const STRATAGEM_NEEDS: Readonly<Record<Stratagem, number>> = {
  enraged: 4,
  'death-ground': 4,
  'exhausted-enemy': 6,
  dummies: 3,
  concealment: 4,
};

/** 8.4 – The lowest die with which a stratagem works. */
export const stratagemNeedOf = (stratagem: Stratagem): number => STRATAGEM_NEEDS[stratagem];

/** 13.5, 19.12 – The least face that sets something on fire. */
export const fireNeedOf = (arm: Arm): number => (arm === 'fire-lance' || arm === 'rocket' ? 4 : 5);

/** 11.1 – The phases of a turn. */
export const PHASES = [
  'rally',
  'late-arrivals',
  'compulsory-retreats',
  'moves',
  'shooting',
  'melee',
  'morale',
  'victory',
] as const;

/** 14.2 – Whether light troops slip away. */
export const evasion: DiceRule<Grade, 'away' | 'caught'> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: (grade, faces) => ((faces[0] ?? 1) >= evasionNeedOf(grade) ? 'away' : 'caught'),
};

/** 16.2 – One die of the general's. */
export const encouragementDie: DiceRule<null, 'rallied' | 'not-rallied'> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: (_, faces) => (isRallied(faces[0] ?? 1) ? 'rallied' : 'not-rallied'),
};

/** 8.4 – Whether a stratagem works. */
export const stratagemDie: DiceRule<Stratagem, 'works' | 'fails'> = {
  dice: () => ({ count: 1, sides: 6 }),
  outcome: (stratagem, faces) => ((faces[0] ?? 1) >= stratagemNeedOf(stratagem) ? 'works' : 'fails'),
};
