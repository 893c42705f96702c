import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { playedFingerprintOf } from '@/lib/catalogue/document-fingerprint';
import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { shippedBalanceSchema } from '@/lib/catalogue/shipped-balance';
import { DEFAULT_LANGUAGE, LANGUAGES } from '@/lib/game/language';
import { saveBalance } from '@/lib/store/balance/balances';
import { seedCollection } from '@/lib/store/catalogue/collections';
import { type SeedResult, type ShippedDocument, seedShipped } from '@/lib/store/documents/seed-shipped';
import type { Store } from '@/lib/store/engine/open-store';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from '../store';
import { collectionInput } from './collection-input';

const CONTENT = join(process.cwd(), 'content');

/** Battles, army lists and armies, each with a folder for every system. */
const FOLDERS = ['scenarios', 'lists', 'armies'];

/** A shipped document with its texts in every language; the translations lie in a folder of their own. */
const joinTranslations = async (
  file: string,
  document: Readonly<Record<string, unknown>>,
): Promise<Readonly<Record<string, unknown>>> => {
  const blocks = await Promise.all(
    LANGUAGES.map(async language => {
      const path = join(CONTENT, 'translations', language, file);
      return existsSync(path) ? { [language]: JSON.parse(await readFile(path, 'utf8')) as unknown } : {};
    }),
  );
  return { ...document, language: DEFAULT_LANGUAGE, translations: Object.assign({}, ...blocks) };
};

/** Brings the documents that come with the program into the catalogue. */
export const seedShippedContent = async (): Promise<void> => {
  const files = await Promise.all(FOLDERS.map(listFiles));
  const documents = await Promise.all(files.flat().map(readShippedDocument));
  const store = await getStore();
  const seeded = await seedShipped(store, documents);
  await seedBalances(store, documents, seeded);
  for (const file of await listFiles('collections')) {
    const request = collectionInput.parse(JSON.parse(await readFile(join(CONTENT, file), 'utf8')));
    await seedCollection(store, basename(file, '.json'), request);
  }
};

/** Figures that were measured before the program was shipped; of another state of a document they say nothing. */
const seedBalances = async (
  store: Store,
  documents: readonly ShippedDocument[],
  seeded: readonly SeedResult[],
): Promise<void> => {
  for (const [index, { slug, document }] of documents.entries()) {
    const version = seeded[index];
    const file = join(CONTENT, 'balance', `${slug}.json`);
    if (!version || !existsSync(file)) continue;
    const shipped = shippedBalanceSchema.parse(JSON.parse(await readFile(file, 'utf8')));
    if (shipped.document !== playedFingerprintOf(document)) continue;
    for (const measured of shipped.measured)
      await saveBalance(store, version, { ...measured, variant: null });
  }
};

const listFiles = async (folder: string): Promise<readonly string[]> => {
  const files = await readdir(join(CONTENT, folder), { recursive: true });
  return files
    .filter(file => file.endsWith('.json'))
    .sort()
    .map(file => join(folder, file));
};

const readShippedDocument = async (file: string): Promise<ShippedDocument> => {
  const document = await joinTranslations(file, JSON.parse(await readFile(join(CONTENT, file), 'utf8')));
  const read = await readDocument(document);
  const facts = factsOfDocument(read);
  if (!facts || read.type === 'unknown') throw new Error(`content/${file} cannot be read`);
  return { slug: basename(file, '.json'), kind: read.type, system: read.system.id, document, facts };
};
