import { shallow } from 'zustand/shallow';
import { openDeployment } from '../deploy/deploy-edits';
import type { StudioState } from '../session/state';
import type { StudioStore } from '../session/store';
import { type GroundClient, makeGroundClient } from './ground-client';
import { type CheckAnswer, type CheckJob, runJob, type WorkerAnswer, type WorkerRequest } from './protocol';
import { applyAnswer, isChecked } from './reducer';
import { findNextQuery } from './watched-queries';
import { listSpeakers } from './zones';

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
  /** Null: no worker is available, and the page runs the rules itself. */
  worker: CheckWorker | null;
  crashes: number;
  /** The document that the worker has. */
  sent: unknown;
  underWay: { readonly document: unknown; readonly job: CheckJob } | null;
  timer?: ReturnType<typeof setTimeout>;
}

const MAX_CRASHES = 2;
/** Runs the rules beside the page: for every new document, and for the selected or carried pieces. */
export const startCheckClient = (store: StudioStore, makeWorker: () => CheckWorker): CheckClient => {
  const ground = makeGroundClient();
  const state: ClientState = {
    store,
    makeWorker,
    ground,
    worker: null,
    crashes: 0,
    sent: undefined,
    underWay: null,
  };
  startWorker(state);
  const unsubscribe = store.subscribe(
    ({ derived, zones, watched, selection, dragging, deploying }) => [
      derived,
      zones,
      watched,
      selection,
      dragging,
      deploying,
    ],
    () => sendNext(state),
    { equalityFn: shallow },
  );
  sendNext(state);
  return {
    ground,
    stop: () => {
      clearTimeout(state.timer);
      unsubscribe();
      state.worker?.terminate();
    },
  };
};

const startWorker = (state: ClientState): void => {
  const { rules } = state.store.getState();
  try {
    const worker = state.makeWorker();
    worker.onmessage = ({ data }) =>
      data.type === 'ground' ? state.ground.answer(data) : receiveAnswer(state, data);
    worker.onerror = event => {
      event.preventDefault();
      onCrash(state);
    };
    worker.postMessage({ type: 'open', system: rules.system.id, format: rules.format });
    state.worker = worker;
    state.sent = undefined;
    if (canPaint()) state.ground.attach(question => worker.postMessage(question));
  } catch (error) {
    // A browser without module workers, or one that forbids them, throws one of these.
    if (!(error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError))
      throw error;
    fallBackToPage(state);
  }
};

/** A browser that cannot paint in a worker paints on its page. */
const canPaint = (): boolean => 'OffscreenCanvas' in globalThis;

/**
 * A worker that crashed is replaced twice; after that the page does the work itself, and says that it may be slow.
 */
const onCrash = (state: ClientState): void => {
  state.worker?.terminate();
  state.worker = null;
  state.underWay = null;
  state.crashes += 1;
  if (state.crashes > MAX_CRASHES) fallBackToPage(state);
  else startWorker(state);
  sendNext(state);
};

const fallBackToPage = (state: ClientState): void => {
  state.worker = null;
  state.ground.attach(null);
  state.crashes = MAX_CRASHES + 1;
  state.store.update(state => ({ ...state, notice: 'no-worker' }));
};

const nextJob = (state: StudioState): CheckJob | null => {
  const deployment = openDeployment(state);
  if (deployment) return { type: 'propose', serial: deployment.serial, request: deployment.request };
  if (!isChecked(state)) return { type: 'check' };
  const piece = listWantedZones(state).find(id => state.zones[id] === undefined);
  if (piece !== undefined) return { type: 'zone', piece };
  const marks = findNextQuery(state, 'marks');
  if (marks !== undefined) return { type: 'marks', name: marks };
  const odds = state.rules.system.previews && findNextQuery(state, 'odds');
  return odds === undefined ? null : { type: 'odds', piece: odds };
};

const listWantedZones = (state: StudioState): readonly string[] =>
  state.derived.isMalformed ? [] : listSpeakers(state, state.dragging?.pieces ?? state.selection.pieces);

/** One question at a time, so that the newest document never waits behind older ones. */
const sendNext = (current: ClientState): void => {
  if (current.underWay) return;
  const state = current.store.getState();
  const job = nextJob(state);
  if (!job) return;
  const document = state.derived.shownDocument;
  current.underWay = { document, job };
  if (current.worker) sendJob(current, current.worker, document, job);
  else current.timer = setTimeout(() => receiveAnswer(current, runJob(state.rules, document, job)));
};

const sendJob = (state: ClientState, worker: CheckWorker, document: unknown, job: CheckJob): void => {
  if (state.sent !== document) worker.postMessage({ type: 'document', document });
  state.sent = document;
  worker.postMessage(job);
};

const receiveAnswer = (state: ClientState, answer: CheckAnswer): void => {
  const asked = state.underWay;
  state.underWay = null;
  if (asked) state.store.update(state => applyAnswer(state, asked.document, answer));
  sendNext(state);
};
