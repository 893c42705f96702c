import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account';
import { createDraft, readDraft, saveDraft } from '../../documents/drafts';
import type { Store } from '../../engine/open-store';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft } from '../../testing/fixtures';
import { readAccess } from '../../together/access';
import { addComment, deleteComment, readComments, resolveComment } from '../../together/comments';
import { readEditsAfter, type SentEdits, saveEdits } from '../../together/edits';
import {
  joinDraft,
  listSharedDrafts,
  MOST_GUESTS,
  readGuests,
  readInvitation,
  removeGuest,
  revokeInvitation,
  setInvitation,
} from '../../together/guests';
import { clearPresence, readPresence, setPresence } from '../../together/presence';

const WRITING = { title: () => 'Title', isTooDeep: () => false };
const LONG_AGO = '2000-01-01T00:00:00.000Z';

const edits = (revision: number, client: string, ...values: readonly string[]): SentEdits => ({
  ...{ revision, client },
  edits: values.map((value, index) => ({
    ...{ n: index + 1, name: { code: 'edit' }, seen: revision },
    patch: [{ op: 'add', path: '/title', value }],
  })),
});

const newShared = async (store: Store): Promise<string> => {
  const { id } = await createDraft(store, 'anna', makeDraft('Shared'));
  await setInvitation(store, id, 'edit', 'edit link');
  await setInvitation(store, id, 'view', 'view link');
  return id;
};

const testGuests = (engine: Engine) =>
  describe('guests of a draft', () => {
    const { open } = useEngine(engine);

    test('come by a link, with its role, and nobody comes by a link that was ended', async () => {
      const store = await open();
      const id = await newShared(store);
      expect(await joinDraft(store, id, { user: 'bert', name: 'Bert', token: 'edit link' })).toBe('joined');
      expect(await joinDraft(store, id, { user: 'cleo', name: 'Cleo', token: 'view link' })).toBe('joined');
      expect(await joinDraft(store, id, { user: 'anna', name: '', token: 'edit link' })).toBe('owner');
      expect(await listSharedDrafts(store, 'cleo')).toMatchObject([{ id, title: 'Shared', role: 'view' }]);
      expect(await listSharedDrafts(store, 'anna')).toEqual([]);
      expect(await joinDraft(store, id, { user: 'dora', name: '', token: 'guessed' })).toBe('no-such-link');
      const roles = await Promise.all(
        ['anna', 'bert', 'cleo', 'dora'].map(async user => (await readAccess(store, id, user))?.role),
      );
      expect(roles).toEqual(['owner', 'edit', 'view', undefined]);
      await revokeInvitation(store, id, 'edit');
      expect(await readAccess(store, id, 'bert')).toBeNull();
      expect(await joinDraft(store, id, { user: 'bert', name: '', token: 'edit link' })).toBe('no-such-link');
      expect((await readGuests(store, id)).links).toEqual(['view']);
      expect(await removeGuest(store, id, 'cleo')).toBe(true);
      expect(await readDraft(store, id, 'cleo')).toBeNull();
    });

    test('see what a link invites to, as long as it holds', async () => {
      const store = await open();
      const id = await newShared(store);
      expect(await readInvitation(store, id, 'edit link')).toEqual({
        ...{ role: 'edit', title: 'Shared', owner: null },
      });
      expect(await readInvitation(store, id, 'view link')).toMatchObject({ role: 'view' });
      expect(await readInvitation(store, id, 'guessed')).toBeNull();
      await revokeInvitation(store, id, 'edit');
      expect(await readInvitation(store, id, 'edit link')).toBeNull();
    });

    test('are not more than one draft may have', async () => {
      const store = await open();
      const id = await newShared(store);
      for (let count = 0; count < MOST_GUESTS; count += 1)
        await joinDraft(store, id, { user: `guest ${count}`, name: '', token: 'edit link' });
      expect(await joinDraft(store, id, { user: 'late', name: '', token: 'edit link' })).toBe('full');
    });

    test('leave nothing of theirs behind but their edits when their account goes', async () => {
      const store = await open();
      const id = await newShared(store);
      await joinDraft(store, id, { user: 'bert', name: 'Bert', token: 'edit link' });
      await saveEdits(store, id, 'bert', edits(1, 'b', 'By Bert'), WRITING);
      await addComment(store, { draft: id, user_id: 'bert', name: 'Bert', text: 'Hm', place: '' });
      await deleteAccount(store, 'bert', { published: 'keep' });
      expect(await readComments(store, id)).toEqual([]);
      expect(await readAccess(store, id, 'bert')).toBeNull();
      expect(await readEditsAfter(store, id, 1, 2)).toMatchObject([{ by: '', user_id: '' }]);
    });
  });

