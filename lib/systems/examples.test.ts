import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import messages from '@/content/messages/en.json';
import { formatDocument } from '@/lib/documents/format';
import { toPointer } from '@/lib/documents/json-path';
import { sentenceOf } from '@/lib/game/finding';
import { readDocument } from './read-document';

/**
 * Pairs of x.json and x.findings.json: the codes, places and words that an author sees. `UPDATE=1 npx vitest run
 * lib/systems/examples.test.ts` rewrites the second; the difference is reviewed.
 */
const FOLDER = join(process.cwd(), 'content', 'systems');
const examples = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(file =>
  /\/examples\/[^.]+\.json$/.test(file),
);

const say = makeSay(messages, 'en');

const findingsIn = async (file: string) => {
  const read = await readDocument(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const findings = read.type === 'unknown' ? read.findings : read.checked.findings;
  return findings.map(finding => ({
    code: finding.code,
    at: toPointer(finding.path),
    section: finding.rule?.section ?? null,
    words: say(sentenceOf(finding)),
  }));
};

describe('what an author sees', () => {
  test.each(examples)('%s', async file => {
    const expected = join(FOLDER, file.replace(/\.json$/, '.findings.json'));
    const found = await findingsIn(file);
    if (process.env.UPDATE) writeFileSync(expected, formatDocument(found));
    expect(found).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
    expect(found.length).toBeGreaterThan(0);
  });
});
