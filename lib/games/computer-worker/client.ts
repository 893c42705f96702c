import type { Level } from '@/lib/game/computer/levels';
import { createComputerPlayers } from '@/lib/game/computer/match-runner';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';

/** A decision that the computer player is asked for. */
export interface Decision {
  readonly state: unknown;
  readonly seat: string;
  readonly seed: number;
  readonly level: Level;
}

export interface ComputerRequest extends Decision {
  readonly id: number;
  readonly system: string;
}

export interface ComputerAnswer {
  readonly id: number;
  readonly action: ActionBase | null;
}

/** As much of a worker as is needed here. */
export interface ComputerWorker {
  postMessage(question: ComputerRequest): void;
  onmessage: ((event: MessageEvent<ComputerAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

type OnChoice = (action: ActionBase | null) => void;

export interface ComputerClient {
  /**
   * Sends the request; the answer comes later, unless the returned function is called before: then the thinking ends
   * at once.
   */
  ask(decision: Decision, onAnswer: OnChoice): () => void;
  stop(): void;
}

interface ClientState {
  readonly system: string;
  readonly rules: AnyPlayRules;
  readonly makeWorker: () => ComputerWorker;
  /** Null: none works here, and the page thinks itself. */
  worker: ComputerWorker | null;
  readonly open: Map<number, { readonly question: ComputerRequest; readonly onAnswer: OnChoice }>;
  /** Thinks on the page. */
  readonly playerOf: ReturnType<typeof createComputerPlayers>;
  last: number;
}

/** Runs the computer player beside the page, so that the page stays responsive. */
export const startComputerClient = (
  system: string,
  rules: AnyPlayRules,
  makeWorker: () => ComputerWorker,
): ComputerClient => {
  const state: ClientState = {
    system,
    rules,
    makeWorker,
    worker: null,
    open: new Map(),
    playerOf: createComputerPlayers(),
    last: 0,
  };
  startWorker(state);
  return {
    ask: (decision, onAnswer) => {
      state.last += 1;
      const question: ComputerRequest = { ...decision, id: state.last, system };
      state.open.set(question.id, { question, onAnswer });
      sendRequest(state, question);
      return () => takeBack(state, question.id);
    },
    stop: () => {
      state.open.clear();
      state.worker?.terminate();
    },
  };
};

/** A worker cannot hear while it thinks: it is ended, and another waits for the next question. */
const takeBack = (state: ClientState, id: number): void => {
  if (!state.open.delete(id) || !state.worker) return;
  state.worker.terminate();
  startWorker(state);
  for (const { question } of state.open.values()) sendRequest(state, question);
};

const startWorker = (state: ClientState): void => {
  try {
    const worker = state.makeWorker();
    worker.onmessage = ({ data }) => receiveAnswer(state, data);
    worker.onerror = event => {
      event.preventDefault();
      fallBackToPage(state);
    };
    state.worker = worker;
  } catch (error) {
    // A browser without module workers, or one that forbids them, throws one of these.
    if (!(error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError))
      throw error;
  }
};

/** A worker that broke down leaves its questions to the page. */
const fallBackToPage = (state: ClientState): void => {
  state.worker?.terminate();
  state.worker = null;
  for (const { question } of state.open.values()) sendRequest(state, question);
};

const sendRequest = (state: ClientState, question: ComputerRequest): void => {
  if (state.worker) state.worker.postMessage(question);
  else setTimeout(() => decideOnPage(state, question));
};

const decideOnPage = (current: ClientState, { id, level, state, seat, seed }: ComputerRequest): void => {
  if (current.open.has(id))
    receiveAnswer(current, { id, action: current.playerOf(level)(current.rules, state, seat, seed) });
};

/** The answer to a question that was taken back is dropped. */
const receiveAnswer = (state: ClientState, { id, action }: ComputerAnswer): void => {
  const asked = state.open.get(id);
  state.open.delete(id);
  asked?.onAnswer(action);
};
