import { findByName, normalizeText } from './match';
import type { ParsedCommand, Verb, Vocabulary } from './parse';
import { findPieces, listSplits, reportUnknown, requireOne, tokensOf, toParsed, withoutJoins } from './split';

export const ANNOTATION_VERBS = ['note', 'arrow', 'line'] as const;
export type AnnotationVerb = (typeof ANNOTATION_VERBS)[number];

export const isAnnotationVerb = (verb: Verb): verb is AnnotationVerb =>
  ANNOTATION_VERBS.some(known => known === verb);

/** Where a note stands: in a space, at a piece, or at coordinates in inches on an open table. */
export type AnnotationPlace =
  | { readonly type: 'space' | 'piece'; readonly id: string }
  | { readonly type: 'point'; readonly at: readonly [number, number] };

export interface AnnotationCommand {
  readonly type: 'note';
  readonly kind: AnnotationVerb;
  readonly places: readonly AnnotationPlace[];
  /** As it was typed; only a note has words. */
  readonly text: string;
}

/** "note at C3: the well", "arrow from Hannibal to C2", "line 12 30 to 40 30". */
export const readAnnotation = (
  verb: AnnotationVerb,
  text: string,
  verbLength: number,
  words: Vocabulary,
): ParsedCommand => {
  const [ordered = '', ...wording] = text.split(':');
  const tokens = withoutJoins(tokensOf(normalizeText(ordered).slice(verbLength), words), words);
  const said = wording.join(':').trim();
  if (tokens.length === 0 || (verb === 'note' && said === '')) return { type: 'incomplete', verb };
  return verb === 'note' ? readWords(tokens, said, words) : readStroke(verb, tokens, words);
};

const readWords = (tokens: readonly string[], text: string, words: Vocabulary): ParsedCommand =>
  readPlace(tokens, words, place => toParsed({ type: 'note', kind: 'note', places: [place], text }));

const readStroke = (kind: 'arrow' | 'line', tokens: readonly string[], words: Vocabulary): ParsedCommand => {
  const split = listSplits(tokens, words).find(
    ({ left, right }) => isPlace(left, words) && isPlace(right.split(' '), words),
  );
  if (!split) return reportUnknown('place', tokens.join(' '), [...words.spaces, ...words.pieces]);
  return readPlace(split.left, words, from =>
    readPlace(split.right.split(' '), words, to =>
      toParsed({ type: 'note', kind, places: [from, to], text: '' }),
    ),
  );
};

const isPlace = (tokens: readonly string[], words: Vocabulary): boolean =>
  pointOf(tokens) !== null ||
  findByName(words.spaces, tokens.join(' ')).length > 0 ||
  findPieces(tokens, words).length > 0;

const pointOf = (tokens: readonly string[]): readonly [number, number] | null => {
  const [x, y] = tokens.map(Number);
  return tokens.length === 2 && x !== undefined && y !== undefined && !Number.isNaN(x + y) ? [x, y] : null;
};

const readPlace = (
  tokens: readonly string[],
  words: Vocabulary,
  then: (place: AnnotationPlace) => ParsedCommand,
): ParsedCommand => {
  const text = tokens.join(' ');
  const spaces = findByName(words.spaces, text);
  if (spaces.length > 0) return requireOne(spaces, text, id => then({ type: 'space', id }));
  const [piece] = findPieces(tokens, words);
  if (piece !== undefined) return then({ type: 'piece', id: piece });
  const at = pointOf(tokens);
  return at ? then({ type: 'point', at }) : reportUnknown('place', text, [...words.spaces, ...words.pieces]);
};
