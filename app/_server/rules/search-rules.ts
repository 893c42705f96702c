import type { Rules, RulesSection } from './rules-text';

/** Sections whose title or text has these words, capitals aside; without words none. */
export const findSections = ({ chapters, texts }: Rules, asked: string): readonly RulesSection[] => {
  const wanted = asked.toLowerCase();
  if (wanted === '') return [];
  return chapters
    .flatMap(chapter => [chapter, ...chapter.sections])
    .filter(({ number, title }) =>
      `${number} ${title}\n${texts.get(number) ?? ''}`.toLowerCase().includes(wanted),
    );
};
