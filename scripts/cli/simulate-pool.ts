import { parentPort, Worker } from 'node:worker_threads';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { type GameChunk, playChunk } from '@/lib/games/lab/play-chunk';

/** In a worker thread: plays one game after the other on request. */
export const serveGames = (): void => {
  parentPort?.on('message', (chunk: GameChunk) => {
    playChunk(chunk).then(
      games => parentPort?.postMessage({ games }),
      (error: unknown) => parentPort?.postMessage({ error: String(error) }),
    );
  });
};

type Answer = { readonly games: readonly GameTally[] } | { readonly error: string };

/** The thread loads this same bundle. */
const START = `import(${JSON.stringify(import.meta.url)}).then(({ serveGames }) => serveGames());`;

export interface GamePool {
  /** Plays all seeds, as many at a time as there are threads; stops early where `isOver` says so. */
  play(
    run: Omit<GameChunk, 'seeds'>,
    seeds: readonly number[],
    onGame: (game: GameTally) => void,
    isOver?: () => boolean,
  ): Promise<void>;
  close(): Promise<void>;
}

/** Worker threads that play whole games. */
export const openGamePool = (threads: number): GamePool => {
  const workers = Array.from({ length: threads }, () => new Worker(START, { eval: true }));
  return {
    play: async (run, seeds, onGame, isOver = () => false) => {
      const waiting = [...seeds];
      await Promise.all(
        workers.map(async worker => {
          for (let seed = waiting.shift(); seed !== undefined && !isOver(); seed = waiting.shift())
            for (const game of await askWorker(worker, { ...run, seeds: [seed] })) onGame(game);
        }),
      );
    },
    close: async () => {
      await Promise.all(workers.map(worker => worker.terminate()));
    },
  };
};

const askWorker = (worker: Worker, chunk: GameChunk): Promise<readonly GameTally[]> =>
  new Promise((resolve, reject) => {
    const settle = (finish: () => void): void => {
      worker.off('message', onMessage).off('error', onError);
      finish();
    };
    const onMessage = (answer: Answer): void =>
      settle(() => ('games' in answer ? resolve(answer.games) : reject(new Error(answer.error))));
    const onError = (error: Error): void => settle(() => reject(error));
    worker.on('message', onMessage).on('error', onError);
    worker.postMessage(chunk);
  });
