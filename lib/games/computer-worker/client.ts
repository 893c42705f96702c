import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { AnyPlayRules } from '@/lib/game/play/game-session';

/** A decision that the machine is asked for. */
export interface Decision {
  readonly state: unknown;
  readonly seat: string;
  readonly seed: number;
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
  /** Asks; the answer comes later, unless what is returned is called before. */
  ask(decision: Decision, onAnswer: OnChoice): () => void;
  stop(): void;
}

interface ClientState {
  readonly system: string;
  readonly rules: AnyPlayRules;
  /** Null: none works here, and the page thinks itself. */
  worker: ComputerWorker | null;
  readonly open: Map<number, { readonly question: ComputerRequest; readonly onAnswer: OnChoice }>;
  /** Thinks on the page. */
  readonly computer: ReturnType<typeof createComputerPlayer>;
  last: number;
}

/** Has the machine think beside the page, so that the page stays alive. */
export const startComputerClient = (
  system: string,
  rules: AnyPlayRules,
  makeWorker: () => ComputerWorker,
): ComputerClient => {
  const desk: ClientState = {
    system,
    rules,
    worker: null,
    open: new Map(),
    computer: createComputerPlayer(),
    last: 0,
  };
  startWorker(desk, makeWorker);
  return {
    ask: (decision, onAnswer) => {
      desk.last += 1;
      const question: ComputerRequest = { ...decision, id: desk.last, system };
      desk.open.set(question.id, { question, onAnswer });
      sendRequest(desk, question);
      return () => desk.open.delete(question.id);
    },
    stop: () => {
      desk.open.clear();
      desk.worker?.terminate();
    },
  };
};

const startWorker = (desk: ClientState, makeWorker: () => ComputerWorker): void => {
  try {
    const worker = makeWorker();
    worker.onmessage = ({ data }) => receiveAnswer(desk, data);
    worker.onerror = event => {
      event.preventDefault();
      fallBackToPage(desk);
    };
    desk.worker = worker;
  } catch (error) {
    // A browser without module workers, or one that forbids them, says so by one of these.
    if (!(error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError))
      throw error;
  }
};

/** A worker that broke down leaves its questions to the page. */
const fallBackToPage = (desk: ClientState): void => {
  desk.worker?.terminate();
  desk.worker = null;
  for (const { question } of desk.open.values()) sendRequest(desk, question);
};

const sendRequest = (desk: ClientState, question: ComputerRequest): void => {
  if (desk.worker) desk.worker.postMessage(question);
  else setTimeout(() => decideOnPage(desk, question));
};

const decideOnPage = (desk: ClientState, { id, state, seat, seed }: ComputerRequest): void => {
  if (desk.open.has(id)) receiveAnswer(desk, { id, action: desk.computer(desk.rules, state, seat, seed) });
};

/** The answer to a question that was taken back is dropped. */
const receiveAnswer = (desk: ClientState, { id, action }: ComputerAnswer): void => {
  const asked = desk.open.get(id);
  desk.open.delete(id);
  asked?.onAnswer(action);
};
