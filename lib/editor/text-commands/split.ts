import { findByName, findNearestName, type NamedItem } from './match';
import type { CommandPart, ParsedCommand, TextCommand, Vocabulary } from './parse';

/** How commands are split into the names in them. */

export const toParsed = (order: TextCommand): ParsedCommand => ({ type: 'order', order });

export const tokensOf = (text: string, { fillers }: Vocabulary): readonly string[] =>
  text.split(' ').filter(word => word !== '' && !fillers.includes(word));

/** Pieces by id, by name, by the space they stand in, or as those who are chosen. */
export const findPieces = (tokens: readonly string[], words: Vocabulary): readonly string[] => {
  const text = tokens.join(' ');
  if (words.chosenWords.includes(text)) return words.chosen;
  const [first = '', ...rest] = tokens;
  if (words.all.includes(first)) {
    const [space] = findByName(words.spaces, withoutJoins(rest, words).join(' '));
    if (space) return words.pieces.filter(piece => piece.space === space.id).map(({ id }) => id);
  }
  const named = findByName(words.pieces, text).map(({ id }) => id);
  return named.length > 0 ? named : findJoinedPieces(tokens, words);
};

/** "Hannibal and Mago": a name may itself hold an "and", so that the whole is tried before. */
const findJoinedPieces = (tokens: readonly string[], words: Vocabulary): readonly string[] => {
  const at = tokens.findIndex(token => words.and.includes(token));
  if (at < 1) return [];
  const [left, right] = [findPieces(tokens.slice(0, at), words), findPieces(tokens.slice(at + 1), words)];
  return left.length > 0 && right.length > 0 ? [...new Set([...left, ...right])] : [];
};

export const withoutJoins = (tokens: readonly string[], { joins }: Vocabulary): readonly string[] => {
  const from = tokens.findIndex(token => !joins.includes(token));
  return from < 0 ? [] : tokens.slice(from);
};

export interface Split {
  readonly left: readonly string[];
  readonly right: string;
}

/** Every way to split the words in two, with as many words as possible on the right first. */
export const listSplits = (tokens: readonly string[], words: Vocabulary): readonly Split[] =>
  tokens.slice(1).map((_, index) => ({
    left: tokens.slice(0, index + 1).filter((token, at) => at < index || !words.joins.includes(token)),
    right: withoutJoins(tokens.slice(index + 1), words).join(' '),
  }));

export const reportUnknown = (
  part: CommandPart,
  word: string,
  known: readonly NamedItem[],
): ParsedCommand => ({
  type: 'unknown',
  part,
  word,
  near: findNearestName(known, word),
});

/** Several spaces may answer to "left centre": which is meant must be said. */
export const requireOne = (
  found: readonly NamedItem[],
  word: string,
  then: (id: string) => ParsedCommand,
): ParsedCommand => {
  const [first] = found;
  if (first && found.length === 1) return then(first.id);
  return { type: 'ambiguous', word, names: found.map(({ names }) => names.at(-1) ?? '') };
};
