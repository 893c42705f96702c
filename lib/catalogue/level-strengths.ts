import type { Level } from '@/lib/game/computer/levels';
import type { MeasuredLevel } from '@/lib/game/computer/measured-levels';
import type { AnySystem } from '@/lib/game/contract/game-system';
import { isTooWeak, type LevelStrengths } from '@/lib/game/lab/verdict';

/** Fewer games say nothing of a level. */
const FEWEST_GAMES = 10;

const shareOf = ({ won = 0, games = 0 }: MeasuredLevel): number | null =>
  games < FEWEST_GAMES ? null : won / games;

/** How strong the computer has shown itself in a book. Quick is measured against Steady where it stands above it in the list. */
export const strengthsOf = ({ computerLevels }: Pick<AnySystem, 'computerLevels'>): LevelStrengths => {
  const find = (wanted: Level): MeasuredLevel | undefined =>
    computerLevels.find(({ level }) => level === wanted);
  const [steady, quick] = [find('steady'), find('quick')];
  return {
    steadyAgainstLearner: steady ? shareOf(steady) : null,
    quickAgainstSteady: quick ? shareOf(quick) : null,
  };
};

/** Whether figures of this level are good enough to be published as a verdict. */
export const publishesVerdict = (system: Pick<AnySystem, 'computerLevels'>, level: Level): boolean =>
  !isTooWeak(level, strengthsOf(system));