const testEdits = (engine: Engine) =>
  describe('edits of several people', () => {
    const { open } = useEngine(engine);

    test('are applied in order, each a revision, and can be read by who is behind', async () => {
      const store = await open();
      const id = await newShared(store);
      expect(await saveEdits(store, id, 'anna', edits(1, 'a', 'One', 'Two'), WRITING)).toEqual({
        ...{ type: 'saved', revision: 3 },
      });
      expect(await readDraft(store, id, 'anna')).toMatchObject({ revision: 3, document: { title: 'Two' } });
      const after = await readEditsAfter(store, id, 1, 3);
      expect(after?.map(({ revision, client, n }) => ({ revision, client, n }))).toEqual([
        { revision: 2, client: 'a', n: 1 },
        { revision: 3, client: 'a', n: 2 },
      ]);
    });

    test('of two at once one is taken, the other is told', async () => {
      const store = await open();
      const id = await newShared(store);
      await joinDraft(store, id, { user: 'bert', name: 'Bert', token: 'edit link' });
      const results = await Promise.all([
        saveEdits(store, id, 'anna', edits(1, 'a', 'A'), WRITING),
        saveEdits(store, id, 'bert', edits(1, 'b', 'B'), WRITING),
      ]);
      expect(results.map(({ type }) => type).toSorted()).toEqual(['conflict', 'saved']);
    });

    test('are refused from who may only view, from strangers, and where they do not fit', async () => {
      const store = await open();
      const id = await newShared(store);
      await joinDraft(store, id, { user: 'cleo', name: 'Cleo', token: 'view link' });
      expect(await saveEdits(store, id, 'cleo', edits(1, 'c', 'C'), WRITING)).toEqual({ type: 'view-only' });
      expect(await saveEdits(store, id, 'dora', edits(1, 'd', 'D'), WRITING)).toEqual({ type: 'not-found' });
      const change = { title: 'C', document: {}, revision: 1 };
      expect(await saveDraft(store, id, 'cleo', change)).toEqual({ type: 'view-only' });
      const unfit = {
        ...edits(1, 'a', 'A'),
        edits: [{ n: 1, name: {}, seen: 1, patch: [{ op: 'remove', path: '/gone' }] }],
      } as const;
      expect(await saveEdits(store, id, 'anna', unfit, WRITING)).toEqual({ type: 'unfit' });
      expect(await readDraft(store, id, 'anna')).toMatchObject({ revision: 1 });
    });

    test('after a document that was sent as a whole the whole document is to be read', async () => {
      const store = await open();
      const id = await newShared(store);
      await saveDraft(store, id, 'anna', { title: 'Whole', document: { title: 'Whole' }, revision: 1 });
      await saveEdits(store, id, 'anna', edits(2, 'a', 'A'), WRITING);
      expect(await readEditsAfter(store, id, 1, 3)).toBeNull();
      expect(await readEditsAfter(store, id, 2, 3)).toHaveLength(1);
    });
  });

const testTalk = (engine: Engine) =>
  describe('people and comments of a draft', () => {
    const { open } = useEngine(engine);

    test('a window is there until it leaves', async () => {
      const store = await open();
      const id = await newShared(store);
      await setPresence(store, id, { client: 'w', user: 'anna', place: '{}' });
      await setPresence(store, id, { client: 'w', user: 'anna', place: '{"field":"title"}' });
      expect(await readPresence(store, id, LONG_AGO)).toEqual([
        { client: 'w', user: 'anna', place: '{"field":"title"}' },
      ]);
      await clearPresence(store, id, 'w', LONG_AGO);
      expect(await readPresence(store, id, LONG_AGO)).toEqual([]);
    });

    test('a comment is settled, opened again, and taken back by its author', async () => {
      const store = await open();
      const id = await newShared(store);
      const comment = { draft: id, user_id: 'bert', name: 'Bert', text: 'Why here?', place: 'piece x' };
      expect(await addComment(store, comment)).toBe(true);
      expect(await resolveComment(store, id, 1, 'Anna')).toBe(true);
      expect(await readComments(store, id)).toMatchObject([{ n: 1, text: 'Why here?', resolved_by: 'Anna' }]);
      expect(await resolveComment(store, id, 1, null)).toBe(true);
      expect(await deleteComment(store, id, 1, 'cleo')).toBe(false);
      expect(await deleteComment(store, id, 1, 'bert')).toBe(true);
      expect(await resolveComment(store, id, 1, null)).toBe(false);
    });
  });

export const togetherContract = (engine: Engine): void => {
  testGuests(engine);
  testEdits(engine);
  testTalk(engine);
};
