import { newMachine } from '@/lib/game/contest';
import type { AnyPlay } from '@/lib/game/match';
import type { ActionBase } from '@/lib/game/play-rules';

/** A decision that the machine is asked for. */
export interface Decision {
  readonly state: unknown;
  readonly seat: string;
  readonly seed: number;
}

export interface MachineQuestion extends Decision {
  readonly id: number;
  readonly system: string;
}

export interface MachineAnswer {
  readonly id: number;
  readonly action: ActionBase | null;
}

/** As much of a worker as is needed here. */
export interface MachineWorker {
  postMessage(question: MachineQuestion): void;
  onmessage: ((event: MessageEvent<MachineAnswer>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  terminate(): void;
}

type Told = (action: ActionBase | null) => void;

export interface MachineDesk {
  /** Asks; the answer comes later, unless what is returned is called before. */
  ask(decision: Decision, onAnswer: Told): () => void;
  stop(): void;
}

interface Desk {
  readonly system: string;
  readonly rules: AnyPlay;
  /** Null: none works here, and the page thinks itself. */
  worker: MachineWorker | null;
  readonly open: Map<number, { readonly question: MachineQuestion; readonly onAnswer: Told }>;
  /** Thinks on the page. */
  readonly machine: ReturnType<typeof newMachine>;
  last: number;
}

/** Has the machine think beside the page, so that the page stays alive. */
export const makeMachineDesk = (
  system: string,
  rules: AnyPlay,
  makeWorker: () => MachineWorker,
): MachineDesk => {
  const desk: Desk = { system, rules, worker: null, open: new Map(), machine: newMachine(), last: 0 };
  hire(desk, makeWorker);
  return {
    ask: (decision, onAnswer) => {
      desk.last += 1;
      const question: MachineQuestion = { ...decision, id: desk.last, system };
      desk.open.set(question.id, { question, onAnswer });
      put(desk, question);
      return () => desk.open.delete(question.id);
    },
    stop: () => {
      desk.open.clear();
      desk.worker?.terminate();
    },
  };
};

const hire = (desk: Desk, makeWorker: () => MachineWorker): void => {
  try {
    const worker = makeWorker();
    worker.onmessage = ({ data }) => take(desk, data);
    worker.onerror = event => {
      event.preventDefault();
      thinkHere(desk);
    };
    desk.worker = worker;
  } catch (error) {
    // A browser without module workers, or one that forbids them, says so by one of these.
    if (!(error instanceof DOMException || error instanceof ReferenceError || error instanceof TypeError))
      throw error;
  }
};

/** A worker that broke down leaves its questions to the page. */
const thinkHere = (desk: Desk): void => {
  desk.worker?.terminate();
  desk.worker = null;
  for (const { question } of desk.open.values()) put(desk, question);
};

const put = (desk: Desk, question: MachineQuestion): void => {
  if (desk.worker) desk.worker.postMessage(question);
  else setTimeout(() => think(desk, question));
};

const think = (desk: Desk, { id, state, seat, seed }: MachineQuestion): void => {
  if (desk.open.has(id)) take(desk, { id, action: desk.machine(desk.rules, state, seat, seed) });
};

/** The answer to a question that was taken back is dropped. */
const take = (desk: Desk, { id, action }: MachineAnswer): void => {
  const asked = desk.open.get(id);
  desk.open.delete(id);
  asked?.onAnswer(action);
};
