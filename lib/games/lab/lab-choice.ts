import { z } from 'zod';
import { parseJson } from '@/lib/documents/text/parse-json';
import { AVAILABLE_LEVELS, LEVELS, type Level } from '@/lib/game/computer/levels';
import type { Seat } from '@/lib/game/contract/game-system';
import { readItem, writeItem } from '../device-storage';
import type { SeatLevels } from './lab-battle';
import type { RunTarget } from './run-plan';

/** Levels that may judge a battle: not the one that only looks one choice ahead. */
export const LAB_LEVELS: readonly Level[] = LEVELS.filter(
  level => level === 'quick' || (level !== 'learner' && AVAILABLE_LEVELS.includes(level)),
);

export const GAME_COUNTS = [30, 100, 400, 1000] as const;
/** "Until ± 5 points", as a share. */
export const PRECISION = 0.05;

/** The other side of a comparison: a variant, the battle as printed, another version of it, or another reading of a rule. */
export type Rival =
  | { readonly type: 'variant'; readonly id: string | null }
  | { readonly type: 'version'; readonly n: number }
  | { readonly type: 'option'; readonly id: string; readonly choice: string };

/** What a designer wants to measure. */
export interface LabChoice {
  readonly variant: string | null;
  readonly levels: SeatLevels;
  /** A level that is shown beside it; null: none. */
  readonly second: Level | null;
  /** Null: until the share is known to ± 5 points. */
  readonly count: number | null;
  readonly firstSeed: number;
  /** What it is compared with; null: nothing. */
  readonly rival: Rival | null;
}

const levelSchema = z.enum(LEVELS);

const choiceSchema = z.object({
  variant: z.string().max(200).nullable(),
  levels: z.record(z.string().max(200), levelSchema),
  second: levelSchema.nullable(),
  count: z.number().int().min(1).max(2000).nullable(),
  firstSeed: z.number().int().min(0).max(1_000_000_000),
  rival: z
    .discriminatedUnion('type', [
      z.object({ type: z.literal('variant'), id: z.string().max(200).nullable() }),
      z.object({ type: z.literal('version'), n: z.number().int().min(1) }),
      z.object({ type: z.literal('option'), id: z.string().max(60), choice: z.string().max(60) }),
    ])
    .nullable(),
});

const FIRST_SEED = 100;

export const createDefaultChoice = (seats: readonly Seat[], variant: string | null): LabChoice => ({
  variant,
  levels: Object.fromEntries(seats.map(({ id }) => [id, 'quick' as const])),
  second: null,
  count: 100,
  firstSeed: FIRST_SEED,
  rival: null,
});

const keyOf = (place: string): string => `battlewright.lab.${place}`;

/** What was chosen before, as far as it still fits. */
export const loadLabChoice = (place: string, seats: readonly Seat[]): LabChoice | null => {
  const kept = choiceSchema.safeParse(parseJson(readItem(keyOf(place)) ?? '')).data;
  return kept && seats.every(({ id }) => kept.levels[id] !== undefined) ? kept : null;
};

export const saveLabChoice = (place: string, choice: LabChoice): void =>
  writeItem(keyOf(place), JSON.stringify(choice));

export const targetOf = ({ count }: Pick<LabChoice, 'count'>): RunTarget =>
  count === null ? { type: 'precision', half: PRECISION } : { type: 'games', count };
