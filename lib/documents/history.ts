import type { Sentence } from '@/lib/game/contract/sentence';
import { applyChanges, type Change } from './change';

export interface HistoryEntry {
  /** What was done: "Paint hill", "Move 3 units". */
  readonly name: Sentence;
  readonly document: unknown;
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
  const document = applyChanges(history.present.document, changes);
  if (document === history.present.document) return history;
  return { past: [...history.past, history.present], present: { name, document }, future: [] };
};

export const undo = (history: History): History => {
  const previous = history.past.at(-1);
  if (!previous) return history;
  return {
    past: history.past.slice(0, -1),
    present: previous,
    future: [history.present, ...history.future],
  };
};

export const redo = (history: History): History => {
  const [next, ...later] = history.future;
  if (!next) return history;
  return { past: [...history.past, history.present], present: next, future: later };
};

/** Goes to any step at once; steps are counted from the oldest entry. */
export const goToStep = (history: History, step: number): History => {
  const entries = [...history.past, history.present, ...history.future];
  const present = entries[step];
  if (!present || present === history.present) return history;
  return { past: entries.slice(0, step), present, future: entries.slice(step + 1) };
};

export const canUndo = (history: History): boolean => history.past.length > 0;
export const canRedo = (history: History): boolean => history.future.length > 0;
