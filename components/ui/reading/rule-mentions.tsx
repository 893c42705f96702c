import { Fragment, type ReactNode } from 'react';
import type { Rulebook } from '@/lib/game/contract/rulebook';
import { PageLink } from '../controls/page-link';
import { rulePathOf } from './rule-link';

/** A number with a point that stands free, or a chapter named as such. */
const MENTION = /(?<![\d.,])\d{1,2}\.\d{1,2}(?![\d.]*\d)|(?<=\bchapters? )\d{1,2}\b/g;

interface TextPart {
  readonly at: number;
  readonly words: string;
  /** The section that the words name; null: plain words. */
  readonly section: string | null;
}

/** Cuts a text at the sections that it names and the book has. */
export const findMentions = (words: string, book: Rulebook): readonly TextPart[] => {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of words.matchAll(MENTION)) {
    const [section] = match;
    if (!Object.hasOwn(book.sections, section)) continue;
    parts.push({ at: end, words: words.slice(end, match.index), section: null });
    parts.push({ at: match.index, words: section, section });
    end = match.index + section.length;
  }
  return [...parts, { at: end, words: words.slice(end), section: null }].filter(part => part.words !== '');
};

/** Turns the section numbers in a text of this book into links; the page's own section stays plain. */
export const linkMentions = (book: Rulebook, own?: string) =>
  function cited(words: string): ReactNode {
    return findMentions(words, book).map(part =>
      part.section === null || part.section === own ? (
        <Fragment key={part.at}>{part.words}</Fragment>
      ) : (
        <PageLink key={part.at} href={rulePathOf({ book: book.id, section: part.section })}>
          {part.words}
        </PageLink>
      ),
    );
  };
