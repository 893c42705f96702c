import { z } from 'zod';
import { type LabBattle, type LabSetup, playLabGame, readLabBattle } from './lab-battle';
import type { LabAnswer, LabRequest } from './worker-pool';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

/** A battle is read once for all its games. */
const battles = new Map<string, Promise<LabBattle | null>>();

const battleOf = (key: string, setup: LabSetup): Promise<LabBattle | null> => {
  const known = battles.get(key) ?? readLabBattle(setup);
  battles.set(key, known);
  return known;
};

const handleRequest = async ({ id, key, setup, seed, levels }: LabRequest): Promise<void> => {
  const battle = await battleOf(key, setup);
  if (!battle) throw new Error('this battle cannot be played');
  const answer: LabAnswer = { id, game: playLabGame(battle, seed, levels) };
  self.postMessage(answer);
};

self.onmessage = ({ data }: MessageEvent<LabRequest>): void => {
  handleRequest(data).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of its worker.
    setTimeout(() => {
      throw error;
    });
  });
};
