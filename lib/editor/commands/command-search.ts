import type { Sentence } from '@/lib/game/contract/sentence';

/** In which order kinds of acts are offered when nothing is typed. */
export const COMMAND_GROUPS = [
  'command',
  'deed',
  'door',
  'tool',
  'brush',
  'here',
  'add',
  'piece',
  'place',
  'overlay',
  'layer',
  'form',
  'variant',
] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** Something that can be done in the studio as it stands now. */
export interface PaletteCommand {
  readonly id: string;
  readonly group: CommandGroup;
  readonly label: Sentence;
  /** The first is shown. */
  readonly keys?: readonly string[];
  /** For what can be shown or hidden: whether it is shown. */
  readonly isOn?: boolean;
  run(): void;
}

export interface LabelledCommand {
  readonly command: PaletteCommand;
  readonly label: string;
  /** The words for its group: they may be typed too. */
  readonly kind: string;
}

const normalizeForSearch = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '');

/** The better the words fit, the smaller; null: some word does not occur. */
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

/** What fits every typed word, the best first; nothing typed: all in their order. */
export const searchCommands = (
  acts: readonly LabelledCommand[],
  typed: string,
): readonly LabelledCommand[] => {
  const tokens = normalizeForSearch(typed).split(/\s+/).filter(Boolean);
  if (tokens.length === 0) return acts;
  return acts
    .flatMap(labelled => {
      const rank = rankOf(labelled, tokens);
      return rank === null ? [] : [{ spoken: labelled, rank }];
    })
    .sort((left, right) => left.rank - right.rank)
    .map(({ spoken: labelled }) => labelled);
};
