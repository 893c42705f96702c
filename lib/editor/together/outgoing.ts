import { diffJson } from '@/lib/documents/compare/json-diff';
import type { PatchOperation } from '@/lib/documents/compare/json-patch';
import type { StudioState } from '../session/state';
import { type EditsInput, LONGEST } from './draft-message';
import type { WaitingEdit } from './edit-queue';
import type { ServerEdit } from './receive';

const wholeDocument = (value: unknown): readonly PatchOperation[] => [{ op: 'replace', path: '', value }];

const isSameText = (left: unknown, right: unknown): boolean => JSON.stringify(left) === JSON.stringify(right);

const patchOf = ({ before, after }: WaitingEdit, isWhole: boolean): readonly PatchOperation[] => {
  if (isWhole) return wholeDocument(after);
  const patch = diffJson(before, after);
  // Two documents with equal content may still differ in order.
  return patch.length > 0 || isSameText(before, after) ? patch : wholeDocument(after);
};

/** The edits that are sent next: those of one window, in their order; null: none waits. */
export const makeBatch = ({ queue, save }: StudioState): EditsInput | null => {
  const [first] = queue.waiting;
  if (!first) return null;
  const others = queue.waiting.findIndex(({ client }) => client !== first.client);
  const waiting = queue.waiting.slice(0, others < 0 ? LONGEST.edits : Math.min(others, LONGEST.edits));
  return {
    revision: save.revision,
    client: first.client,
    edits: waiting.map((edit, index) => ({
      ...{ n: edit.n, seen: edit.seen, name: { ...edit.name } },
      patch: [...patchOf(edit, queue.isWhole && index === 0)],
    })),
  };
};

/** From here on nothing joins the edits that are on their way. */
export const markSent = (state: StudioState, { client, edits }: EditsInput): StudioState =>
  client === state.queue.client
    ? { ...state, queue: { ...state.queue, sent: Math.max(state.queue.sent, ...edits.map(({ n }) => n)) } }
    : state;

/** The edits of a batch as the server has them now. */
export const toServerEdits = ({ revision, client, edits }: EditsInput): readonly ServerEdit[] =>
  edits.map((edit, index) => ({ ...edit, client, by: '', revision: revision + index + 1 }));
