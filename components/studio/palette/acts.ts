import type { Sentence } from '@/lib/game/sentence';

/** In which order kinds of acts are offered when nothing is typed. */
export const ACT_GROUPS = [
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
export type ActGroup = (typeof ACT_GROUPS)[number];

/** Something that can be done in the studio as it stands now. */
export interface Act {
  readonly id: string;
  readonly group: ActGroup;
  readonly label: Sentence;
  /** The first is shown. */
  readonly keys?: readonly string[];
  /** For what can be shown or hidden: whether it is shown. */
  readonly isOn?: boolean;
  run(): void;
}

export interface SpokenAct {
  readonly act: Act;
  readonly label: string;
  /** The words for its group: they may be typed too. */
  readonly kind: string;
}

const folded = (text: string): string =>
  text
    .toLocaleLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}’']/gu, '');

/** The better the words fit, the smaller; null: some word does not occur. */
const rankOf = ({ label, kind }: SpokenAct, tokens: readonly string[]): number | null => {
  const text = folded(`${label} ${kind}`);
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
export const found = (acts: readonly SpokenAct[], typed: string): readonly SpokenAct[] => {
  const tokens = folded(typed).split(/\s+/).filter(Boolean);
  if (tokens.length === 0) return acts;
  return acts
    .flatMap(spoken => {
      const rank = rankOf(spoken, tokens);
      return rank === null ? [] : [{ spoken, rank }];
    })
    .sort((left, right) => left.rank - right.rank)
    .map(({ spoken }) => spoken);
};
