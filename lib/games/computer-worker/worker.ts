import { z } from 'zod';
import { createComputerPlayers } from '@/lib/game/computer/match-runner';
import { loadSystem } from '@/lib/systems';
import type { ComputerAnswer, ComputerRequest } from './client';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

const playerOf = createComputerPlayers();

const handleRequest = async ({ id, system, level, state, seat, seed }: ComputerRequest): Promise<void> => {
  const rules = (await loadSystem(system))?.play;
  if (!rules) throw new Error(`no game of ${system}`);
  const next: ComputerAnswer = { id, action: playerOf(level)(rules, state, seat, seed) };
  self.postMessage(next);
};

self.onmessage = ({ data }: MessageEvent<ComputerRequest>): void => {
  handleRequest(data).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of its worker.
    setTimeout(() => {
      throw error;
    });
  });
};
