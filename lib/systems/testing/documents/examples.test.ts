import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { applyChanges } from '@/lib/documents/change';
import { formatDocument } from '@/lib/documents/format';
import { toPointer } from '@/lib/documents/json-path';
import { findFixes } from '@/lib/game/check/check';
import { checkDocument } from '@/lib/game/check/check-document';
import { describeFinding, isError } from '@/lib/game/contract/finding';
import { readDocument } from '../../read-document';

/**
 * Pairs of x.json and x.findings.json: the codes, places and words that an author sees. `UPDATE=1 npx vitest run
 * lib/systems/testing/documents/examples.test.ts` rewrites the second; the difference is reviewed.
 */
const FOLDER = join(process.cwd(), 'content', 'systems');
const examples = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(file =>
  /\/examples\/[^.]+\.json$/.test(file),
);

const say = makeSay(messages, 'en');

const listFindings = async (file: string) => {
  const read = await readDocument(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  const findings = read.type === 'unknown' ? read.findings : read.checked.findings;
  return findings.map(finding => ({
    code: finding.code,
    at: toPointer(finding.path),
    section: finding.rule?.section ?? null,
    words: say(describeFinding(finding)),
  }));
};

describe('what an author sees', () => {
  test.each(examples)('%s', async file => {
    const expected = join(FOLDER, file.replace(/\.json$/, '.findings.json'));
    const found = await listFindings(file);
    if (process.env.UPDATE) writeFileSync(expected, formatDocument(found));
    expect(found).toEqual(JSON.parse(readFileSync(expected, 'utf8')));
    expect(found.length).toBeGreaterThan(0);
  });
});

const countBy = (codes: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const code of codes) counts.set(code, (counts.get(code) ?? 0) + 1);
  return counts;
};

const readExample = (file: string): unknown => JSON.parse(readFileSync(join(FOLDER, file), 'utf8'));

describe('quick fixes', () => {
  test.each(examples)(
    '%s: every fix has its words, removes its finding and breaks no other rule',
    async file => {
      const json = readExample(file);
      const read = await readDocument(json);
      if (read.type !== 'scenario' || read.checked.document === null) return;
      const kind = read.system.documents.scenario;
      const { document, findings } = read.checked;
      const errors = countBy(findings.filter(isError).map(({ code }) => code));
      for (const finding of findings)
        for (const { label, changes } of findFixes(kind.checks, document, finding)) {
          expect(say(label)).not.toMatch(/^words\./);
          const after = checkDocument(kind, JSON.parse(JSON.stringify(applyChanges(document, changes))));
          const sameCode = ({ code }: { readonly code: string }) => code === finding.code;
          expect(after.document, say(label)).not.toBeNull();
          expect(after.findings.filter(sameCode).length, say(label)).toBeLessThan(
            findings.filter(sameCode).length,
          );
          for (const [code, count] of countBy(after.findings.filter(isError).map(({ code }) => code)))
            expect(count, `${say(label)}: ${code}`).toBeLessThanOrEqual(errors.get(code) ?? 0);
        }
    },
  );
});
