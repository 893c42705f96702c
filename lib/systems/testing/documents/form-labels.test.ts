import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import type { EntryForm, EntryList } from '@/lib/game/contract/authoring/forms';
import type { Sentence } from '@/lib/game/contract/sentence';
import { LANGUAGES } from '@/lib/game/language';
import { readDocument } from '../../read-document';

/** A label stands alone: it begins with a capital in its message, and no code makes it one. */

const FOLDER = join(process.cwd(), 'content', 'scenarios');
const shipped = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(file =>
  file.endsWith('.json'),
);

const labelsOfEntry = ({ fields, lists = [] }: EntryForm): readonly Sentence[] => [
  ...fields.map(({ label }) => label),
  ...lists.flatMap(labelsOfList),
];

const labelsOfList = ({ title, entries }: EntryList): readonly Sentence[] => [
  title,
  ...entries.flatMap(labelsOfEntry),
];

const listLabels = async (file: string): Promise<readonly Sentence[]> => {
  const read = await readDocument(JSON.parse(readFileSync(join(FOLDER, file), 'utf8')));
  if (read.type !== 'scenario' || !read.checked.document) throw new Error('not a scenario');
  const { forms, editing, setUp } = read.system;
  const scenario = read.checked.document;
  const { board } = setUp(scenario);
  const places = board.kind === 'spaces' ? board.spaces.map(({ id }) => id) : [];
  return [
    ...forms.options(scenario).map(({ label }) => label),
    ...(forms.lists?.(scenario) ?? []).flatMap(labelsOfList),
    ...forms.tables(scenario).flatMap(({ columns }) => columns.map(({ label }) => label)),
    ...places.flatMap(place => editing.inspect(scenario, place)?.fields.map(({ label }) => label) ?? []),
  ];
};

test.each(shipped)('every label of a form of %s begins with a capital, in every language', async file => {
  const labels = [...new Set((await listLabels(file)).map(label => JSON.stringify(label)))];
  expect(labels.length).toBeGreaterThan(0);
  for (const language of LANGUAGES) {
    const say = makeSay(MESSAGES[language], language);
    const small = labels.map(label => say(JSON.parse(label))).filter(words => /^\p{Ll}/u.test(words));
    expect([language, small]).toEqual([language, []]);
  }
});
