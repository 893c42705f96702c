const SENTENCES = new Intl.Segmenter('en', { granularity: 'sentence' });

/** What stands before the first full stop: as much as a card has room for. */
export const firstSentenceOf = (text: string): string => {
  const [first] = SENTENCES.segment(text);
  return first?.segment.trim() ?? '';
};
