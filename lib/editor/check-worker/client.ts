import type { StudioState } from '../session/state';
import type { StudioStore } from '../session/store';
import { type GroundClient, makeGroundClient } from './ground-client';
import { type CheckAnswer, type CheckJob, runJob, type WorkerAnswer, type WorkerRequest } from './protocol';
import { applyAnswer, isChecked } from './reducer';
import { nextQuery } from './watched-queries';
import { representatives } from './zones';

/** As much of a worker as is needed here. */
export interface CheckWorker {
  postMessage(question: WorkerRequest): void;
  onmessage: ((event: MessageEvent<WorkerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

export interface CheckClient {
  readonly ground: GroundClient;
  stop(): void;
}

interface ClientState {
  readonly store: StudioStore;
  readonly makeWorker: () => CheckWorker;
  readonly ground: GroundClient;
  /** Null: none works here, and the page asks the rules itself. */
  worker: CheckWorker | null;
  crashes: number;
  /** The document that the worker has. */
  sent: unknown;
  underWay: { readonly document: unknown; readonly job: CheckJob } | null;
  timer?: ReturnType<typeof setTimeout>;
}

const MAX_CRASHES = 2;
/** Chosen, but not yet carried: a few kinds of pieces are asked about beforehand. */
const MOST_BEFOREHAND = 6;

/** Has the rules asked beside the page: about every new document, and about the pieces that are chosen or carried. */
export const startCheckClient = (store: StudioStore, makeWorker: () => CheckWorker): CheckClient => {
  const ground = makeGroundClient();
  const desk: ClientState = {
    store,
    makeWorker,
    ground,
    worker: null,
    crashes: 0,
    sent: undefined,
    underWay: null,
  };
  startWorker(desk);
  const unsubscribe = store.subscribe(() => sendNext(desk));
  sendNext(desk);
  return {
    ground,
    stop: () => {
      clearTimeout(desk.timer);
      unsubscribe();
      desk.worker?.terminate();
    },
  };
};

const startWorker = (desk: ClientState): void => {
  const { rules } = desk.store.getState();
  try {
    const worker = desk.makeWorker();
    worker.onmessage = ({ data }) =>
      data.type === 'ground' ? desk.ground.answer(data) : receiveAnswer(desk, data);
    worker.onerror = event => {
      event.preventDefault();
      onCrash(desk);
    };
    worker.postMessage({ type: 'open', system: rules.system.id, format: rules.format });
    desk.worker = worker;
    desk.sent = undefined;
    if (canPaint()) desk.ground.attach(question => worker.postMessage(question));
  } catch (error) {
    // A browser without module workers, or one that forbids them, says so by one of these.
    if (!(error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError))
      throw error;
    fallBackToPage(desk);
  }
};

/** A browser that cannot paint in a worker paints on its page. */
const canPaint = (): boolean => 'OffscreenCanvas' in globalThis;

/** A worker that broke down is replaced twice; after that the page does the work itself, and says that it may be slow. */
const onCrash = (desk: ClientState): void => {
  desk.worker?.terminate();
  desk.worker = null;
  desk.underWay = null;
  desk.crashes += 1;
  if (desk.crashes > MAX_CRASHES) fallBackToPage(desk);
  else startWorker(desk);
  sendNext(desk);
};

const fallBackToPage = (desk: ClientState): void => {
  desk.worker = null;
  desk.ground.attach(null);
  desk.crashes = MAX_CRASHES + 1;
  desk.store.update(state => ({ ...state, notice: 'no-worker' }));
};

const nextJob = (state: StudioState): CheckJob | null => {
  if (!isChecked(state)) return { type: 'judge' };
  const piece = listWantedZones(state).find(id => state.zones[id] === undefined);
  if (piece !== undefined) return { type: 'zone', piece };
  const marks = nextQuery(state, 'marks');
  if (marks !== undefined) return { type: 'marks', name: marks };
  const odds = state.rules.system.previews && nextQuery(state, 'odds');
  return odds === undefined ? null : { type: 'odds', piece: odds };
};

const listWantedZones = ({ derived, dragging, selection }: StudioState): readonly string[] => {
  if (!derived.position || derived.isMalformed) return [];
  if (dragging) return representatives(derived.position, dragging.pieces);
  const chosen = representatives(derived.position, selection.pieces);
  return chosen.length > MOST_BEFOREHAND ? [] : chosen;
};

/** One question at a time, so that the newest document never waits behind older ones. */
const sendNext = (desk: ClientState): void => {
  if (desk.underWay) return;
  const state = desk.store.getState();
  const job = nextJob(state);
  if (!job) return;
  const document = state.derived.shownDocument;
  desk.underWay = { document, job };
  if (desk.worker) sendJob(desk, desk.worker, document, job);
  else desk.timer = setTimeout(() => receiveAnswer(desk, runJob(state.rules, document, job)));
};

const sendJob = (desk: ClientState, worker: CheckWorker, document: unknown, job: CheckJob): void => {
  if (desk.sent !== document) worker.postMessage({ type: 'document', document });
  desk.sent = document;
  worker.postMessage(job);
};

const receiveAnswer = (desk: ClientState, answer: CheckAnswer): void => {
  const asked = desk.underWay;
  desk.underWay = null;
  if (asked) desk.store.update(state => applyAnswer(state, asked.document, answer));
  sendNext(desk);
};
