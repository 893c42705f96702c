import type { GameTally } from '@/lib/game/lab/tally-game';
import type { LabSetup, SeatLevels } from './lab-battle';

/** A game that a worker is asked to play. */
export interface LabGame {
  /** Equal keys have equal setups: a worker reads the document once. */
  readonly key: string;
  readonly setup: LabSetup;
  readonly seed: number;
  readonly levels: SeatLevels;
}

export interface LabRequest extends LabGame {
  readonly id: number;
}

export interface LabAnswer {
  readonly id: number;
  readonly game: GameTally;
}

/** As much of a worker as is needed here. */
export interface LabWorker {
  postMessage(request: LabRequest): void;
  onmessage: ((event: MessageEvent<LabAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface LabPool {
  readonly size: number;
  /** How many more games it could take at once. */
  free(): number;
  /** Rejects where the worker broke down in it. */
  play(game: LabGame): Promise<GameTally>;
  /** Ends all games in the middle. */
  stop(): void;
}

interface WorkerPlace {
  worker: LabWorker | null;
  isBusy: boolean;
}

/** Workers that play whole games, one each at a time. */
export const openLabPool = (makeWorker: () => LabWorker, size: number): LabPool => {
  const places = Array.from({ length: size }, (): WorkerPlace => ({ worker: null, isBusy: false }));
  let last = 0;
  return {
    size,
    free: () => places.filter(({ isBusy }) => !isBusy).length,
    play: game => {
      const place = places.find(({ isBusy }) => !isBusy);
      if (!place) throw new Error('all workers are busy');
      last += 1;
      return playIn(place, makeWorker, { ...game, id: last });
    },
    stop: () => {
      for (const place of places) {
        place.worker?.terminate();
        place.worker = null;
        place.isBusy = false;
      }
    },
  };
};

/** A worker that broke down is ended; the next game gets another. */
const playIn = (place: WorkerPlace, makeWorker: () => LabWorker, request: LabRequest): Promise<GameTally> => {
  place.isBusy = true;
  place.worker ??= makeWorker();
  const { worker } = place;
  return new Promise((resolve, reject) => {
    worker.onmessage = ({ data }) => {
      if (data.id !== request.id) return;
      place.isBusy = false;
      resolve(data.game);
    };
    worker.onerror = event => {
      event.preventDefault();
      worker.terminate();
      place.worker = null;
      place.isBusy = false;
      reject(new Error(event.message));
    };
    worker.postMessage(request);
  });
};
