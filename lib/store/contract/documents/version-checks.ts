import { describe, expect, test } from 'vitest';
import type { DocumentVerdict, Verdict } from '@/lib/game/check/verdict';
import { createDraft } from '../../documents/drafts';
import { publishDraft } from '../../documents/publish';
import { recordCheck } from '../../documents/record-check';
import { findNextUnchecked, readVerdict } from '../../documents/version-checks';
import { deleteVersions, hideVersions } from '../../documents/version-states';
import { readDocumentText, readVersionSummary } from '../../documents/versions';
import type { Store } from '../../engine/open-store';
import { type Engine, useEngine } from '../../testing/engines';
import { makeDraft, makeFacts, makePublishInput, publishNew } from '../../testing/fixtures';

const makeVerdict = (code: string): Verdict => ({
  findings: [{ code, severity: 'error', path: ['units', 0], values: { unit: 'Guard' } }],
  unlisted: { errors: 3, warnings: 0 },
  facts: [],
});

const VERDICT: DocumentVerdict = { ...makeVerdict('base'), variants: { rain: makeVerdict('rain') } };

const publishChecked = async (store: Store, title: string) => {
  const draft = await createDraft(store, 'anna', makeDraft(title));
  const check = { rules: 'first', verdict: VERDICT };
  const published = await publishDraft(store, draft.id, 'anna', makePublishInput(draft, { check }));
  if (published.type !== 'published') throw new Error(published.type);
  return published;
};

/** What the rules said is kept with each version. */
export const versionCheckContract = (engine: Engine) =>
  describe('checks of versions', () => {
    const { open } = useEngine(engine);

    test('the verdict on a version and on each variant is kept when it is published', async () => {
      const store = await open();
      const ref = await publishChecked(store, 'Zama');
      expect(await readVerdict(store, ref, null)).toEqual(makeVerdict('base'));
      expect(await readVerdict(store, ref, 'rain')).toEqual(makeVerdict('rain'));
      expect(await readVerdict(store, ref, 'snow')).toBeNull();
      expect(await readVersionSummary(store, ref.slug)).toMatchObject({ n: 1, checkedBy: 'first' });
    });

    test('versions that other rules have checked, or none, are to be checked, newest first', async () => {
      const store = await open();
      await publishChecked(store, 'Zama');
      const { slug, n } = await publishNew(store, 'Cannae');
      expect(await findNextUnchecked(store, 'first')).toEqual({ slug, n });
      expect(await findNextUnchecked(store, 'first', [{ slug, n }])).toBeNull();
      await recordCheck(store, { slug, n }, { rules: 'first', verdict: VERDICT }, makeFacts('Cannae'));
      expect(await findNextUnchecked(store, 'first')).toBeNull();
      expect(await findNextUnchecked(store, 'second')).not.toBeNull();
    });

    test('a later check replaces the earlier one, its variants too, and what the catalogue says', async () => {
      const store = await open();
      const { slug, n } = await publishChecked(store, 'Zama');
      const verdict = { ...makeVerdict('stricter'), variants: {} };
      await recordCheck(store, { slug, n }, { rules: 'second', verdict }, makeFacts('Zama', { errors: 4 }));
      expect(await readVerdict(store, { slug, n }, null)).toEqual(makeVerdict('stricter'));
      expect(await readVerdict(store, { slug, n }, 'rain')).toBeNull();
      expect(await readVersionSummary(store, slug)).toMatchObject({ errors: 4, checkedBy: 'second' });
    });

    test('a hidden version is not checked, and its document is not read', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'Zama');
      await hideVersions(store, { slug, n }, 'spam');
      expect(await findNextUnchecked(store, 'first')).toBeNull();
      expect(await readDocumentText(store, { slug, n })).toBeNull();
      await recordCheck(store, { slug, n }, { rules: 'first', verdict: VERDICT }, makeFacts('Zama'));
      expect(await readVerdict(store, { slug, n }, null)).toBeNull();
    });

    test('of a deleted version nothing is left that quotes it', async () => {
      const store = await open();
      const ref = await publishChecked(store, 'Zama');
      await deleteVersions(store, ref, 'asked for');
      expect(await readVerdict(store, ref, null)).toBeNull();
      expect(await readVerdict(store, ref, 'rain')).toBeNull();
    });
  });
