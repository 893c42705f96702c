import type { Language } from '@/lib/game/language';
import type { Messages } from './message-files';
import { type Placeholder, shapeOf, textOf } from './message-shape';
import { SAME_WORDS } from './same-words';

/** `{x}Id` lets a language choose by an inner sentence although English only shows its words. */
const isIdOf = (name: string, names: Iterable<string>): boolean =>
  name.endsWith('Id') && [...names].includes(name.slice(0, -'Id'.length));

const missingForms = (language: Language, { branches }: Placeholder): readonly string[] =>
  new Intl.PluralRules(language)
    .resolvedOptions()
    .pluralCategories.filter(form => branches.includes('other') && !branches.includes(form));

const compareChoice = (name: string, ours: Placeholder, theirs: Placeholder): readonly string[] =>
  ours.kind === 'choice' && theirs.kind === 'choice'
    ? [
        ...ours.branches.filter(branch => !theirs.branches.includes(branch)).map(b => `{${name}} lacks ${b}`),
        ...theirs.branches
          .filter(branch => !ours.branches.includes(branch))
          .map(b => `{${name}} has no ${b} in English`),
      ]
    : [];

const comparePlural = (language: Language, name: string, english: Placeholder, other: Placeholder) =>
  english.kind === 'plural' && other.kind === 'plural' && english.branches.includes('one')
    ? missingForms(language, other).map(form => `{${name}} lacks the plural form ${form}`)
    : [];

const kindsFit = (english: Placeholder, other: Placeholder): boolean =>
  english.kind === other.kind ||
  [english.kind, other.kind].every(kind => kind === 'value' || kind === 'plural');

/** What is wrong with one message of another language; none: it can stand for the English one. */
const compareMessage = (language: Language, english: string, message: string): readonly string[] => {
  const [ours, theirs] = [shapeOf(english), shapeOf(message)];
  const faults = [...ours].flatMap(([name, placeholder]) => {
    const other = theirs.get(name);
    if (!other) return theirs.has(`${name}Id`) ? [] : `{${name}} is missing`;
    if (!kindsFit(placeholder, other)) return `{${name}} is a ${other.kind}, in English a ${placeholder.kind}`;
    return [
      ...compareChoice(name, placeholder, other),
      ...comparePlural(language, name, placeholder, other),
    ];
  });
  const added = [...theirs.keys()]
    .filter(name => !ours.has(name) && !isIdOf(name, ours.keys()))
    .map(name => `{${name}} is not in the English message`);
  return [...faults, ...added];
};

const isLeftEnglish = (english: string, message: string): boolean => {
  const text = textOf(english).trim();
  return english === message && /\p{L}{2}/u.test(text) && !SAME_WORDS.includes(text);
};

const faultsOf = (language: Language, english: string, message: string | undefined): readonly string[] => {
  if (message === undefined) return ['is not translated'];
  if (message.trim() === '' && english.trim() !== '') return ['is empty'];
  if (isLeftEnglish(english, message))
    return ['is still English: translate it, or add it to same-words.ts if it is the same word'];
  try {
    return compareMessage(language, english, message);
  } catch (error) {
    return [`cannot be parsed: ${error instanceof Error ? error.message : String(error)}`];
  }
};

/** Every fault of a file of messages in another language, each with its key. */
export const compareMessages = (
  language: Language,
  english: Messages,
  other: Messages,
): readonly string[] => [
  ...[...english].flatMap(([key, message]) =>
    faultsOf(language, message, other.get(key)).map(fault => `${key} ${fault}`),
  ),
  ...[...other.keys()].filter(key => !english.has(key)).map(key => `${key} is not in English any more`),
];
