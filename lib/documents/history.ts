import type { Sentence } from '@/lib/game/contract/sentence';
import { applyChanges, type Change } from './change';
import { mergeDocuments } from './compare/merge';

/** The states before and after one edit. */
export interface OwnEdit {
  readonly before: unknown;
  readonly after: unknown;
}

export interface HistoryEntry {
  /** What was done: "Paint hill", "Move 3 units". */
  readonly name: Sentence;
  readonly document: unknown;
  /**
   * The edit alone: what others did since is in the document, but not in it. Absent: everything between this entry
   * and the one before.
   */
  readonly edit?: OwnEdit & {
    /** Its number among the edits of this window, once it has one. */
    readonly n?: number;
  };
}

/** One history over canvas, forms and source: every edit from anywhere is one entry with one undo. */
export interface History {
  readonly past: readonly HistoryEntry[];
  readonly present: HistoryEntry;
  readonly future: readonly HistoryEntry[];
}

export const openHistory = (document: unknown, name: Sentence): History => ({
  past: [],
  present: { name, document },
  future: [],
});

export const commit = (history: History, name: Sentence, changes: readonly Change[]): History => {
  const before = history.present.document;
  const document = applyChanges(before, changes);
  if (document === before) return history;
  const present = { name, document, edit: { before, after: document } };
  return { past: [...history.past, history.present], present, future: [] };
};

/** The last two entries as one: a stroke, a burst of typing. What others did between them stays theirs. */
export const joinLastTwo = (history: History): History => {
  const first = history.past.at(-1);
  const { present } = history;
  if (!first || !present.edit) return history;
  const { before, after } = editOf(first, history.past.at(-2)?.document);
  const start = mergeDocuments({ before: after, ours: before, theirs: present.edit.before }).document;
  const edit = { before: start, after: present.edit.after };
  return { ...history, past: history.past.slice(0, -1), present: { ...present, edit } };
};

/** The last step has this number among all edits. */
export const numberLast = (history: History, n: number): History => {
  const { present } = history;
  return present.edit ? { ...history, present: { ...present, edit: { ...present.edit, n } } } : history;
};

/** Steps that were made again of a newer document, by their numbers: they are taken back from what they are now. */
export const reframeSteps = (history: History, remade: ReadonlyMap<number, OwnEdit>): History => {
  const reframe = (entry: HistoryEntry): HistoryEntry => {
    const { edit } = entry;
    const now = edit?.n === undefined ? undefined : remade.get(edit.n);
    if (!edit || !now) return entry;
    // Of a step of several edits only the last may be new.
    const before = mergeDocuments({ before: edit.after, ours: edit.before, theirs: now.after }).document;
    return { ...entry, edit: { ...edit, before, after: now.after } };
  };
  const { past, present, future } = history;
  return { past: past.map(reframe), present: reframe(present), future: future.map(reframe) };
};

const editOf = ({ edit, document }: HistoryEntry, previous: unknown): OwnEdit =>
  edit ?? { before: previous, after: document };

/** The document after others have worked on it: every own step can still be taken back. */
export const replacePresent = (history: History, document: unknown): History => {
  const { past, present } = history;
  if (document === present.document) return history;
  const edit = present.edit ?? (past.length > 0 ? editOf(present, past.at(-1)?.document) : undefined);
  return { ...history, present: { ...present, document, ...(edit ? { edit } : {}) } };
};

/** One step taken back or done again; null: something that others have done since would go with it. */
const replayStep = (document: unknown, from: unknown, to: unknown): { readonly document: unknown } | null => {
  if (document === from) return { document: to };
  const { isLossy, ...merged } = mergeDocuments({ before: from, ours: to, theirs: document });
  return isLossy ? null : merged;
};

const withDocument = (entry: HistoryEntry, document: unknown): HistoryEntry =>
  document === entry.document ? entry : { ...entry, document };

/** The history one step earlier. Of a value that others have changed since, theirs stays; the same history: the step cannot be taken back. */
export const undo = (history: History): History => {
  const previous = history.past.at(-1);
  if (!previous) return history;
  const { before, after } = editOf(history.present, previous.document);
  const undone = replayStep(history.present.document, after, before);
  if (!undone) return history;
  return {
    past: history.past.slice(0, -1),
    present: withDocument(previous, undone.document),
    future: [
      history.present.edit ? history.present : { ...history.present, edit: { before, after } },
      ...history.future,
    ],
  };
};

export const redo = (history: History): History => {
  const [next, ...later] = history.future;
  if (!next) return history;
  const { before, after } = editOf(next, history.present.document);
  const redone = replayStep(history.present.document, before, after);
  if (!redone) return history;
  return {
    past: [...history.past, history.present],
    present: withDocument(next, redone.document),
    future: later,
  };
};

/** One step undone or redone: from its result to its beginning, or the other way. */
export interface Replay {
  readonly n: number | undefined;
  readonly edit: OwnEdit;
  readonly isBack: boolean;
}

/** The steps to replay to reach another one. */
export const listReplays = ({ past, present, future }: History, step: number): readonly Replay[] => {
  const entries = [...past, present, ...future];
  const replayOf = (index: number, isBack: boolean): readonly Replay[] => {
    const entry = entries[index];
    return entry ? [{ n: entry.edit?.n, edit: editOf(entry, entries[index - 1]?.document), isBack }] : [];
  };
  const [low, high] = [Math.min(step, past.length), Math.max(step, past.length)];
  const between = Array.from({ length: high - low }, (_, index) => low + 1 + index);
  return step < past.length
    ? between.toReversed().flatMap(index => replayOf(index, true))
    : between.flatMap(index => replayOf(index, false));
};

/** The same steps on a newer document, some of which may have been made again; undefined: they do not fit. */
export const replayAll = (
  replays: readonly Replay[],
  document: unknown,
  remade: ReadonlyMap<number, OwnEdit>,
): unknown =>
  replays.reduce<unknown>((now, { n, edit, isBack }) => {
    if (now === undefined) return undefined;
    const { before, after } = (n === undefined ? undefined : remade.get(n)) ?? edit;
    return (isBack ? replayStep(now, after, before) : replayStep(now, before, after))?.document;
  }, document);

/** Goes to any step at once; steps are counted from the oldest entry. */
export const goToStep = (history: History, step: number): History => {
  let current = history;
  while (current.past.length !== step) {
    const next = current.past.length > step ? undo(current) : redo(current);
    if (next === current) return current;
    current = next;
  }
  return current;
};

export const canUndo = (history: History): boolean => history.past.length > 0;
export const canRedo = (history: History): boolean => history.future.length > 0;
