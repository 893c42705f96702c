import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { listParts } from '@/lib/catalogue/parts-of-document';
import { computeMinhash, isNearDuplicate } from './minhash';

const FOLDER = join(process.cwd(), 'content', 'scenarios');

const shipped = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.json'))
  .map(file => ({ file, document: JSON.parse(readFileSync(join(FOLDER, file), 'utf8')) }))
  .map(({ file, document }) => ({ file, document, minhash: computeMinhash(listParts(document)) }));

test('other battles in the same rule book are not', () => {
  const [cannae, zama] = ['cannae', 'zama'].map(name =>
    shipped.find(({ file }) => file.endsWith(`/${name}.json`)),
  );
  expect(isNearDuplicate(cannae?.minhash ?? '', zama?.minhash ?? '')).toBe(false);
});

test('a copy under another title and with other notes is the same battle', () => {
  for (const { document, minhash } of shipped.slice(0, 10)) {
    const copy = { ...document, title: 'Mine', notes: 'New', tags: [] };
    expect(isNearDuplicate(minhash, computeMinhash(listParts(copy)))).toBe(true);
  }
});
