import type { Command } from './command';

export interface LabelledCommand {
  readonly command: Command;
  readonly label: string;
  /** The words for its group: they may be typed too. */
  readonly kind: string;
}

const normalizeForSearch = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '');

/** The better the words match, the smaller; null: some word does not occur. */
const rankOf = ({ label, kind }: LabelledCommand, tokens: readonly string[]): number | null => {
  const text = normalizeForSearch(`${label} ${kind}`);
  const words = text.split(/[^\p{L}\p{N}]+/u);
  let rank = text.length / 1000;
  for (const token of tokens) {
    if (!text.includes(token)) return null;
    if (words.includes(token)) rank += 0;
    else rank += words.some(word => word.startsWith(token)) ? 1 : 3;
  }
  return text.startsWith(tokens.join(' ')) ? rank - 1 : rank;
};

/** Commands that match every typed word, the best first; nothing typed: all in their order. */
export const searchCommands = (
  commands: readonly LabelledCommand[],
  typed: string,
): readonly LabelledCommand[] => {
  const tokens = normalizeForSearch(typed).split(/\s+/).filter(Boolean);
  if (tokens.length === 0) return commands;
  return commands
    .flatMap(labelled => {
      const rank = rankOf(labelled, tokens);
      return rank === null ? [] : [{ labelled, rank }];
    })
    .sort((left, right) => left.rank - right.rank)
    .map(({ labelled }) => labelled);
};
