import { z } from 'zod';
import { newMachine } from '@/lib/game/contest';
import { loadSystem } from '@/lib/systems';
import type { MachineAnswer, MachineQuestion } from './machine-desk';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

const machine = newMachine();

const answer = async ({ id, system, state, seat, seed }: MachineQuestion): Promise<void> => {
  const rules = (await loadSystem(system))?.play;
  if (!rules) throw new Error(`no game of ${system}`);
  const told: MachineAnswer = { id, action: machine(rules, state, seat, seed) };
  self.postMessage(told);
};

self.onmessage = ({ data }: MessageEvent<MachineQuestion>): void => {
  answer(data).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of its worker.
    setTimeout(() => {
      throw error;
    });
  });
};
