const SIZES = [76, 68, 60, 52, 46, 40, 35, 31, 28, 25];
/** The mean width of a letter of EB Garamond in its own size, on the safe side. */
const LETTER = 0.44;
const LINE = 1.08;

/** The largest size at which a title and its longest word fit into a box; what fits in none is clipped at the smallest. */
export const fitTitleSize = (title: string, width: number, height: number): number => {
  const words = title.split(/\s+/);
  const longest = Math.max(...words.map(word => [...word].length));
  const fits = (size: number): boolean =>
    longest * LETTER * size <= width && countLines(words, width / (LETTER * size)) * size * LINE <= height;
  return SIZES.find(fits) ?? SIZES.at(-1) ?? 0;
};

const countLines = (words: readonly string[], room: number): number => {
  let lines = 1;
  let filled = 0;
  for (const word of words) {
    const length = [...word].length;
    if (filled > 0 && filled + 1 + length > room) {
      lines++;
      filled = length;
    } else filled += (filled > 0 ? 1 : 0) + length;
  }
  return lines;
};
