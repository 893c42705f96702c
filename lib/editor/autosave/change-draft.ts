import type { DraftClient, DraftResponse } from '@/lib/editor/autosave/draft-client';
import { labelField, nameFieldStep } from '@/lib/editor/edits/field-edits';

/** The window that sends the edit: this page has no draft open. */
const CLIENT = 'my-work';

const makeEdit = (field: string, value: unknown, index: number, seen: number) => ({
  n: index + 1,
  name: nameFieldStep(labelField(field)),
  seen,
  patch: [{ op: 'add' as const, path: `/${field}`, value }],
});

/** Changes fields of a draft that is not open, as its forms would; each is one step of its history. */
export const changeDraft = async (
  drafts: DraftClient,
  id: string,
  fields: Readonly<Record<string, unknown>>,
): Promise<DraftResponse<unknown>> => {
  const entries = Object.entries(fields);
  const loaded = await drafts.load(id);
  if (loaded.type !== 'done' || entries.length === 0) return loaded;
  const { revision } = loaded.value;
  const edits = entries.map(([field, value], index) => makeEdit(field, value, index, revision));
  return drafts.save(id, { revision, client: CLIENT, edits });
};
