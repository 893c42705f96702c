import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { GameTally } from '@/lib/game/lab/tally-game';

/** Where this device keeps the games of the lab, by run and seed: a game that is kept is never played again. */
export interface LabStore {
  gamesOf(run: string): Promise<readonly GameTally[]>;
  save(run: string, game: GameTally): Promise<void>;
  clear(run: string): Promise<void>;
}

interface Row {
  readonly run: string;
  readonly seed: number;
  readonly game: GameTally;
}

const NAME = 'battlewright-lab';
const GAMES = 'games';

interface Schema extends DBSchema {
  games: { key: [string, number]; value: Row };
}

const openDatabase = (): Promise<IDBPDatabase<Schema>> =>
  openDB<Schema>(NAME, 1, {
    upgrade: database => {
      database.createObjectStore(GAMES, { keyPath: ['run', 'seed'] });
    },
  });

const rangeOf = (run: string): IDBKeyRange => IDBKeyRange.bound([run], [run, []]);

export const openLabStore = (): LabStore => {
  let opening: Promise<IDBPDatabase<Schema>> | null = null;
  const open = (): Promise<IDBPDatabase<Schema>> => {
    opening ??= openDatabase();
    return opening;
  };
  return {
    gamesOf: async run => (await (await open()).getAll(GAMES, rangeOf(run))).map(({ game }) => game),
    save: async (run, game) => {
      await (await open()).put(GAMES, { run, seed: game.seed, game });
    },
    clear: async run => {
      await (await open()).delete(GAMES, rangeOf(run));
    },
  };
};
