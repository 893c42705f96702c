import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { factsOfDocument } from '@/lib/catalogue/facts-of-document';
import { type ShippedDocument, seedShipped } from '@/lib/store/seed';
import { readDocument } from '@/lib/systems/read-document';
import { getStore } from './store';

const FOLDER = join(process.cwd(), 'content', 'scenarios');

/** Brings the battles that come with the program into the catalogue. */
export const loadShipped = async (): Promise<void> => {
  const files = await readdir(FOLDER, { recursive: true });
  const documents = await Promise.all(
    files
      .filter(file => file.endsWith('.json'))
      .sort()
      .map(shippedDocument),
  );
  await seedShipped(await getStore(), documents);
};

const shippedDocument = async (file: string): Promise<ShippedDocument> => {
  const document: unknown = JSON.parse(await readFile(join(FOLDER, file), 'utf8'));
  const read = await readDocument(document);
  const facts = factsOfDocument(read);
  if (!facts || read.type === 'unknown') throw new Error(`content/scenarios/${file} cannot be read`);
  return { slug: basename(file, '.json'), kind: read.type, system: read.system.id, document, facts };
};
