import { describe, expect, test } from 'vitest';
import { readDraft } from '../../documents/drafts';
import { publishDraft, publishNextVersion } from '../../documents/publish';
import { hideVersions, restoreVersions } from '../../documents/version-states';
import { createReport, listHiddenVersions, listOpenReports, settleReports } from '../../operations/reports';
import { readServerFacts } from '../../operations/server-facts';
import { type Engine, useEngine } from '../../testing/engines';
import { makePublishInput, publishNew } from '../../testing/fixtures';

export const curatorContract = (engine: Engine) =>
  describe('curators', () => {
    const { open } = useEngine(engine);

    test('see what readers report, until they have dealt with it', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'Kolin');
      expect(await createReport(store, { slug, n }, 'Not a battle\u0000')).toBe(true);
      expect(await createReport(store, { slug, n: 2 }, 'No such version')).toBe(false);
      expect(await createReport(store, { slug: '../x', n }, 'No slug')).toBe(false);
      expect(await listOpenReports(store)).toMatchObject([
        { slug, n, title: 'Kolin', reason: 'Not a battle', state: 'standing' },
      ]);
      await settleReports(store, slug);
      expect(await listOpenReports(store)).toEqual([]);
    });

    test('see what is hidden, and what stands again no more', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'Kolin');
      await hideVersions(store, { slug }, 'Insults');
      expect(await listHiddenVersions(store)).toEqual([{ slug, n, title: 'Kolin', reason: 'Insults' }]);
      await restoreVersions(store, { slug });
      expect(await listHiddenVersions(store)).toEqual([]);
    });

    test('who hide a line keep its author from adding to it, until they restore it', async () => {
      const store = await open();
      const { draft, slug } = await publishNew(store, 'Kolin');
      const again = () => publishDraft(store, draft.id, draft.owner, makePublishInput(draft));
      expect(await again()).toMatchObject({ type: 'published', n: 2 });
      await hideVersions(store, { slug, n: 1 }, 'Insults');
      expect(await again()).toMatchObject({ type: 'published', n: 3 });
      await hideVersions(store, { slug }, 'Insults');
      expect(await again()).toEqual({ type: 'hidden' });
      const next = { title: 'Kolin', document: {}, ...makePublishInput(draft) };
      expect(await publishNextVersion(store, slug, draft.owner, next)).toEqual({ type: 'hidden' });
      await restoreVersions(store, { slug });
      const { revision = 0 } = (await readDraft(store, draft.id, draft.owner)) ?? {};
      expect(
        await publishDraft(store, draft.id, draft.owner, makePublishInput({ ...draft, revision })),
      ).toMatchObject({
        n: 4,
      });
    });

    test('see the facts of the server', async () => {
      const store = await open();
      await publishNew(store, 'Kolin');
      const facts = await readServerFacts(store);
      expect(facts).toMatchObject({
        engine: engine.name,
        engineVersion: expect.stringMatching(/^\d+\.\d+/),
        migration: expect.stringMatching(/^\d{4}-/),
        counts: { accounts: 0, authors: 0, drafts: 1, lines: 1, versions: 1, listed: 1, reports: 0 },
      });
      expect(facts.size).toBeGreaterThan(10_000);
    });
  });
