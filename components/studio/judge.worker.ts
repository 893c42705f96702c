import { z } from 'zod';
import { loadSystem } from '@/lib/systems';
import { type GroundWish, makeGroundPainter } from './ground/ground-painting';
import { doJob, type Question, type WorkerAnswer } from './judging';
import type { Judge } from './reading';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

interface Beside extends Judge {
  readonly painter: ReturnType<typeof makeGroundPainter>;
}

let beside: Promise<Beside> | null = null;
let document: unknown;

const open = async ({ system, format }: Extract<Question, { type: 'open' }>): Promise<Beside> => {
  const loaded = await loadSystem(system);
  if (!loaded) throw new Error(`no system ${system}`);
  return { system: loaded, format, painter: makeGroundPainter(loaded) };
};

const tell = (answer: WorkerAnswer, handedOver: Transferable[] = []): void =>
  self.postMessage(answer, { transfer: handedOver });

const ground = ({ painter }: Beside, wish: GroundWish): void => {
  const bitmap = painter.paint(wish);
  tell({ type: 'ground', picture: wish.picture, bitmap }, bitmap ? [bitmap] : []);
};

const answer = async (question: Question): Promise<void> => {
  if (question.type === 'open') beside = open(question);
  else if (question.type === 'document') document = question.document;
  else if (beside) {
    const about = document;
    const judge = await beside;
    if (question.type === 'ground') ground(judge, question);
    else if (question.type === 'ground-left') judge.painter.leave(question.picture);
    else tell(doJob(judge, about, question));
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
