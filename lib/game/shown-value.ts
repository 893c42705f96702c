const LONGEST = 80;

/** Any value of a stranger's document, short enough for a sentence; its own conversions are never called. */
export const shownValue = (value: unknown): string => {
  if (value === undefined) return '—';
  return typeof value === 'string' ? value.slice(0, LONGEST) : JSON.stringify(value).slice(0, LONGEST);
};
