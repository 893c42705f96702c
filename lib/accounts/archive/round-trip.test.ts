import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { getEnv } from '@/lib/env';
import { deleteDraft, purgeDraft } from '@/lib/store/documents/deleted-drafts';
import { createDraft, listDrafts, type OwnedDraft, readDraft } from '@/lib/store/documents/drafts';
import { publishDraft } from '@/lib/store/documents/publish';
import { type Quotas, usageOf } from '@/lib/store/documents/quotas';
import { putUnderlay, readUnderlay } from '@/lib/store/documents/underlays';
import { hashContent } from '@/lib/store/engine/canonical-json';
import { closeStore, openStore, type Store } from '@/lib/store/engine/open-store';
import { makeTickingClock } from '@/lib/store/testing/engines';
import { makeFacts } from '@/lib/store/testing/fixtures';
import { MAX_PICTURE_BYTES } from '../clean-picture';
import { countParts, makeArchivePart, maxBytesOf, PART_LIMITS, type PartLimits } from './export-archive';
import {
  checkImport,
  IMPORT_LIMITS,
  type ImportLimits,
  importArchive,
  MAX_IMPORT_BYTES,
} from './import-archive';

const QUOTA = { documents: 17, lines: 3, collections: 1, bytes: 20_000 };
const QUOTAS: Quotas = { account: QUOTA, anonymous: QUOTA, document: 10_000 };
const SMALL_PARTS: PartLimits = { files: 5, pictures: 1, bytes: 25_000 };
const SMALL_LIMITS: ImportLimits = {
  ...{ entries: 6, pictures: 1, file: 21_000, document: 20_100, total: 26_000 },
};

