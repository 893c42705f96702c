import type { Verdict } from '@/lib/game/check/verdict';
import {
  isSentence,
  type Sentence,
  type SentenceList,
  type SentenceValue,
  type SentenceValues,
} from '@/lib/game/contract/sentence';
import { readNameText, readOwnValue, type Translated, type Translation } from './translation';

type Names = Translation['names'];

const translateText = (names: Names, text: string): string => {
  const name = readOwnValue(names, text);
  return name === undefined ? text : readNameText(name);
};

const translateList = (names: Names, { items, type }: SentenceList): SentenceList => ({
  type,
  items: items.map(item => {
    if (typeof item === 'number') return item;
    return typeof item === 'string' ? translateText(names, item) : translateSentence(names, item);
  }),
});

const translateValue = (names: Names, value: SentenceValue): SentenceValue => {
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return translateText(names, value);
  if (isSentence(value)) return translateSentence(names, value);
  return 'items' in value
    ? translateList(names, value)
    : value.map(sentence => translateSentence(names, sentence));
};

const translateValues = (names: Names, values: SentenceValues): SentenceValues =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, translateValue(names, value)]));

const translateSentence = (names: Names, { code, values }: Sentence): Sentence =>
  values ? { code, values: translateValues(names, values) } : { code };

/** What the rules said of the original, with the names that a reader of the language knows from the document. */
export const verdictInLanguage = (verdict: Verdict, document: object, language: string): Verdict => {
  const { language: own, translations } = document as Translated;
  const names = own === language ? undefined : readOwnValue(translations, language)?.names;
  if (!names) return verdict;
  return {
    ...verdict,
    findings: verdict.findings.map(finding => ({
      ...finding,
      values: translateValues(names, finding.values),
    })),
    facts: verdict.facts.map(fact => ({
      ...fact,
      values: translateValues(names, fact.values),
      ...(fact.caveat ? { caveat: translateSentence(names, fact.caveat) } : {}),
    })),
  };
};
