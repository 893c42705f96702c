import { LRUCache } from 'lru-cache';
import type { GameTally } from '@/lib/game/lab/tally-game';
import type { ChunkInput, ChunkResult } from '@/lib/jobs/simulation-chunk';
import {
  contextOf,
  type LabBattle,
  levelForAll,
  playLabGame,
  readLabBattle,
  type SeatLevels,
} from './lab-battle';

/** Some games of a run, as a program plays them. */
export interface GameChunk {
  /** The document as JSON. */
  readonly text: string;
  readonly variant: string | null;
  readonly levels: SeatLevels;
  readonly seeds: readonly number[];
}

/** A document is read once for all its chunks. */
const battles = new LRUCache<string, Promise<LabBattle | null>>({ max: 4 });

const battleOf = (text: string, variant: string | null): Promise<LabBattle | null> => {
  const key = `${variant ?? ''}\n${text}`;
  const known = battles.get(key) ?? readLabBattle({ document: JSON.parse(text), variant, without: null });
  battles.set(key, known);
  return known;
};

const requireBattle = async (text: string, variant: string | null): Promise<LabBattle> => {
  const battle = await battleOf(text, variant);
  if (!battle) throw new Error('this battle cannot be played');
  return battle;
};

export const playChunk = async ({
  text,
  variant,
  levels,
  seeds,
}: GameChunk): Promise<readonly GameTally[]> => {
  const battle = await requireBattle(text, variant);
  return seeds.map(seed => playLabGame(battle, seed, levels));
};

/** A chunk of the server's own run: all seats at one level. */
export const playLevelChunk = async ({ text, variant, level, seeds }: ChunkInput): Promise<ChunkResult> => {
  const battle = await requireBattle(text, variant);
  const levels = levelForAll(battle, level);
  return { games: seeds.map(seed => playLabGame(battle, seed, levels)), context: contextOf(battle) };
};
