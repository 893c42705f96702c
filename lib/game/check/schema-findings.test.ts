import { expect, test } from 'vitest';
import { z } from 'zod';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import { describeFinding } from '../contract/finding';
import { LANGUAGES, type Language } from '../language';
import { toSchemaFindings } from './schema-findings';

const unit = z.strictObject({ name: z.string(), type: z.enum(['hoplite', 'phalanx', 'legion']) });
const schema = z.strictObject({
  title: z.string(),
  options: z.strictObject({ turns: z.number().int() }),
  forces: z.array(z.strictObject({ units: z.array(unit) })),
});

const wordsOf = (document: unknown, language: Language): readonly string[] => {
  const { error } = schema.safeParse(document);
  const say = makeSay(MESSAGES[language], language);
  return toSchemaFindings(error?.issues ?? [], document).findings.map(finding =>
    say(describeFinding(finding)),
  );
};

const broken = {
  title: 3,
  options: { turns: 'six', odds: 1 },
  forces: [{ units: [{ name: 'Velites', type: 'archer' }] }],
};

test('a malformed document is told by its parts; what only the JSON shows is quoted from it', () => {
  expect(wordsOf(broken, 'en')).toEqual([
    'Title must be text.',
    'Options, Number of turns must be a number.',
    'Options has unknown fields: "odds".',
    'Armies, Units, Velites, "type" must be one of these: "hoplite", "phalanx", or "legion".',
  ]);
  expect(wordsOf(broken, 'de')).toContainEqual(
    expect.stringMatching(/Velites, "type".*"phalanx" oder "legion"/),
  );
});

test.each(LANGUAGES)('no path is shown as it stands in the code, in %s', language => {
  expect(wordsOf(broken, language).join(' ')).not.toMatch(/forces|options|units\./);
  expect(wordsOf([], language)).toHaveLength(1);
});
