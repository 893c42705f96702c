import { knownBy, plain } from './hearing';
import { asOrder, oneOf, piecesIn, splitsOf, tokensOf, unknown, withoutJoins } from './parting';
import type { Heard, Verb, Vocabulary } from './text-orders';

export const NOTE_VERBS = ['note', 'arrow', 'line'] as const;
export type NoteVerb = (typeof NOTE_VERBS)[number];

export const isNoteVerb = (verb: Verb): verb is NoteVerb => NOTE_VERBS.some(known => known === verb);

/** Where a note stands: in a space, at a piece, or at so many inches of an open table. */
export type Place =
  | { readonly type: 'space' | 'piece'; readonly id: string }
  | { readonly type: 'point'; readonly at: readonly [number, number] };

export interface NoteOrder {
  readonly type: 'note';
  readonly kind: NoteVerb;
  readonly places: readonly Place[];
  /** As it was typed; only a note has words. */
  readonly text: string;
}

/** "note at C3: the well", "arrow from Hannibal to C2", "line 12 30 to 40 30". */
export const readNote = (verb: NoteVerb, text: string, verbLength: number, words: Vocabulary): Heard => {
  const [ordered = '', ...wording] = text.split(':');
  const tokens = withoutJoins(tokensOf(plain(ordered).slice(verbLength), words), words);
  const said = wording.join(':').trim();
  if (tokens.length === 0 || (verb === 'note' && said === '')) return { type: 'incomplete', verb };
  return verb === 'note' ? readWords(tokens, said, words) : readStroke(verb, tokens, words);
};

const readWords = (tokens: readonly string[], text: string, words: Vocabulary): Heard =>
  placed(tokens, words, place => asOrder({ type: 'note', kind: 'note', places: [place], text }));

const readStroke = (kind: 'arrow' | 'line', tokens: readonly string[], words: Vocabulary): Heard => {
  const parted = splitsOf(tokens, words).find(
    ({ left, right }) => isPlace(left, words) && isPlace(right.split(' '), words),
  );
  if (!parted) return unknown('place', tokens.join(' '), [...words.spaces, ...words.pieces]);
  return placed(parted.left, words, from =>
    placed(parted.right.split(' '), words, to =>
      asOrder({ type: 'note', kind, places: [from, to], text: '' }),
    ),
  );
};

const isPlace = (tokens: readonly string[], words: Vocabulary): boolean =>
  pointOf(tokens) !== null ||
  knownBy(words.spaces, tokens.join(' ')).length > 0 ||
  piecesIn(tokens, words).length > 0;

const pointOf = (tokens: readonly string[]): readonly [number, number] | null => {
  const [x, y] = tokens.map(Number);
  return tokens.length === 2 && x !== undefined && y !== undefined && !Number.isNaN(x + y) ? [x, y] : null;
};

const placed = (tokens: readonly string[], words: Vocabulary, then: (place: Place) => Heard): Heard => {
  const text = tokens.join(' ');
  const spaces = knownBy(words.spaces, text);
  if (spaces.length > 0) return oneOf(spaces, text, id => then({ type: 'space', id }));
  const [piece] = piecesIn(tokens, words);
  if (piece !== undefined) return then({ type: 'piece', id: piece });
  const at = pointOf(tokens);
  return at ? then({ type: 'point', at }) : unknown('place', text, [...words.spaces, ...words.pieces]);
};
