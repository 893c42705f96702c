import strengths from '@/content/balance/strengths.json';
import type { Level } from '@/lib/game/computer/levels';
import { isTooWeak, type LevelStrengths } from '@/lib/game/lab/verdict';

const NOT_MEASURED: LevelStrengths = { steadyAgainstLearner: null, quickAgainstSteady: null };

const MEASURED: Readonly<Record<string, LevelStrengths>> = strengths;

/** How strong the computer has shown itself in a book. */
export const strengthsOf = (system: string): LevelStrengths =>
  Object.hasOwn(MEASURED, system) ? (MEASURED[system] ?? NOT_MEASURED) : NOT_MEASURED;

/** Whether figures of this level are good enough to be published as a verdict. */
export const publishesVerdict = (system: string, level: Level): boolean =>
  !isTooWeak(level, strengthsOf(system));
