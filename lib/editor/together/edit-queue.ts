import type { OwnEdit } from '@/lib/documents/history';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { SentTexts } from './own-texts';

/** An edit that the server does not have yet. */
export interface WaitingEdit extends OwnEdit {
  /** The window that made it, and its number there: they identify it when it comes back from the server. */
  readonly client: string;
  readonly n: number;
  readonly name: Sentence;
  /** The server's revision that its author saw. */
  readonly seen: number;
  /** Edits with the same key are sent together. */
  readonly joint: string | null;
  /** Makes the same edit of a newer document; absent: what it changed is merged into that. */
  readonly run?: RunEdit;
}

/** `remade`: the numbers of edits before it that were made again. */
export type RunEdit = (document: unknown, remade: ReadonlyMap<number, OwnEdit>) => unknown;

/** What is on its way to the server, in order. */
export interface EditQueue {
  readonly client: string;
  readonly made: number;
  readonly waiting: readonly WaitingEdit[];
  /** The number of the last edit that was sent; no edit joins it any more. */
  readonly sent: number;
  /** The server has the document in an older shape: the next edit sends it as a whole. */
  readonly isWhole: boolean;
  /** Texts that were written here and that the server has. */
  readonly sentTexts: readonly SentTexts[];
}

export const EMPTY_QUEUE: EditQueue = {
  client: '',
  made: 0,
  waiting: [],
  sent: 0,
  isWhole: false,
  sentTexts: [],
};

export interface NewEdit extends OwnEdit {
  readonly name: Sentence;
  readonly seen: number;
  readonly joint: string | null;
  readonly run?: RunEdit | undefined;
}

/** One after the other, as far as both can be made again. */
const runBoth = (first: RunEdit | undefined, second: RunEdit | undefined): { readonly run?: RunEdit } =>
  first && second ? { run: (document, remade) => second(first(document, remade), remade) } : {};

export const addEdit = (queue: EditQueue, edit: NewEdit): EditQueue => {
  const { run, ...plain } = edit;
  const last = queue.waiting.at(-1);
  const isOpen = last?.client === queue.client && last.n > queue.sent;
  if (last && isOpen && edit.joint !== null && last.joint === edit.joint) {
    const { run: first, ...kept } = last;
    const joined = { ...kept, name: edit.name, after: edit.after, ...runBoth(first, run) };
    return { ...queue, waiting: [...queue.waiting.slice(0, -1), joined] };
  }
  const n = queue.made + 1;
  const made = { ...plain, client: queue.client, n, ...(run ? { run } : {}) };
  return { ...queue, made: n, waiting: [...queue.waiting, made] };
};

/** Edits that lead back to the server's document need not be sent, unless some of them are on their way. */
export const dropIfBack = (queue: EditQueue, isBack: boolean): EditQueue =>
  isBack && queue.waiting.every(({ n, client }) => client === queue.client && n > queue.sent)
    ? { ...queue, waiting: [] }
    : queue;

/** As stored on this device: a function cannot be. */
export const toPlainEdits = (waiting: readonly WaitingEdit[]): readonly WaitingEdit[] =>
  waiting.map(({ run: _run, ...edit }) => edit);
