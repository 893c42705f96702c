import { Fragment, type ReactNode } from 'react';

/** A text in which what is searched for is marked; the rest may become links. */
export const markWords = (
  text: string,
  asked: string,
  linked: (words: string) => ReactNode = words => words,
): ReactNode => {
  if (asked === '') return linked(text);
  return cutAt(text, asked).map(({ at, words, isFound }) =>
    isFound ? <mark key={at}>{words}</mark> : <Fragment key={at}>{linked(words)}</Fragment>,
  );
};

interface TextPart {
  readonly at: number;
  readonly words: string;
  readonly isFound: boolean;
}

const cutAt = (text: string, asked: string): readonly TextPart[] => {
  const [low, wanted] = [text.toLowerCase(), asked.toLowerCase()];
  const parts: TextPart[] = [];
  let at = 0;
  for (let found = low.indexOf(wanted); found >= 0; found = low.indexOf(wanted, at)) {
    const end = found + wanted.length;
    parts.push({ at, words: text.slice(at, found), isFound: false });
    parts.push({ at: found, words: text.slice(found, end), isFound: true });
    at = end;
  }
  return [...parts, { at, words: text.slice(at), isFound: false }].filter(({ words }) => words !== '');
};
