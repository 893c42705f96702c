import { composeSectionKey } from '@/lib/documents/text/split-sections';
import { compareCodes } from '../collator';
import type { Sentence } from './sentence';

export interface RuleRef {
  /** The system's id. */
  readonly book: string;
  readonly section: string;
}

export interface RuleSection {
  readonly title: string;
  /** The book's own heading, where the book has no numbers and the number is ours. */
  readonly original?: string;
  /** Why no code cites this section: the players carry it out at the table. */
  readonly byHand?: string;
}

export interface Rulebook<Number extends string = string> {
  readonly id: string;
  readonly sections: Readonly<Record<Number, RuleSection>>;
  cite(section: Number): RuleRef;
}

/** The sections of one book. `cite` knows them all, so that a citation of a rule that does not exist does not compile. */
export const defineRulebook = <const Sections extends Readonly<Record<string, RuleSection>>>(
  id: string,
  sections: Sections,
): Rulebook<Extract<keyof Sections, string>> => ({
  id,
  sections,
  cite: section => ({ book: id, section }),
});

/** Book order: 1, 1.1, 1.2 … 1.10, 2. Object keys like '1' would be sorted before '1.1' by the language itself. */
export const listSectionNumbers = (book: Rulebook): readonly string[] =>
  Object.keys(book.sections).sort(compareCodes);

/** What a section is called in the reader's language: the heading of its rules page. */
export const nameSection = ({ book, section }: RuleRef): Sentence => ({
  code: `sections.${book}.${composeSectionKey(section)}`,
});
