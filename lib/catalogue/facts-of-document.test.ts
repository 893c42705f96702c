import { expect, test } from 'vitest';
import { loadSystems } from '@/lib/systems';
import { readDocument } from '@/lib/systems/read-document';
import { unknownUnits } from '@/lib/systems/testing/hostile-documents';
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

test('faults beyond those that are listed count as well', async () => {
  const facts = factsOfDocument(await readDocument(unknownUnits(20, 50, 0)));
  expect(facts).toMatchObject({ errors: 1000, warnings: 1 });
});

test('a translated document is found and shown in each of its languages', async () => {
  const [system] = (await loadSystems()).filter(({ documents }) => documents.army === undefined);
  const blank = system?.documents.scenario.blank();
  const translations = {
    de: { summary: 'Eine Falle', names: { [blank?.sides[0]?.name ?? '']: 'Karthago' } },
  };
  const facts = factsOfDocument(await readDocument({ ...blank, language: 'en', translations }));
  expect(Object.keys(facts?.texts ?? {})).toEqual(['en', 'de']);
  expect(facts?.texts?.de).toMatchObject({ summary: 'Eine Falle' });
  expect(facts?.texts?.de?.sides).toContain('Karthago');
  expect(facts?.searchText).toContain('Karthago');
});
