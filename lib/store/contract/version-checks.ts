import { describe, expect, test } from 'vitest';
import type { DocumentVerdict, Verdict } from '@/lib/game/verdict';
import { createDraft } from '../drafts';
import type { Store } from '../open';
import { publish } from '../publish';
import { recordCheck } from '../record-check';
import { nextUnchecked, readVerdict } from '../version-checks';
import { deleteVersions, hideVersions } from '../version-states';
import { readDocumentText, readVersionSummary } from '../versions';
import { type Engine, useEngine } from './engines';
import { draftOf, factsOf, publishing, publishNew } from './fixtures';

const verdictWith = (code: string): Verdict => ({
  findings: [{ code, severity: 'error', path: ['units', 0], values: { unit: 'Guard' } }],
  unlisted: { errors: 3, warnings: 0 },
  facts: [],
});

const VERDICT: DocumentVerdict = { ...verdictWith('base'), variants: { rain: verdictWith('rain') } };

const publishChecked = async (store: Store, title: string) => {
  const draft = await createDraft(store, 'anna', draftOf(title));
  const check = { rules: 'first', verdict: VERDICT };
  const published = await publish(store, draft.id, 'anna', publishing(draft, { check }));
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
      expect(await readVerdict(store, ref, null)).toEqual(verdictWith('base'));
      expect(await readVerdict(store, ref, 'rain')).toEqual(verdictWith('rain'));
      expect(await readVerdict(store, ref, 'snow')).toBeNull();
      expect(await readVersionSummary(store, ref.slug)).toMatchObject({ n: 1, checkedBy: 'first' });
    });

    test('versions that other rules have judged, or none, are to be checked, newest first', async () => {
      const store = await open();
      await publishChecked(store, 'Zama');
      const { slug, n } = await publishNew(store, 'Cannae');
      expect(await nextUnchecked(store, 'first')).toEqual({ slug, n });
      expect(await nextUnchecked(store, 'first', [{ slug, n }])).toBeNull();
      await recordCheck(store, { slug, n }, { rules: 'first', verdict: VERDICT }, factsOf('Cannae'));
      expect(await nextUnchecked(store, 'first')).toBeNull();
      expect(await nextUnchecked(store, 'second')).not.toBeNull();
    });

    test('a later check replaces the earlier one, its variants too, and what the catalogue says', async () => {
      const store = await open();
      const { slug, n } = await publishChecked(store, 'Zama');
      const verdict = { ...verdictWith('stricter'), variants: {} };
      await recordCheck(store, { slug, n }, { rules: 'second', verdict }, factsOf('Zama', { errors: 4 }));
      expect(await readVerdict(store, { slug, n }, null)).toEqual(verdictWith('stricter'));
      expect(await readVerdict(store, { slug, n }, 'rain')).toBeNull();
      expect(await readVersionSummary(store, slug)).toMatchObject({ errors: 4, checkedBy: 'second' });
    });

    test('a hidden version is not checked, and its document is not read', async () => {
      const store = await open();
      const { slug, n } = await publishNew(store, 'Zama');
      await hideVersions(store, { slug, n }, 'spam');
      expect(await nextUnchecked(store, 'first')).toBeNull();
      expect(await readDocumentText(store, { slug, n })).toBeNull();
      await recordCheck(store, { slug, n }, { rules: 'first', verdict: VERDICT }, factsOf('Zama'));
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
