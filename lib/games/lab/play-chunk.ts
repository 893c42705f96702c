import { LRUCache } from 'lru-cache';
import type { PausedGame } from '@/lib/game/computer/play-out';
import type { GameEnd, GameTally } from '@/lib/game/lab/tally-game';
import type { TurnInput, TurnResult } from '@/lib/jobs/simulation-chunk';
import {
  contextOf,
  type LabBattle,
  levelForAll,
  playLabGame,
  playLabPart,
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

/** A turn at a chunk of the server's own run, all seats at one level: stops after the first choice beyond its time. */
export const playTurn = async (input: TurnInput): Promise<TurnResult> => {
  const battle = await requireBattle(input.text, input.variant);
  const levels = levelForAll(battle, input.level);
  const end = performance.now() + input.time;
  const mayGoOn = (): boolean => performance.now() < end;
  const games: GameEnd[] = [];
  let paused = input.paused === null ? null : (JSON.parse(input.paused) as PausedGame);
  for (const seed of input.seeds) {
    const part = playLabPart(battle, seed, levels, { paused, mayGoOn });
    if ('paused' in part) return { games, paused: JSON.stringify(part.paused), context: contextOf(battle) };
    games.push(part.end);
    paused = null;
    if (!mayGoOn()) break;
  }
  return { games, paused: null, context: contextOf(battle) };
};
