import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { seedCollection } from '@/lib/store/catalogue/collections';
import { type ShippedDocument, seedShipped } from '@/lib/store/documents/seed-shipped';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from '../store';
import { collectionInput } from './collection-input';

const CONTENT = join(process.cwd(), 'content');

/** Battles, army lists and armies, each with a folder for every system. */
const FOLDERS = ['scenarios', 'lists', 'armies'];

/** Brings the documents that come with the program into the catalogue. */
export const seedShippedContent = async (): Promise<void> => {
  const files = await Promise.all(FOLDERS.map(listFiles));
  const documents = await Promise.all(files.flat().map(readShippedDocument));
  const store = await getStore();
  await seedShipped(store, documents);
  for (const file of await listFiles('collections')) {
    const request = collectionInput.parse(JSON.parse(await readFile(join(CONTENT, file), 'utf8')));
    await seedCollection(store, basename(file, '.json'), request);
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
  const document: unknown = JSON.parse(await readFile(join(CONTENT, file), 'utf8'));
  const read = await readDocument(document);
  const facts = factsOfDocument(read);
  if (!facts || read.type === 'unknown') throw new Error(`content/${file} cannot be read`);
  return { slug: basename(file, '.json'), kind: read.type, system: read.system.id, document, facts };
};
