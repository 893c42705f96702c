import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { afterAll, beforeAll, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { createDraft, listDrafts } from '@/lib/store/documents/drafts';
import { publishDraft } from '@/lib/store/documents/publish';
import { putUnderlay, readUnderlay } from '@/lib/store/documents/underlays';
import { closeStore, openStore, type Store } from '@/lib/store/engine/open-store';
import { makeTickingClock } from '@/lib/store/testing/engines';
import { readDocument } from '@/lib/systems/read-document';
import { makeArchivePart } from './export-archive';
import { checkImport, importArchive } from './import-archive';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-bring-in-'));
let store: Store;
beforeAll(async () => {
  store = await openStore({
    place: { file: join(folder, 'store.db') },
    now: makeTickingClock(),
    newId: randomUUID,
  });
});
afterAll(async () => {
  await closeStore(store);
  rmSync(folder, { recursive: true });
});

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

const zip = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

const brought = async (author: string, bytes: Uint8Array) => {
  const checked = await checkImport(bytes, 'file');
  return checked.type === 'refused' ? checked : importArchive(store, author, checked.arrivals);
};

test('an export of one server is imported on another, pictures included, and never twice', async () => {
  const draft = { kind: 'scenario', system: 'lost-battles', title: 'Cannae', document: cannae } as const;
  const { id, revision } = await createDraft(store, 'one', draft);
  await putUnderlay(store, id, 'one', { type: 'image/png', bytes: PNG });
  const facts = factsOfDocument(await readDocument(cannae));
  if (!facts) throw new Error('no facts');
  const publishing = { revision, facts, visibility: 'public', changeNote: '' } as const;
  await publishDraft(store, id, 'one', publishing);
  await publishDraft(store, id, 'one', publishing);
  const other = { ...cannae, title: 'Zama' };
  await createDraft(store, 'one', { ...draft, title: 'Zama', document: other });

  const archive = (await makeArchivePart(store, 'one'))?.bytes ?? new Uint8Array();
  expect(await brought('two', archive)).toEqual({ type: 'done', drafts: 2, known: 0 });
  const drafts = await listDrafts(store, 'two');
  expect(drafts.map(({ title }) => title).sort()).toEqual(['Cannae', 'Zama']);
  const copy = drafts.find(({ title }) => title === 'Cannae');
  expect((await readUnderlay(store, copy?.id ?? '', 'two'))?.bytes).toEqual(new Uint8Array(PNG));
  expect(await brought('two', archive)).toEqual({ type: 'done', drafts: 0, known: 2 });
});

test('a single document comes in as well', async () => {
  expect(await brought('three', strToU8(JSON.stringify(cannae)))).toMatchObject({ drafts: 1 });
});

const GOOD = { 'good.json': JSON.stringify(cannae) };

test.each([
  ['a step upwards', zip({ ...GOOD, '../../up.json': '{}' }), 'path', '../../up.json'],
  [
    'a file that unpacks to 40 times its share',
    zip({ ...GOOD, 'b.json': ' '.repeat(9_000_000) }),
    'too-large',
    'b.json',
  ],
  ['a document larger than any', zip({ ...GOOD, 'b.json': ' '.repeat(6_000_000) }), 'too-large', 'b.json'],
  [
    'too many pictures',
    zip({ ...GOOD, ...Object.fromEntries(Array.from({ length: 51 }, (_, n) => [`${n}.png`, '1'])) }),
    'too-many-pictures',
    '50.png',
  ],
  [
    'too many files',
    zip(Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`${n}.json`, '1']))),
    'too-many',
    '1000.json',
  ],
  ['no JSON', zip({ ...GOOD, 'b.json': 'let me in' }), 'not-json', 'b.json'],
  ['JSON of great depth', zip({ ...GOOD, 'b.json': '['.repeat(10_000) }), 'too-deep', 'b.json'],
  ['JSON that is no document', zip({ ...GOOD, 'b.json': '{"format":"cake"}' }), 'unknown-document', 'b.json'],
  ['nothing of ours', zip({ 'readme.txt': 'hello' }), 'no-documents', ''],
  ['half an archive', zip(GOOD).slice(0, 200), 'not-a-zip', ''],
  ['something else', strToU8('GIF89a'), 'not-json', 'file'],
])('%s: the whole is refused, and nothing is kept', async (_, bytes, reason, name) => {
  expect(await brought('hostile', bytes)).toEqual({ type: 'refused', reason, name });
  expect(await listDrafts(store, 'hostile')).toEqual([]);
});

test('a picture that is none by its bytes is passed over', async () => {
  const bytes = zip({ 'x.json': JSON.stringify(cannae), 'x-underlay.png': '<svg onload="alert(1)"/>' });
  expect(await brought('four', bytes)).toMatchObject({ drafts: 1 });
  const [draft] = await listDrafts(store, 'four');
  expect(await readUnderlay(store, draft?.id ?? '', 'four')).toBeNull();
});

test('an archive from before exports had a mark brings the newest version of each line', async () => {
  const older = { ...cannae, title: 'Older' };
  const bytes = zip({
    'drafts/zama-12345678.json': JSON.stringify({ ...cannae, title: 'Zama' }),
    'published/cannae/v9.json': JSON.stringify(older),
    'published/cannae/v10.json': JSON.stringify(cannae),
  });
  expect(await brought('five', bytes)).toEqual({ type: 'done', drafts: 2, known: 0 });
  expect((await listDrafts(store, 'five')).map(({ title }) => title).sort()).toEqual(['Cannae', 'Zama']);
});
