import { describe, expect, test } from 'vitest';
import { readDraft } from '../drafts';
import { publish, publishNext } from '../publish';
import { hiddenVersions, openReports, report, settleReports } from '../reports';
import { serverFacts } from '../server-facts';
import { hideVersions, restoreVersions } from '../version-states';
import { type Engine, useEngine } from './engines';
import { publishing, publishNew } from './fixtures';

export const curatorContract = (engine: Engine) =>
  describe('curators', () => {
    const { open } = useEngine(engine);

    test('are told what readers report, until they have dealt with it', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'Kolin');
      expect(await report(store, { slug, n }, 'Not a battle\u0000')).toBe(true);
      expect(await report(store, { slug, n: 2 }, 'No such version')).toBe(false);
      expect(await report(store, { slug: '../x', n }, 'No slug')).toBe(false);
      expect(await openReports(store)).toMatchObject([
        { slug, n, title: 'Kolin', reason: 'Not a battle', state: 'standing' },
      ]);
      await settleReports(store, slug);
      expect(await openReports(store)).toEqual([]);
    });

    test('see what is hidden, and what stands again no more', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'Kolin');
      await hideVersions(store, { slug }, 'Insults');
      expect(await hiddenVersions(store)).toEqual([{ slug, n, title: 'Kolin', reason: 'Insults' }]);
      await restoreVersions(store, { slug });
      expect(await hiddenVersions(store)).toEqual([]);
    });

    test('who hide a line keep its author from adding to it, until they restore it', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Kolin');
      const again = () => publish(store, draft.id, draft.owner, publishing(draft));
      expect(await again()).toMatchObject({ type: 'published', n: 2 });
      await hideVersions(store, { slug, n: 1 }, 'Insults');
      expect(await again()).toMatchObject({ type: 'published', n: 3 });
      await hideVersions(store, { slug }, 'Insults');
      expect(await again()).toEqual({ type: 'hidden' });
      const next = { title: 'Kolin', document: {}, ...publishing(draft) };
      expect(await publishNext(store, slug, draft.owner, next)).toEqual({ type: 'hidden' });
      await restoreVersions(store, { slug });
      const { revision = 0 } = (await readDraft(store, draft.id, draft.owner)) ?? {};
      expect(await publish(store, draft.id, draft.owner, publishing({ ...draft, revision }))).toMatchObject({
        n: 4,
      });
    });

    test('see the facts of the server', async () => {
      const store = await open();
      await publishNew(store, 'Kolin');
      const facts = await serverFacts(store);
      expect(facts).toMatchObject({
        engine: engine.name,
        engineVersion: expect.stringMatching(/^\d+\.\d+/),
        migration: expect.stringMatching(/^\d{4}-/),
        counts: { accounts: 0, authors: 0, drafts: 1, lines: 1, versions: 1, listed: 1, reports: 0 },
      });
      expect(facts.size).toBeGreaterThan(10_000);
    });
  });
