import type { Format } from '@/lib/game/document-kind';
import type { Zone } from '@/lib/game/game-system';
import type { GroundAnswer, GroundQuestion } from './ground/ground-painting';
import { judgeDocument, zoneIn } from './judgement';
import type { Judge, Judgement } from './reading';

/** What the page asks the worker: first who judges, then about one document after the other. */
export type Question =
  | { readonly type: 'open'; readonly system: string; readonly format: Format }
  | { readonly type: 'document'; readonly document: unknown }
  | GroundQuestion
  | Job;

export type Job = { readonly type: 'judge' } | { readonly type: 'zone'; readonly piece: string };

export type JobAnswer =
  | { readonly type: 'judged'; readonly judgement: Judgement }
  | { readonly type: 'zone'; readonly piece: string; readonly zone: Zone | null };

export type WorkerAnswer = JobAnswer | GroundAnswer;

/** The same work in the worker and, where there is none, on the page. */
export const doJob = (judge: Judge, document: unknown, job: Job): JobAnswer =>
  job.type === 'judge'
    ? { type: 'judged', judgement: judgeDocument(judge, document) }
    : { type: 'zone', piece: job.piece, zone: zoneIn(judge, document, job.piece) };
