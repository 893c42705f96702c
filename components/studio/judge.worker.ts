import { z } from 'zod';
import { loadSystem } from '@/lib/systems';
import { doJob, type Question } from './judging';
import type { Judge } from './reading';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

let judge: Promise<Judge> | null = null;
let document: unknown;

const openJudge = async ({ system, format }: Extract<Question, { type: 'open' }>): Promise<Judge> => {
  const loaded = await loadSystem(system);
  if (!loaded) throw new Error(`no system ${system}`);
  return { system: loaded, format };
};

const answer = async (question: Question): Promise<void> => {
  if (question.type === 'open') judge = openJudge(question);
  else if (question.type === 'document') document = question.document;
  else if (judge) {
    const about = document;
    self.postMessage(doJob(await judge, about, question));
  }
};

self.onmessage = ({ data }: MessageEvent<Question>): void => {
  answer(data).catch((error: unknown) => {
    // Out of the promise, so that the page hears of it as an error of its worker.
    setTimeout(() => {
      throw error;
    });
  });
};
