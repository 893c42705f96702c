export const DEFEATS_TO_END = 4;
export const LAST_ROUND = 3;

/** 7.8, 8.3 – A statue counts the highest box that no defeat covers; nothing once all are covered (K22). */
export const computeStatueValue = (track: readonly number[], defeats: number): number => track[defeats] ?? 0;

/** 8.2 – The game ends after the third round, or sooner when Athens or Sparta has suffered four defeats. */
export const isOver = (round: number, defeats: Readonly<Record<'athens' | 'sparta', number>>): boolean =>
  round >= LAST_ROUND || defeats.athens >= DEFEATS_TO_END || defeats.sparta >= DEFEATS_TO_END;

/** What a player has at the end. */
export interface Score {
  readonly side: string;
  readonly points: number;
  readonly fromLocations: number;
  readonly statues: number;
}

const compareScores = (one: Score, other: Score): number =>
  other.points - one.points || other.fromLocations - one.fromLocations || other.statues - one.statues;

/** 8.3 – Most points win; then points from locations, then statues; who is still equal shares the place. */
export const rankScores = (scores: readonly Score[]): readonly (readonly string[])[] => {
  const groups: Score[][] = [];
  for (const score of scores.toSorted(compareScores)) {
    const last = groups.at(-1);
    if (last?.[0] && compareScores(last[0], score) === 0) last.push(score);
    else groups.push([score]);
  }
  return groups.map(group => group.map(({ side }) => side));
};
