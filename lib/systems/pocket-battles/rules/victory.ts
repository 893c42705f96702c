import type { SideIndex } from './segments';

/** 7.1 – Half of the enemy army, by the points of what the enemy fielded (ruling P4). */
export const pointsToWin = (enemyArmy: number): number => Math.ceil(enemyArmy / 2);

/** What each side has destroyed, and the army that it faced. */
export interface DestroyedPoints {
  readonly destroyed: readonly [number, number];
  readonly enemy: readonly [number, number];
}

const hasWon = ({ destroyed, enemy }: DestroyedPoints, side: SideIndex): boolean =>
  enemy[side] > 0 && destroyed[side] >= pointsToWin(enemy[side]);

/** 7.1 – Who has won at the end of a round; with both at half the greater sum, then player B. */
export const winnerOf = (tally: DestroyedPoints, playerB: SideIndex): SideIndex | null => {
  const [first, second] = [hasWon(tally, 0), hasWon(tally, 1)];
  if (!first && !second) return null;
  if (first !== second) return first ? 0 : 1;
  const [one, other] = tally.destroyed;
  if (one === other) return playerB;
  return one > other ? 0 : 1;
};
