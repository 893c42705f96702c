import { type History, type HistoryEntry, openHistory } from '@/lib/documents/history';
import type { Sentence } from '@/lib/game/contract/sentence';

/** What this device keeps of one draft for one browser tab. */
export interface CachedDraft {
  readonly draft: string;
  /** The id of the tab. Each keeps its own copy, so that none overwrites another's; the stored name stays. */
  readonly sitting: string;
  /** The server's revision that it was made from. */
  readonly revision: number;
  readonly history: History;
  /** The server does not have its present document yet. */
  readonly isUnsaved: boolean;
  /** When it was kept, in milliseconds: which of several is the newest. */
  readonly at: number;
}

/** So much of a history is kept over a reload: what is kept at every change must stay small. */
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

/** Without the server: its newest revision that this device knows. Of one that was edited since, only the edited document is known. */
export const newestCopyOf = (sent: DraftRevision, copies: readonly CachedDraft[]): DraftRevision => {
  const [newest] = [...copies].sort((left, right) => right.revision - left.revision || right.at - left.at);
  if (!newest || newest.revision <= sent.revision) return sent;
  const { revision, isUnsaved, history } = newest;
  return { revision, document: isUnsaved ? sent.document : history.present.document };
};

/** The newest that this device has of a draft: with edits that the server does not have yet. */
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
  /** A message that is shown once, as a code under `studio.notice`. */
  readonly notice: string | null;
}

const OPENED: Sentence = { code: 'studio.history.opened' };
const KEPT: Sentence = { code: 'studio.history.kept-copy' };

const isSame = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

/** The newest copy of this revision goes on where it stopped; what other copies hold besides becomes steps of the history. */
export const restoreHistory = (
  server: unknown,
  revision: number,
  copies: readonly CachedDraft[],
): RestoredHistory => {
  const newestFirst = [...copies].sort((left, right) => right.at - left.at);
  const current = newestFirst.find(copy => copy.revision === revision);
  const opened = current ? continueHistory(server, current) : startHistory(server);
  const others = newestFirst.filter(copy => copy !== current && copy.isUnsaved);
  return addOtherCopies(opened, others);
};

const startHistory = (server: unknown): RestoredHistory => ({
  history: openHistory(server, OPENED),
  saved: server,
  notice: null,
});

const continueHistory = (server: unknown, { history, isUnsaved }: CachedDraft): RestoredHistory => {
  const { past, present } = history;
  if (isSame(present.document, server)) return { history, saved: present.document, notice: null };
  if (isUnsaved) return { history, saved: server, notice: 'kept-copy' };
  // The server's has another shape by now: it wins, and the old one stays a step back.
  const reopened = { past: [...past, present], present: { name: OPENED, document: server }, future: [] };
  return { history: reopened, saved: server, notice: null };
};

const addOtherCopies = (opened: RestoredHistory, others: readonly CachedDraft[]): RestoredHistory => {
  const { past, present } = opened.history;
  const known = [...past, present].map(({ document }) => JSON.stringify(document));
  const kept: HistoryEntry[] = others
    .map(({ history }) => history.present.document)
    .filter(document => !known.includes(JSON.stringify(document)))
    .map(document => ({ name: KEPT, document }));
  if (kept.length === 0) return opened;
  return {
    ...opened,
    history: { ...opened.history, past: [...past, ...kept.reverse()] },
    notice: opened.notice ?? 'older-copy',
  };
};
