import type { DraftMessage } from '@/lib/editor/together/draft-message';
import type { ServerEdit } from '@/lib/editor/together/receive';
import type { Store } from '@/lib/store/engine/open-store';
import { readAccess, readOwner } from '@/lib/store/together/access';
import { readComments } from '@/lib/store/together/comments';
import { readEditsAfter, type StoredEdit } from '@/lib/store/together/edits';
import { displayNameOf } from '@/lib/store/together/names';
import { readPresence } from '@/lib/store/together/presence';

export const toServerEdit = ({ revision, client, n, name, by, seen, patch }: StoredEdit): ServerEdit => ({
  ...{ revision, client, n, by, seen },
  name: JSON.parse(name),
  patch: JSON.parse(patch ?? '[]'),
});

/** Edits after a revision as windows understand them; null: they have to read the whole document. */
export const editsAfter = async (
  store: Store,
  draft: string,
  after: number,
  newest: number,
): Promise<readonly ServerEdit[] | null> =>
  (await readEditsAfter(store, draft, after, newest))?.map(toServerEdit) ?? null;

/** Who has said nothing for so long is gone, in milliseconds. */
const SILENCE = 30_000;

export const silentSince = (): string => new Date(Date.now() - SILENCE).toISOString();

/** Everybody else who has the draft open. */
export const listPeople = async (
  store: Store,
  draft: string,
  client: string,
): Promise<NonNullable<DraftMessage['people']>> => {
  const there = await readPresence(store, draft, silentSince());
  const owner = await readOwner(store, draft);
  const others = there.filter(({ client: other }) => other !== client);
  return Promise.all(
    others.map(async ({ client: other, user, place }) => ({
      ...JSON.parse(place),
      client: other,
      isOwner: user === owner,
      name: await displayNameOf(store, draft, user),
    })),
  );
};

export const listComments = async (
  store: Store,
  draft: string,
  user: string,
): Promise<NonNullable<DraftMessage['comments']>> => {
  const rows = await readComments(store, draft);
  const owner = await readOwner(store, draft);
  return rows.map(({ n, name, user_id, text, place, resolved_by, at }) => ({
    ...{ n, name, text, place, at },
    isOwner: user_id === owner,
    isMine: user_id === user,
    resolvedBy: resolved_by,
  }));
};

/** The changes since a revision for one listener, who may have lost access meanwhile. */
export const makeDraftMessage = async (
  store: Store,
  draft: string,
  user: string,
  after: number,
): Promise<DraftMessage & { readonly revision: number }> => {
  const access = await readAccess(store, draft, user);
  if (!access) return { role: null, revision: after };
  const { role, revision } = access;
  const comments = await listComments(store, draft, user);
  if (revision <= after) return { role, revision, comments };
  const edits = await editsAfter(store, draft, after, revision);
  return { role, revision, comments, edits: edits?.map(edit => ({ ...edit, patch: [...edit.patch] })) };
};
