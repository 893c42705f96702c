import { describe, expect, test } from 'vitest';
import { deleteAccount } from '../accounts/delete-account';
import { transferOwnership } from '../accounts/transfer-ownership';
import { createCollection } from '../catalogue/collections';
import { setStar } from '../catalogue/stars';
import { agreeToReport } from '../community/agreements';
import {
  addContribution,
  deleteContribution,
  listContributions,
  listOwnContributions,
  readContribution,
} from '../community/contributions';
import {
  findFollowFeedOwner,
  isFollowing,
  listFollowed,
  listFollowedNews,
  removeFollowFeed,
  setFollow,
  setFollowFeed,
} from '../community/follows';
import {
  hideContribution,
  listHiddenContributions,
  listReportedContributions,
  reportContribution,
  restoreContribution,
  settleContribution,
} from '../community/moderation';
import { hasPlayed, listOwnPlayed, readRatings, recordFinishedGame, setRating } from '../community/ratings';
import { publishDraft } from '../documents/publish';
import { usageOf } from '../documents/quotas';
import { withdrawVersions } from '../documents/version-states';
import type { Store } from '../engine/open-store';
import { type Engine, useEngine } from '../testing/engines';
import { makePublishInput, publishNew } from '../testing/fixtures';

const addUser = (store: Store, id: string) =>
  store.db
    .insertInto('users')
    .values({
      ...{ id, username: id, name: id, email: `${id}@localhost`, email_verified: 0, role: 'author' },
      ...{ created_at: store.now(), updated_at: store.now() },
    })
    .execute();

const READERS = ['anna', 'bert', 'cleo'];

const useReaders = (engine: Engine) => {
  const { open } = useEngine(engine);
  return async () => {
    const store = await open();
    for (const id of READERS) await addUser(store, id);
    return { store, ...(await publishNew(store, 'Cannae')) };
  };
};

const PLAYED = { variant: null, record: 'packed', game: null, outcome: '{}' };

const page = (slug: string, viewer: string | null, kind: 'comment' | 'play-report' = 'comment') => ({
  ...{ slug, kind, viewer, page: 1, pageSize: 10 },
});

const textsSeenBy = async (store: Store, slug: string, viewer: string | null): Promise<readonly string[]> =>
  (await listContributions(store, page(slug, viewer))).items.map(({ text }) => text);

const testComments = (engine: Engine) =>
  describe('comments and play reports', () => {
    const open = useReaders(engine);

    test('stand under their document, the newest first, a page at a time', async () => {
      const { store, slug, n } = await open();
      for (const text of ['One', 'Two', 'Three'])
        await addContribution(store, 'bert', { slug, n, text, played: null });
      await addContribution(store, 'cleo', { slug, n, text: 'A game', played: PLAYED });
      expect(await textsSeenBy(store, slug, null)).toEqual(['Three', 'Two', 'One']);
      const second = await listContributions(store, { ...page(slug, null), page: 2, pageSize: 2 });
      expect(second).toMatchObject({ total: 3, items: [{ text: 'One', authorName: 'bert' }] });
      expect(await listContributions(store, page(slug, null, 'play-report'))).toMatchObject({
        items: [{ text: 'A game', kind: 'play-report', played: PLAYED }],
      });
    });

    test('need a version that stands', async () => {
      const { store, slug, n } = await open();
      const comment = { slug, n, text: 'Late', played: null };
      expect(await addContribution(store, 'bert', { ...comment, n: 9 })).toBeNull();
      await withdrawVersions(store, { slug, n }, 'anna', '');
      expect(await addContribution(store, 'bert', comment)).toBeNull();
    });

    test('are deleted by whoever wrote them and nobody else, and go with the account', async () => {
      const { store, slug, n } = await open();
      const mine = await addContribution(store, 'bert', { slug, n, text: 'Mine', played: null });
      await addContribution(store, 'cleo', { slug, n, text: 'Hers', played: null });
      expect(await deleteContribution(store, mine?.id ?? '', 'cleo')).toBe(false);
      expect(await deleteContribution(store, mine?.id ?? '', 'bert')).toBe(true);
      await deleteAccount(store, 'cleo', { published: 'keep' });
      expect(await textsSeenBy(store, slug, null)).toEqual([]);
    });

    test('count for the quota of whoever wrote them, and move with their author', async () => {
      const { store, slug, n } = await open();
      const before = (await usageOf(store, 'bert')).bytes;
      await addContribution(store, 'bert', { slug, n, text: 'x'.repeat(100), played: PLAYED });
      expect((await usageOf(store, 'bert')).bytes).toBe(before + 106);
      await transferOwnership(store, 'bert', 'cleo');
      expect(await listOwnContributions(store, 'cleo')).toHaveLength(1);
    });
  });

