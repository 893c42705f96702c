import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { formatDocument } from '@/lib/documents/format';
import { isError } from '@/lib/game/contract/finding';
import type { DocumentKind } from '@/lib/game/document/document-kind';
import { readDocument } from '../../read-document';

/** Throws at a missing word instead of showing its key. */
const filesIn = (folder: string): readonly string[] =>
  readdirSync(join('content', folder), { recursive: true, encoding: 'utf8' })
    .filter(file => file.endsWith('.json'))
    .map(file => join('content', folder, file));

const shipped = [...filesIn('lists'), ...filesIn('armies')].map(file => ({
  file,
  text: readFileSync(file, 'utf8'),
}));

test('no two shipped documents share an address', () => {
  const slugs = ['scenarios', 'lists', 'armies'].flatMap(filesIn).map(file => basename(file));
  expect(slugs.filter((slug, index) => slugs.indexOf(slug) < index)).toEqual([]);
});

describe.each(shipped)('the shipped $file', ({ text }) => {
  test('breaks no rule', async () => {
    const read = await readDocument(JSON.parse(text));
    expect(read.type).not.toBe('unknown');
    if (read.type !== 'unknown') expect(read.checked.findings.filter(isError)).toEqual([]);
  });

  test('is written as we write documents', () => expect(text).toBe(formatDocument(JSON.parse(text))));

  test('has words for all that is shown of it', async () => {
    const read = await readDocument(JSON.parse(text));
    if (read.type === 'unknown' || read.type === 'scenario') throw new Error('neither list nor army');
    const kind: DocumentKind<unknown> | undefined = read.system.documents[read.type];
    const { document } = read.checked;
    for (const { code, values } of kind?.facts(document) ?? [])
      for (const part of ['title', 'caption'])
        expect(say({ code: `facts.${code}.${part}`, values })).not.toBe('');
    for (const { rows } of kind?.roster(document) ?? [])
      for (const { words } of rows) expect(say(words)).not.toBe('');
  });
});
