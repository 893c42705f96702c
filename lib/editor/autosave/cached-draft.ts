import { type History, type HistoryEntry, openHistory } from '@/lib/documents/history';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { WaitingEdit } from '../together/edit-queue';

/** What this device keeps of one draft for one browser tab. */
export interface CachedDraft {
  readonly draft: string;
  /** The id of the tab. Each keeps its own copy, so that none overwrites another's; the stored name stays. */
  readonly sitting: string;
  /** The server's revision that it is based on. */
  readonly revision: number;
  readonly history: History;
  /** The server does not have its present document yet. */
  readonly isUnsaved: boolean;
  /**
   * The server's document at that revision, and the edits that it did not have; copies of older releases have
   * neither.
   */
  readonly base?: unknown;
  readonly waiting?: readonly WaitingEdit[];
  /** When it was kept, in milliseconds: which of several is the newest. */
  readonly at: number;
}

/** The most history that is kept over a reload: what is stored at every change must stay small. */
const STEPS_KEPT = 50;

export const limitHistory = ({ past, present, future }: History): History => ({
  past: past.slice(-STEPS_KEPT),
  present,
  future: future.slice(0, STEPS_KEPT),
});

interface DraftRevision {
  readonly revision: number;
  readonly document: unknown;
}

/**
 * The newest revision of the server that this device knows. If it was edited since, only the edited document is
 * known.
 */
export const newestCopyOf = (sent: DraftRevision, copies: readonly CachedDraft[]): DraftRevision => {
  const [newest] = [...copies].sort((left, right) => right.revision - left.revision || right.at - left.at);
  if (!newest || newest.revision <= sent.revision) return sent;
  const { revision, isUnsaved, history } = newest;
  return { revision, document: isUnsaved ? sent.document : history.present.document };
};

/** The newest copy of a draft on this device: with edits that the server does not have yet. */
export const newestDocumentOf = (sent: DraftRevision, copies: readonly CachedDraft[]): unknown => {
  const [newest] = copies
    .filter(
      ({ revision, isUnsaved }) => revision > sent.revision || (isUnsaved && revision === sent.revision),
    )
    .sort((left, right) => right.revision - left.revision || right.at - left.at);
  return newest ? newest.history.present.document : sent.document;
};

interface RestoredHistory {
  readonly history: History;
  /** The document that the server has. */
  readonly saved: unknown;
  readonly revision: number;
  readonly waiting: readonly WaitingEdit[];
  /** A message that is shown once, as a code under `studio.notice`. */
  readonly notice: string | null;
}

const OPENED: Sentence = { code: 'studio.history.opened' };
const KEPT: Sentence = { code: 'studio.history.kept-copy' };

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** A copy with unsent edits, based on an older revision: they are merged into the server's present document. */
const isBehind = ({ isUnsaved, base, revision: kept }: CachedDraft, revision: number): boolean =>
  isUnsaved && base !== undefined && kept < revision;

/** The newest copy continues where it stopped; what other copies contain becomes steps of the history. */
export const restoreHistory = (
  server: unknown,
  revision: number,
  copies: readonly CachedDraft[],
): RestoredHistory => {
  const newestFirst = [...copies].sort((left, right) => right.at - left.at);
  const behind = newestFirst.find(copy => isBehind(copy, revision));
  const here = newestFirst.filter(copy => copy.revision === revision);
  // Another window has kept the same revision later: unsent edits take precedence.
  const current = behind ?? here.find(({ isUnsaved }) => isUnsaved) ?? here[0];
  const opened = current ? continueHistory(server, revision, current) : startHistory(server, revision);
  const others = newestFirst.filter(copy => copy !== current && copy.isUnsaved);
  return addOtherCopies(opened, others);
};

const startHistory = (server: unknown, revision: number): RestoredHistory => ({
  history: openHistory(server, OPENED),
  saved: server,
  revision,
  waiting: [],
  notice: null,
});

const continueHistory = (server: unknown, revision: number, copy: CachedDraft): RestoredHistory => {
  const { history, isUnsaved, base } = copy;
  const { past, present } = history;
  const none = { revision, waiting: [], notice: null };
  if (isSame(present.document, server)) return { ...none, history, saved: present.document };
  if (isUnsaved) {
    const saved = isBehind(copy, revision) ? base : server;
    const waiting = copy.waiting ?? [restoredEdit(copy, saved)];
    return { history, saved, revision: copy.revision, waiting, notice: 'kept-copy' };
  }
  // The server's document has another shape by now: it wins, and the old one stays one step back.
  const reopened = { past: [...past, present], present: { name: OPENED, document: server }, future: [] };
  return { ...none, history: reopened, saved: server };
};

/** Everything in a copy of an older release, as one edit. */
const restoredEdit = ({ sitting, revision, history }: CachedDraft, before: unknown): WaitingEdit => ({
  ...{ client: sitting, n: 0, name: KEPT, seen: revision, joint: null },
  ...{ before, after: history.present.document },
});

const addOtherCopies = (opened: RestoredHistory, others: readonly CachedDraft[]): RestoredHistory => {
  const { past, present } = opened.history;
  const known = [...past, present].map(({ document }) => JSON.stringify(document));
  const kept: HistoryEntry[] = others
    .map(({ history }) => history.present.document)
    .filter(document => !known.includes(JSON.stringify(document)))
    .map(document => ({ name: KEPT, document }));
  if (kept.length === 0) return opened;
  // One step back lies the other copy, whatever the last edit was made from.
  const { name, document } = present;
  return {
    ...opened,
    history: { ...opened.history, past: [...past, ...kept.reverse()], present: { name, document } },
    notice: opened.notice ?? 'older-copy',
  };
};