const testModeration = (engine: Engine) =>
  describe('moderation of comments', () => {
    const open = useReaders(engine);

    test('one that is reported is hidden with a reason, which its author reads, and restored', async () => {
      const { store, slug, n } = await open();
      const { id = '' } =
        (await addContribution(store, 'bert', { slug, n, text: 'Rude', played: null })) ?? {};
      expect(await reportContribution(store, id, 'It is rude')).toBe(true);
      expect(await listReportedContributions(store)).toMatchObject([
        { reason: 'It is rude', contribution: { id, text: 'Rude', authorName: 'bert' } },
      ]);
      expect(await hideContribution(store, id, 'Be kind')).toBe(true);
      expect(await listReportedContributions(store)).toEqual([]);
      expect(await textsSeenBy(store, slug, null)).toEqual([]);
      expect(await textsSeenBy(store, slug, 'cleo')).toEqual([]);
      expect((await listContributions(store, page(slug, 'bert'))).items).toMatchObject([
        { state: 'hidden', stateReason: 'Be kind' },
      ]);
      expect(await listHiddenContributions(store)).toMatchObject([{ id, stateReason: 'Be kind' }]);
      expect(await reportContribution(store, id, 'Again')).toBe(false);
      expect(await restoreContribution(store, id)).toBe(true);
      expect(await textsSeenBy(store, slug, null)).toEqual(['Rude']);
    });

    test('a report can be dismissed, and the comment stands', async () => {
      const { store, slug, n } = await open();
      const { id = '' } =
        (await addContribution(store, 'bert', { slug, n, text: 'Fine', played: null })) ?? {};
      await reportContribution(store, id, 'I disagree');
      expect(await settleContribution(store, id)).toBe(true);
      expect(await listReportedContributions(store)).toEqual([]);
      expect(await textsSeenBy(store, slug, null)).toEqual(['Fine']);
    });
  });

/** A game by link of these players. */
const addGame = async (store: Store, slug: string, players: readonly string[], status = 'over' as const) => {
  const texts = { title: 'Cannae', system: 'squares', home: `/s/${slug}/v/1`, document: '{}' };
  const json = { options: '{}', state: '{}', awaits: '[]', progress: '{}', requests: '{}' };
  await store.db
    .insertInto('games')
    .values({
      ...{ id: 'game', owner: players[0] ?? '', ...texts, ...json, variant: null, status },
      ...{ seq: 0, revision: 0, order_from: 0, pace_days: null, on_timeout: 'claim', deadline: null },
      ...{ outcome: null, created_at: store.now(), updated_at: store.now() },
    })
    .execute();
  for (const [position, user_id] of players.entries())
    await store.db
      .insertInto('game_seats')
      .values({
        ...{ game: 'game', seat: user_id, position, side: user_id, colour: '#000000', style: 'solid' },
        ...{ player: 'person', level: '', user_id, name: user_id, token_hash: null, seen_at: null },
      })
      .execute();
};

const testAgreements = (engine: Engine) =>
  describe('the report of a game by link', () => {
    const open = useReaders(engine);

    test('is read by all when every player wants it', async () => {
      const { store, slug, n } = await open();
      await addGame(store, slug, ['anna', 'bert', 'cleo']);
      const played = { ...PLAYED, record: null, game: 'game' };
      const added = await addContribution(store, 'bert', { slug, n, text: 'We fought', played });
      expect(added).toMatchObject({ state: 'waiting' });
      const id = added?.id ?? '';
      expect(await readContribution(store, id, null)).toBeNull();
      expect(await readContribution(store, id, 'anna')).toMatchObject({ text: 'We fought' });
      expect(await agreeToReport(store, id, 'somebody else')).toBeNull();
      expect(await agreeToReport(store, id, 'anna')).toBe('waiting');
      expect(await agreeToReport(store, id, 'cleo')).toBe('standing');
      expect(await readContribution(store, id, null)).toMatchObject({ state: 'standing' });
    });

    test('waits for nobody where one person played against computers', async () => {
      const { store, slug, n } = await open();
      await addGame(store, slug, ['bert']);
      const played = { ...PLAYED, record: null, game: 'game' };
      expect(await addContribution(store, 'bert', { slug, n, text: 'Alone', played })).toMatchObject({
        state: 'standing',
      });
    });
  });

