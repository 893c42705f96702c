import type { Format } from '@/lib/game/document-kind';
import type { Zone } from '@/lib/game/game-system';
import type { OverlayMark } from '@/lib/game/overlay';
import type { Preview } from '@/lib/game/preview';
import type { GroundAnswer, GroundQuestion } from './ground/ground-painting';
import { judgeDocument, marksIn, previewsIn, zoneIn } from './judgement';
import type { Judge, Judgement } from './reading';

/** What the page asks the worker: first who judges, then about one document after the other. */
export type Question =
  | { readonly type: 'open'; readonly system: string; readonly format: Format }
  | { readonly type: 'document'; readonly document: unknown }
  | GroundQuestion
  | Job;

export type Job =
  | { readonly type: 'judge' }
  | { readonly type: 'zone'; readonly piece: string }
  | { readonly type: 'odds'; readonly piece: string }
  | { readonly type: 'marks'; readonly name: string };

export type JobAnswer =
  | { readonly type: 'judged'; readonly judgement: Judgement }
  | { readonly type: 'zone'; readonly piece: string; readonly zone: Zone | null }
  | { readonly type: 'odds'; readonly piece: string; readonly previews: readonly Preview[] }
  | { readonly type: 'marks'; readonly name: string; readonly marks: readonly OverlayMark[] };

export type WorkerAnswer = JobAnswer | GroundAnswer;

/** The same work in the worker and, where there is none, on the page. */
export const doJob = (judge: Judge, document: unknown, job: Job): JobAnswer => {
  switch (job.type) {
    case 'judge':
      return { type: 'judged', judgement: judgeDocument(judge, document) };
    case 'zone':
      return { type: 'zone', piece: job.piece, zone: zoneIn(judge, document, job.piece) };
    case 'odds':
      return { type: 'odds', piece: job.piece, previews: previewsIn(judge, document, job.piece) };
    case 'marks':
      return { type: 'marks', name: job.name, marks: marksIn(judge, document, job.name) };
  }
};
