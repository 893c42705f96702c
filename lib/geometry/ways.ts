/** The way from a space to the next, by name: a road leads over it. */
export const wayBetween = (from: string, to: string): string => `${from}>${to}`;

/** The two spaces of a way; null: it is a name of something else. */
export const spacesOfWay = (place: string): readonly [string, string] | null => {
  const [from, to, ...others] = place.split('>');
  return from && to && others.length === 0 ? [from, to] : null;
};
