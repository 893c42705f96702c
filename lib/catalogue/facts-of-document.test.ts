import { expect, test } from 'vitest';
import { loadSystems } from '@/lib/systems';
import { readDocument } from '@/lib/systems/read-document';
import { factsOfDocument } from './facts-of-document';

test('every kind of document of every system can stand in the catalogue', async () => {
  for (const { documents } of await loadSystems())
    for (const kind of Object.values(documents)) {
      const facts = factsOfDocument(await readDocument(kind.blank()));
      expect(facts, `${kind.format} of ${kind.system}`).toMatchObject({ title: '…' });
    }
});

test('a malformed document cannot', async () => {
  expect(factsOfDocument(await readDocument({ format: 'army', system: 'lost-battles' }))).toBeNull();
  expect(factsOfDocument(await readDocument(7))).toBeNull();
});
