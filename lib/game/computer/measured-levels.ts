import { z } from 'zod';
import { LEVELS, type Level } from './levels';

/** A level as matches have shown it in one book; `won` of `games` against the level before it in the list. */
export interface MeasuredLevel {
  readonly level: Level;
  readonly won?: number | undefined;
  readonly games?: number | undefined;
}

const levelsSchema = z.array(
  z.object({ level: z.enum(LEVELS), won: z.number().optional(), games: z.number().optional() }),
);

/** What a book's own page of measured levels says. */
export const parseLevels = (json: unknown): readonly MeasuredLevel[] => levelsSchema.parse(json);

/** Fewer games prove nothing; about three of four must be won. */
const FEWEST_GAMES = 8;
const ENOUGH = 0.7;

const shareOf = ({ won = 0, games = 0 }: MeasuredLevel): number | null =>
  games < FEWEST_GAMES ? null : won / games;

/** A game needs an opponent even where nothing is measured yet; every other level must have proved its strength. */
const isBasic = ({ level }: MeasuredLevel): boolean => level === 'learner' || level === 'steady';

export const listOfferedLevels = (levels: readonly MeasuredLevel[]): readonly Level[] =>
  levels.filter(each => isBasic(each) || (shareOf(each) ?? 0) >= ENOUGH).map(({ level }) => level);

/** The level below, and in how many games of ten it is beaten; null: not measured, or nobody is below. */
export const describeStrength = (
  levels: readonly MeasuredLevel[],
  level: Level,
): { readonly below: Level; readonly tenths: number } | null => {
  const index = levels.findIndex(each => each.level === level);
  const [below, own] = [levels[index - 1], levels[index]];
  const share = own ? shareOf(own) : null;
  // No level wins always, and a few games cannot say more.
  return below && share !== null ? { below: below.level, tenths: Math.min(9, Math.round(share * 10)) } : null;
};
