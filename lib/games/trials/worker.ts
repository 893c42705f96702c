import { z } from 'zod';
import { loadSystem } from '@/lib/systems';
import { runTrial, type Trial, type TrialRequest } from './run-trial';
import { TRIAL_RUNS, type TrialTally, tallyTrials } from './tally';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

/** A question to this worker; one without an order only stops what is being tried. */
export interface TrialQuestion {
  readonly id: number;
  readonly system: string;
  readonly order: TrialRequest | null;
}

export interface TrialAnswer {
  readonly id: number;
  readonly tally: TrialTally | null;
}

/**
 * How many runs pass before it checks whether another order is pointed at; after these it knows whether more than
 * one throw is made.
 */
const SLICE = 10;

let latest = 0;

const hearOthers = (): Promise<void> =>
  new Promise(resolve => {
    setTimeout(resolve);
  });

const answer = async ({ id, system, order }: TrialQuestion): Promise<void> => {
  const rules = (await loadSystem(system))?.play;
  if (!rules || !order) return;
  const trials: Trial[] = [];
  while (trials.length < TRIAL_RUNS) {
    for (let count = 0; count < SLICE; count += 1) trials.push(runTrial(rules, order, trials.length + 1));
    if (tallyTrials(trials) === null && trials.length >= 2 * SLICE) break;
    await hearOthers();
    if (latest !== id) return;
  }
  const told: TrialAnswer = { id, tally: tallyTrials(trials) };
  self.postMessage(told);
};

self.onmessage = ({ data }: MessageEvent<TrialQuestion>): void => {
  latest = data.id;
  answer(data).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of its worker.
    setTimeout(() => {
      throw error;
    });
  });
};
