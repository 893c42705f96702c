import { z } from 'zod';
import { loadSystem } from '@/lib/systems';
import type { DraftRules } from '../session/derived-state';
import { type GroundRequest, makeGroundPainter } from './ground-painter';
import { runJob, type WorkerAnswer, type WorkerRequest } from './protocol';

// Before the first schema is made: the page's policy may forbid code made from text, which zod would try.
z.config({ jitless: true });

interface WorkerContext extends DraftRules {
  readonly painter: ReturnType<typeof makeGroundPainter>;
}

let opened: Promise<WorkerContext> | null = null;
let document: unknown;

const openSystem = async ({
  system,
  format,
}: Extract<WorkerRequest, { type: 'open' }>): Promise<WorkerContext> => {
  const loaded = await loadSystem(system);
  if (!loaded) throw new Error(`no system ${system}`);
  return { system: loaded, format, painter: makeGroundPainter(loaded) };
};

const postAnswer = (answer: WorkerAnswer, handedOver: Transferable[] = []): void =>
  self.postMessage(answer, { transfer: handedOver });

const paintGround = ({ painter }: WorkerContext, request: GroundRequest): void => {
  const painted = painter.paint(request);
  const bitmaps = painted?.tiles.map(({ bitmap }) => bitmap) ?? [];
  postAnswer({ type: 'ground', picture: request.picture, painted }, bitmaps);
};

const handleRequest = async (question: WorkerRequest): Promise<void> => {
  if (question.type === 'open') opened = openSystem(question);
  else if (question.type === 'document') document = question.document;
  else if (opened) {
    const about = document;
    const rules = await opened;
    if (question.type === 'ground') paintGround(rules, question);
    else if (question.type === 'ground-left') rules.painter.leave(question.picture);
    else postAnswer(runJob(rules, about, question));
  }
};

self.onmessage = ({ data }: MessageEvent<WorkerRequest>): void => {
  handleRequest(data).catch((error: unknown) => {
    // Thrown outside the promise, so that the page receives it as an error of its worker.
    setTimeout(() => {
      throw error;
    });
  });
};