const folder = mkdtempSync(join(tmpdir(), 'battlewright-round-trip-'));
let store: Store;
beforeAll(async () => {
  const options = { now: makeTickingClock(), newId: randomUUID, quotas: QUOTAS };
  store = await openStore({ place: { file: join(folder, 'store.db') }, ...options });
});
afterAll(async () => {
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

const nested = (depth: number): unknown => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

const ODD_DOCUMENTS: readonly unknown[] = [
  null,
  42,
  'only a text',
  [],
  { format: 'cake', title: '坎尼 / Канны / \u0000 \ud800' },
  { format: 'army', system: 'no-such-book', title: 'Canna\u0301e' },
  { title: '../../../etc/passwd' },
  { title: 'Twice' },
  { title: 'Twice', other: 1 },
  nested(100),
  { title: 'Wide and deep', list: [nested(90), nested(90), ...Array.from({ length: 500 }, (_, n) => n)] },
];

const write = (document: unknown): Promise<OwnedDraft> =>
  createDraft(store, 'anna', { kind: 'scenario', system: 'lost-battles', title: 'Odd', document });

const publishAs = async (
  draft: OwnedDraft,
  title: string,
  visibility: 'public' | 'unlisted',
): Promise<void> => {
  const publishing = { revision: draft.revision, facts: makeFacts(title), visibility, changeNote: '' };
  await publishDraft(store, draft.id, 'anna', publishing);
};

/** Fills an account until not one byte and not one document more would be taken. */
const fillToTheEdge = async (): Promise<void> => {
  for (const document of ODD_DOCUMENTS) await write(document);
  const [first, second] = [await write({ title: 'Öffentlich' }), await write({ title: 'Quiet' })];
  await publishAs(first, 'Öffentlich', 'public');
  await publishAs(first, 'Öffentlich', 'public');
  await publishAs(second, 'Quiet', 'unlisted');
  await deleteDraft(store, second.id, 'anna');
  await purgeDraft(store, second.id, 'anna');
  const png = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#a33' } })
    .png()
    .toBuffer();
  for (const n of [1, 2, 3]) {
    const { id } = await write({ title: `Traced ${n}` });
    await putUnderlay(store, id, 'anna', { type: 'image/png', bytes: png });
  }
  await write({ text: 'é'.repeat(1000) });
  await fillBytes();
};

const fillBytes = async (): Promise<void> => {
  const { id } = await write({ text: '' }).catch(() => ({ id: '' }));
  expect(id).toBe('');
  const free = QUOTA.bytes - (await usageOf(store, 'anna')).bytes;
  const [last] = await listDrafts(store, 'anna');
  const bytes = Buffer.concat([
    await sharp({ create: { width: 5, height: 5, channels: 3, background: '#3a3' } })
      .png()
      .toBuffer(),
    Buffer.alloc(free),
  ]).subarray(0, free);
  await putUnderlay(store, last?.id ?? '', 'anna', { type: 'image/png', bytes });
  expect(await usageOf(store, 'anna')).toMatchObject({ bytes: QUOTA.bytes, documents: QUOTA.documents });
};

/** What an author has to work on, each with the picture beside it. */
const workOf = async (author: string): Promise<readonly string[]> => {
  const drafts = await Promise.all(
    (await listDrafts(store, author)).map(async ({ id, kind, system }) => {
      const picture = await readUnderlay(store, id, author);
      const { document } = (await readDraft(store, id, author)) ?? { document: undefined };
      return [kind, system, JSON.stringify(document), picture ? hashContent([...picture.bytes]) : ''].join(
        ' ',
      );
    }),
  );
  return drafts.sort();
};

const bringAll = async (author: string): Promise<number> => {
  const parts = await countParts(store, 'anna', SMALL_PARTS);
  for (let part = 1; part <= parts; part += 1) {
    const archive = await makeArchivePart(store, 'anna', part, SMALL_PARTS);
    expect(archive?.of).toBe(parts);
    const checked = await checkImport(archive?.bytes ?? new Uint8Array(), '', SMALL_LIMITS);
    if (checked.type === 'refused') throw new Error(`${checked.reason} ${checked.name}`);
    await importArchive(store, author, checked.arrivals);
  }
  expect(await makeArchivePart(store, 'anna', parts + 1, SMALL_PARTS)).toBeNull();
  return parts;
};

test('an account at the edge of its quota is exported in parts and brought into an empty one, whole', async () => {
  await fillToTheEdge();
  const before = await workOf('anna');
  expect(await bringAll('bert')).toBeGreaterThan(3);
  const after = await workOf('bert');
  const loose = after.filter(work => work.includes('"Quiet"'));
  expect(loose).toHaveLength(1);
  expect(after.filter(work => !loose.includes(work))).toEqual(before);
  expect((await usageOf(store, 'bert')).documents).toBe(QUOTA.documents);
  await bringAll('bert');
  expect(await workOf('bert')).toEqual(after);
});

describe('the limits of the program', () => {
  const { document } = getEnv().quotas;

  test('an archive that we make is within what we take', () => {
    const longestName = 300;
    const perFile = 2 * longestName + 200;
    expect(PART_LIMITS.files + 1).toBeLessThanOrEqual(IMPORT_LIMITS.entries);
    expect(PART_LIMITS.pictures).toBeLessThanOrEqual(IMPORT_LIMITS.pictures);
    expect(PART_LIMITS.bytes + 1000).toBeLessThanOrEqual(IMPORT_LIMITS.total);
    expect(PART_LIMITS.bytes + PART_LIMITS.files * perFile).toBeLessThanOrEqual(MAX_IMPORT_BYTES);
  });

  test('the largest draft with the largest picture fits into one archive', () => {
    expect(maxBytesOf(document)).toBeLessThanOrEqual(IMPORT_LIMITS.document);
    expect(MAX_PICTURE_BYTES).toBeLessThanOrEqual(IMPORT_LIMITS.file);
    expect(maxBytesOf(document) + MAX_PICTURE_BYTES).toBeLessThanOrEqual(PART_LIMITS.bytes);
  });
});
