import { type GroundDesk, makeGroundDesk } from './ground/ground-desk';
import { answered, isJudged } from './judged';
import { doJob, type Job, type JobAnswer, type Question, type WorkerAnswer } from './judging';
import type { StudioState } from './studio-state';
import type { StudioStore } from './studio-store';
import { toAsk } from './wished';
import { spokesmen } from './zones';

/** As much of a worker as is needed here. */
export interface JudgeWorker {
  postMessage(question: Question): void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface JudgeDesk {
  readonly ground: GroundDesk;
  stop(): void;
}

interface Desk {
  readonly store: StudioStore;
  readonly makeWorker: () => JudgeWorker;
  readonly ground: GroundDesk;
  /** Null: none works here, and the page asks the rules itself. */
  worker: JudgeWorker | null;
  deaths: number;
  /** The document that the worker has. */
  sent: unknown;
  underWay: { readonly document: unknown; readonly job: Job } | null;
  timer?: ReturnType<typeof setTimeout>;
}

const MOST_DEATHS = 2;
/** Chosen, but not yet carried: a few kinds of pieces are asked about beforehand. */
const MOST_BEFOREHAND = 6;

/** Has the rules asked beside the page: about every new document, and about the pieces that are chosen or carried. */
export const startJudgeDesk = (store: StudioStore, makeWorker: () => JudgeWorker): JudgeDesk => {
  const ground = makeGroundDesk();
  const desk: Desk = { store, makeWorker, ground, worker: null, deaths: 0, sent: undefined, underWay: null };
  hire(desk);
  const unsubscribe = store.subscribe(() => next(desk));
  next(desk);
  return {
    ground,
    stop: () => {
      clearTimeout(desk.timer);
      unsubscribe();
      desk.worker?.terminate();
    },
  };
};

const hire = (desk: Desk): void => {
  const { judge } = desk.store.getState();
  try {
    const worker = desk.makeWorker();
    worker.onmessage = ({ data }) => (data.type === 'ground' ? desk.ground.answer(data) : take(desk, data));
    worker.onerror = event => {
      event.preventDefault();
      died(desk);
    };
    worker.postMessage({ type: 'open', system: judge.system.id, format: judge.format });
    desk.worker = worker;
    desk.sent = undefined;
    if (canPaint()) desk.ground.man(question => worker.postMessage(question));
  } catch (error) {
    // A browser without module workers, or one that forbids them, says so by one of these.
    if (!(error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError))
      throw error;
    workHere(desk);
  }
};

/** A browser that cannot paint in a worker paints on its page. */
const canPaint = (): boolean => 'OffscreenCanvas' in globalThis;

/** A worker that broke down is replaced twice; after that the page does the work itself, and says that it may be slow. */
const died = (desk: Desk): void => {
  desk.worker?.terminate();
  desk.worker = null;
  desk.underWay = null;
  desk.deaths += 1;
  if (desk.deaths > MOST_DEATHS) workHere(desk);
  else hire(desk);
  next(desk);
};

const workHere = (desk: Desk): void => {
  desk.worker = null;
  desk.ground.man(null);
  desk.deaths = MOST_DEATHS + 1;
  desk.store.update(state => ({ ...state, notice: 'no-worker' }));
};

const wantedJob = (state: StudioState): Job | null => {
  if (!isJudged(state)) return { type: 'judge' };
  const piece = wantedZones(state).find(id => state.zones[id] === undefined);
  if (piece !== undefined) return { type: 'zone', piece };
  const marks = toAsk(state, 'marks');
  if (marks !== undefined) return { type: 'marks', name: marks };
  const odds = state.judge.system.previews && toAsk(state, 'odds');
  return odds === undefined ? null : { type: 'odds', piece: odds };
};

const wantedZones = ({ reading, dragging, selection }: StudioState): readonly string[] => {
  if (!reading.position || reading.isMalformed) return [];
  if (dragging) return spokesmen(reading.position, dragging.pieces);
  const chosen = spokesmen(reading.position, selection.pieces);
  return chosen.length > MOST_BEFOREHAND ? [] : chosen;
};

/** One question at a time, so that the newest document never waits behind older ones. */
const next = (desk: Desk): void => {
  if (desk.underWay) return;
  const state = desk.store.getState();
  const job = wantedJob(state);
  if (!job) return;
  const document = state.reading.shown;
  desk.underWay = { document, job };
  if (desk.worker) ask(desk, desk.worker, document, job);
  else desk.timer = setTimeout(() => take(desk, doJob(state.judge, document, job)));
};

const ask = (desk: Desk, worker: JudgeWorker, document: unknown, job: Job): void => {
  if (desk.sent !== document) worker.postMessage({ type: 'document', document });
  desk.sent = document;
  worker.postMessage(job);
};

const take = (desk: Desk, answer: JobAnswer): void => {
  const asked = desk.underWay;
  desk.underWay = null;
  if (asked) desk.store.update(state => answered(state, asked.document, answer));
  next(desk);
};
