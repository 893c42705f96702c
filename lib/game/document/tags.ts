const LONGEST_TAG = 40;
const MOST_TAGS = 20;

/** Tags as they are written into one field, between commas. */
export const parseTags = (text: string): readonly string[] => {
  const tags = text.split(',').map(tag => tag.trim().slice(0, LONGEST_TAG));
  return [...new Set(tags.filter(tag => tag !== ''))].slice(0, MOST_TAGS);
};

export const formatTags = (tags: readonly string[]): string => tags.join(', ');
