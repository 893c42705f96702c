import { diffJson } from '@/lib/documents/compare/json-diff';
import { applyJsonPatch, type PatchOperation } from '@/lib/documents/compare/json-patch';
import { type OwnEdit, reframeSteps, replacePresent } from '@/lib/documents/history';
import { shareEqualParts } from '@/lib/documents/share-equal-parts';
import type { Sentence } from '@/lib/game/contract/sentence';
import { type StudioState, showReceived } from '../session/state';
import type { WaitingEdit } from './edit-queue';
import { findOverwritten, noteTexts, textsOf } from './own-texts';
import { rebaseEdits } from './rebase';
import type { OverwrittenText } from './together-state';

/** An edit as the server has it, in its order. */
export interface ServerEdit {
  readonly revision: number;
  readonly client: string;
  readonly n: number;
  readonly name: Sentence;
  /** Who made it; empty: somebody without a name. */
  readonly by: string;
  /** The revision that its author saw. */
  readonly seen: number;
  readonly patch: readonly PatchOperation[];
}

interface Foreign extends OwnEdit {
  readonly seen: number;
  readonly by: string;
}

interface Progress {
  readonly saved: unknown;
  readonly revision: number;
  readonly waiting: readonly WaitingEdit[];
  readonly sentTexts: StudioState['queue']['sentTexts'];
  readonly foreign: readonly Foreign[];
}

const isSameEdit = (edit: ServerEdit, waiting: WaitingEdit | undefined): waiting is WaitingEdit =>
  waiting !== undefined && waiting.client === edit.client && waiting.n === edit.n;

/** Applies one more edit of the server; null: it does not follow the known revision. */
const takeEdit = (progress: Progress, edit: ServerEdit, isWhole: boolean): Progress | null => {
  const { saved, revision, waiting } = progress;
  if (edit.revision <= revision) return progress;
  if (edit.revision !== revision + 1) return null;
  const [first, ...others] = waiting;
  if (isSameEdit(edit, first)) {
    if (progress.foreign.length > 0) return null;
    const sentTexts = noteTexts(progress.sentTexts, { revision: edit.revision, texts: textsOf(first) });
    return { ...progress, saved: first.after, revision: edit.revision, waiting: others, sentTexts };
  }
  const patched = isWhole ? null : applyJsonPatch(saved, edit.patch);
  if (patched?.type !== 'patched') return null;
  const { seen, by } = edit;
  const foreign = [...progress.foreign, { before: saved, after: patched.document, seen, by }];
  return { ...progress, saved: patched.document, revision: edit.revision, foreign };
};

const withoutDoubles = (texts: readonly OverwrittenText[]): readonly OverwrittenText[] => [
  ...new Map(texts.map(text => [text.id, text])).values(),
];

/** Makes the waiting edits again on the server's document, and reports which of the user's own texts changed. */
const settle = (state: StudioState, progress: Progress): StudioState => {
  const { saved, revision, waiting, sentTexts, foreign } = progress;
  const isSent = waiting.some(({ n, client }) => client === state.queue.client && n <= state.queue.sent);
  const queue = { ...state.queue, sentTexts, sent: isSent && foreign.length === 0 ? state.queue.sent : 0 };
  const save = { ...state.save, saved, revision, errorCode: null };
  if (foreign.length === 0) return { ...state, queue: { ...queue, waiting, isWhole: false }, save };
  const rebased = rebaseEdits(state.rules, waiting, saved);
  const document = shareEqualParts(state.history.present.document, rebased.document);
  const last = rebased.waiting.at(-1);
  const kept = last ? [...rebased.waiting.slice(0, -1), { ...last, after: document }] : [];
  const told = foreign.flatMap(edit => findOverwritten(sentTexts, edit, edit));
  const { together } = state;
  return showReceived(
    {
      ...state,
      queue: { ...queue, waiting: kept },
      save: { ...save, saved: last ? saved : document },
      together: {
        ...together,
        received: together.received + 1,
        overwritten: withoutDoubles([...together.overwritten, ...told]),
        unmerged: [...together.unmerged, ...rebased.unmerged],
      },
    },
    replacePresent(reframeSteps(state.history, rebased.remade), document),
  );
};

/** Applies the server's newer edits; null: something between is missing, and the whole document must be loaded. */
export const receiveEdits = (state: StudioState, edits: readonly ServerEdit[]): StudioState | null => {
  const { save, queue } = state;
  const start: Progress = {
    ...{ saved: save.saved, revision: save.revision, foreign: [] },
    ...{ waiting: queue.waiting, sentTexts: queue.sentTexts },
  };
  const end = edits.reduce<Progress | null>(
    (progress, edit) => progress && takeEdit(progress, edit, queue.isWhole),
    start,
  );
  if (!end) return null;
  return end.revision === save.revision ? state : settle(state, end);
};

/** The newest document as a whole, where nobody knows the edits that led to it. */
export const receiveDocument = (
  state: StudioState,
  { revision, document }: { readonly revision: number; readonly document: unknown },
): StudioState => {
  const { save, queue } = state;
  if (revision <= save.revision) return state;
  const isKnown = diffJson(save.saved, document).length === 0;
  const foreign = [{ before: save.saved, after: document, seen: save.revision, by: '' }];
  return settle(state, {
    ...{ saved: isKnown ? save.saved : document, revision, waiting: queue.waiting },
    ...{ sentTexts: queue.sentTexts, foreign: isKnown ? [] : foreign },
  });
};