const testRatings = (engine: Engine) =>
  describe('ratings', () => {
    const open = useReaders(engine);

    test('are given by those who have played, one by each', async () => {
      const { store, slug, n } = await open();
      expect(await setRating(store, 'bert', slug, 4)).toBe(false);
      await recordFinishedGame(store, 'bert', { slug, n, variant: null, record: 'packed' });
      expect(await setRating(store, 'bert', slug, 4)).toBe(true);
      expect(await setRating(store, 'bert', slug, 5)).toBe(true);
      await addGame(store, slug, ['anna', 'cleo']);
      expect(await setRating(store, 'cleo', slug, 2)).toBe(true);
      expect(await readRatings(store, slug, 'cleo')).toEqual({ count: 2, average: 3.5, own: 2 });
      await setRating(store, 'cleo', slug, null);
      expect(await readRatings(store, slug, null)).toEqual({ count: 1, average: 5, own: null });
    });

    test('move with the one who gave them, and go with the account', async () => {
      const { store, slug, n } = await open();
      await recordFinishedGame(store, 'bert', { slug, n, variant: null, record: 'packed' });
      await setRating(store, 'bert', slug, 4);
      await transferOwnership(store, 'bert', 'cleo');
      expect(await hasPlayed(store, 'cleo', slug)).toBe(true);
      expect(await listOwnPlayed(store, 'cleo')).toMatchObject({ ratings: [{ slug, rating: 4 }] });
      await deleteAccount(store, 'cleo', { published: 'keep' });
      expect(await readRatings(store, slug, null)).toMatchObject({ count: 0 });
    });
  });

const newsOf = async (store: Store, reader: string): Promise<readonly string[]> =>
  (await listFollowedNews(store, reader)).map(({ slug, n }) => `${slug} ${n}`);

const testFollows = (engine: Engine) =>
  describe('following', () => {
    const open = useReaders(engine);

    test('an author, a document, a collection or a star: each tells of what is published later', async () => {
      const { store, slug, draft } = await open();
      const { slug: zama, draft: zamaDraft } = await publishNew(store, 'Zama', {}, 'cleo');
      const entries = [zama];
      const collection = await createCollection(store, 'anna', { title: 'Mine', summary: '', entries });
      expect(await newsOf(store, 'bert')).toEqual([]);
      for (const followed of [
        { kind: 'document', target: slug },
        { kind: 'collection', target: collection },
      ] as const)
        expect(await setFollow(store, 'bert', followed, true)).toBe(true);
      await publishDraft(store, draft.id, 'anna', makePublishInput(draft));
      await publishDraft(store, zamaDraft.id, 'cleo', makePublishInput(zamaDraft));
      expect(await newsOf(store, 'bert')).toEqual([`${zama} 2`, `${slug} 2`]);
      await setFollow(store, 'anna', { kind: 'author', target: 'cleo' }, true);
      await setStar(store, 'cleo', slug, true);
      const { slug: third } = await publishNew(store, 'Trebia', {}, 'cleo');
      await publishDraft(store, draft.id, 'anna', makePublishInput(draft));
      expect(await newsOf(store, 'anna')).toEqual([`${third} 1`]);
      expect(await newsOf(store, 'cleo')).toEqual([`${slug} 3`]);
    });

    test('what is unlisted or withdrawn is no news, and nobody hears of their own', async () => {
      const { store, slug, draft } = await open();
      await setFollow(store, 'bert', { kind: 'author', target: 'anna' }, true);
      await setFollow(store, 'anna', { kind: 'document', target: slug }, true);
      await publishNew(store, 'Quiet', { visibility: 'unlisted' });
      await publishDraft(store, draft.id, 'anna', makePublishInput(draft));
      await withdrawVersions(store, { slug, n: 2 }, 'anna', '');
      expect(await newsOf(store, 'bert')).toEqual([]);
      expect(await newsOf(store, 'anna')).toEqual([]);
    });

    test('ends when it is ended, and with the account of either', async () => {
      const { store, slug } = await open();
      const author = { kind: 'author', target: 'anna' } as const;
      expect(await setFollow(store, 'bert', { kind: 'document', target: 'atlantis' }, true)).toBe(false);
      await setFollow(store, 'bert', { kind: 'document', target: slug }, true);
      await setFollow(store, 'bert', author, true);
      await setFollow(store, 'cleo', author, true);
      await setFollow(store, 'bert', { kind: 'document', target: slug }, false);
      expect(await listFollowed(store, 'bert')).toEqual([author]);
      await deleteAccount(store, 'cleo', { published: 'keep' });
      await deleteAccount(store, 'anna', { published: 'keep' });
      expect(await isFollowing(store, 'bert', author)).toBe(false);
    });
  });

const testFollowFeed = (engine: Engine) =>
  describe('what a reader follows', () => {
    const open = useReaders(engine);

    test('has a private feed, whose address can be changed and taken back', async () => {
      const { store } = await open();
      await setFollowFeed(store, 'bert', 'first');
      await setFollowFeed(store, 'bert', 'second');
      expect(await findFollowFeedOwner(store, 'first')).toBeNull();
      expect(await findFollowFeedOwner(store, 'second')).toBe('bert');
      await removeFollowFeed(store, 'bert');
      expect(await findFollowFeedOwner(store, 'second')).toBeNull();
    });
  });

export function communityContract(engine: Engine): void {
  testComments(engine);
  testModeration(engine);
  testAgreements(engine);
  testRatings(engine);
  testFollows(engine);
  testFollowFeed(engine);
}
