import { type Known, knownBy, nearestName, plain } from './hearing';
import { isNoteVerb, type NoteOrder, readNote } from './note-orders';
import { asOrder, oneOf, piecesIn, type Split, splitsOf, tokensOf, unknown, withoutJoins } from './parting';

export const VERBS = [
  'move',
  'take-off',
  'face',
  'paint',
  'add',
  'note',
  'arrow',
  'line',
  'select',
  'go',
  'where',
  'what',
  'waiting',
  'findings',
  'undo',
  'redo',
  'save',
  'help',
] as const;
export type Verb = (typeof VERBS)[number];

export interface KnownDirection extends Known {
  readonly heading: number;
}

export interface KnownPiece extends Known {
  readonly space: string | null;
}

/** Every word that an order may be made of, in the reader's language. */
export interface Vocabulary {
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
  /** "to", "on": between the parts of an order. */
  readonly joins: readonly string[];
  readonly fillers: readonly string[];
  /** "group", "all": those who stand in a space. */
  readonly all: readonly string[];
  /** "it", "them": those who are chosen. */
  readonly chosenWords: readonly string[];
  readonly and: readonly string[];
  readonly pieces: readonly KnownPiece[];
  readonly chosen: readonly string[];
  readonly spaces: readonly Known[];
  readonly brushes: readonly Known[];
  readonly templates: readonly Known[];
  readonly seats: readonly Known[];
  readonly directions: readonly KnownDirection[];
  /** What the system offers for the chosen pieces. */
  readonly commands: readonly Known[];
}

export type Order =
  | { readonly type: 'move'; readonly pieces: readonly string[]; readonly space: string }
  | { readonly type: 'take-off'; readonly pieces: readonly string[] }
  | { readonly type: 'select'; readonly pieces: readonly string[] }
  | { readonly type: 'where'; readonly pieces: readonly string[] }
  | { readonly type: 'face'; readonly pieces: readonly string[]; readonly heading: number }
  | { readonly type: 'paint'; readonly space: string; readonly brush: string }
  | {
      readonly type: 'add';
      readonly template: string;
      readonly seat: string | null;
      readonly space: string | null;
    }
  | NoteOrder
  | { readonly type: 'go'; readonly space: string }
  | { readonly type: 'what'; readonly spaces: readonly string[] }
  | { readonly type: 'command'; readonly command: string }
  | { readonly type: 'waiting' | 'findings' | 'undo' | 'redo' | 'save' | 'help' };

export type Part = 'verb' | 'piece' | 'space' | 'place' | 'brush' | 'template' | 'direction';

/** An order, or the first part of it that was not understood. */
export type Heard =
  | { readonly type: 'order'; readonly order: Order }
  | { readonly type: 'unknown'; readonly part: Part; readonly word: string; readonly near: string | null }
  | { readonly type: 'ambiguous'; readonly word: string; readonly names: readonly string[] }
  | { readonly type: 'incomplete'; readonly verb: Verb };

/** What a typed sentence asks for. */
export const heard = (text: string, words: Vocabulary): Heard => {
  const said = plain(text).replace(/\?/g, ' ').replace(/ +/g, ' ').trim() || (text.includes('?') ? '?' : '');
  const command = knownBy(words.commands, said).filter(({ names }) =>
    names.some(name => plain(name) === said),
  );
  if (command[0]) return asOrder({ type: 'command', command: command[0].id });
  const verb = verbOf(said, words);
  if (!verb) {
    const [first = ''] = said.split(' ');
    return { type: 'unknown', part: 'verb', word: first, near: nearestName(verbsIn(words), first) };
  }
  if (isNoteVerb(verb.id)) return readNote(verb.id, text, verb.length, words);
  return readVerb(verb.id, tokensOf(said.slice(verb.length), words), words);
};

const verbsIn = ({ verbs }: Vocabulary): readonly Known[] => VERBS.map(id => ({ id, names: verbs[id] }));

/** The longest beginning that is a verb: "take off" goes before "take". */
const verbOf = (said: string, { verbs }: Vocabulary) =>
  VERBS.flatMap(id => verbs[id].map(name => ({ id, length: plain(name).length, name: plain(name) })))
    .filter(({ name }) => said === name || said.startsWith(`${name} `))
    .sort((left, right) => right.length - left.length)[0];

/** These stand alone. */
type BareVerb = 'waiting' | 'findings' | 'undo' | 'redo' | 'save' | 'help';

type Reader = (tokens: readonly string[], words: Vocabulary) => Heard;

const readVerb = (verb: Verb, tokens: readonly string[], words: Vocabulary): Heard => {
  const reader = READERS[verb];
  if (!reader) return asOrder({ type: verb as BareVerb });
  return tokens.length === 0 && verb !== 'take-off' && verb !== 'where'
    ? { type: 'incomplete', verb }
    : reader(tokens, words);
};

/** Where an order is parted when no part of it is known. */
const partedAtJoin = (tokens: readonly string[], words: Vocabulary): Split => {
  const at = tokens.findLastIndex(token => words.joins.includes(token));
  const cut = at > 0 ? at : tokens.length - 1;
  return { left: tokens.slice(0, cut), right: withoutJoins(tokens.slice(cut), words).join(' ') };
};

const withPieces =
  (
    part: 'space' | 'direction',
    targets: (words: Vocabulary) => readonly Known[],
    then: (pieces: readonly string[], id: string) => Order,
  ): Reader =>
  (tokens, words) => {
    const known = targets(words);
    const found = splitsOf(tokens, words).find(
      ({ left, right }) => piecesIn(left, words).length > 0 && knownBy(known, right).length > 0,
    );
    if (found)
      return oneOf(knownBy(known, found.right), found.right, id =>
        asOrder(then(piecesIn(found.left, words), id)),
      );
    const { left, right } = partedAtJoin(tokens, words);
    return piecesIn(left, words).length === 0
      ? unknown('piece', left.join(' '), words.pieces)
      : unknown(part, right, known);
  };

const readPieces =
  (type: 'take-off' | 'where'): Reader =>
  (tokens, words) => {
    const pieces = tokens.length === 0 ? words.chosen : piecesIn(withoutJoins(tokens, words), words);
    return pieces.length > 0 ? asOrder({ type, pieces }) : unknown('piece', tokens.join(' '), words.pieces);
  };

const headingOf = ({ directions }: Vocabulary, id: string): number =>
  directions.find(direction => direction.id === id)?.heading ?? 0;

const readPaint: Reader = (tokens, words) => {
  for (const { left, right } of splitsOf(tokens, words)) {
    const [one, other] = [left.join(' '), right];
    for (const [space, brush] of [
      [one, other],
      [other, one],
    ] as const) {
      const [spaces, brushes] = [knownBy(words.spaces, space), knownBy(words.brushes, brush)];
      const [chosen] = brushes;
      if (spaces.length > 0 && chosen)
        return oneOf(spaces, space, id => asOrder({ type: 'paint', space: id, brush: chosen.id }));
    }
  }
  const { left, right } = partedAtJoin(tokens, words);
  const isBrushFirst = knownBy(words.brushes, left.join(' ')).length > 0;
  return isBrushFirst || knownBy(words.spaces, left.join(' ')).length === 0
    ? unknown('space', isBrushFirst ? right : left.join(' '), words.spaces)
    : unknown('brush', right, words.brushes);
};

/** "add average legion for Rome on B1": side and space may be left out. */
const readAdd: Reader = (tokens, words) => {
  const whole = knownBy(words.templates, tokens.join(' '))[0];
  if (whole) return asOrder({ type: 'add', template: whole.id, seat: null, space: null });
  for (const { left, right } of splitsOf(tokens, words).toReversed()) {
    const template = knownBy(words.templates, left.join(' '))[0];
    const target = template && targetOf(right.split(' '), words);
    if (template && target) return asOrder({ type: 'add', template: template.id, ...target });
  }
  return unknown('template', tokens.join(' '), words.templates);
};

interface Target {
  readonly seat: string | null;
  readonly space: string | null;
}

const targetOf = (tokens: readonly string[], words: Vocabulary): Target | null => {
  const text = tokens.join(' ');
  const seat = knownBy(words.seats, text)[0];
  if (seat) return { seat: seat.id, space: null };
  const both = splitsOf(tokens, words).find(
    ({ left, right }) =>
      knownBy(words.seats, left.join(' ')).length > 0 && knownBy(words.spaces, right).length === 1,
  );
  if (both)
    return {
      seat: knownBy(words.seats, both.left.join(' '))[0]?.id ?? null,
      space: knownBy(words.spaces, both.right)[0]?.id ?? null,
    };
  const spaces = knownBy(words.spaces, text);
  return spaces[0] && spaces.length === 1 ? { seat: null, space: spaces[0].id } : null;
};

const readSelect: Reader = (tokens, words) => {
  const pieces = piecesIn(tokens, words);
  if (pieces.length > 0) return asOrder({ type: 'select', pieces });
  const space = knownBy(words.spaces, tokens.join(' '));
  return space.length > 0
    ? oneOf(space, tokens.join(' '), id => asOrder({ type: 'go', space: id }))
    : unknown('piece', tokens.join(' '), [...words.pieces, ...words.spaces]);
};

const readGo: Reader = (tokens, words) => {
  const text = withoutJoins(tokens, words).join(' ');
  const spaces = knownBy(words.spaces, text);
  return spaces.length > 0
    ? oneOf(spaces, text, id => asOrder({ type: 'go', space: id }))
    : unknown('space', text, words.spaces);
};

/** Asking costs nothing: every space that answers to the words is told; a piece is told with its place. */
const readWhat: Reader = (tokens, words) => {
  const text = withoutJoins(tokens, words).join(' ');
  const spaces = knownBy(words.spaces, text).map(({ id }) => id);
  if (spaces.length > 0) return asOrder({ type: 'what', spaces });
  const pieces = piecesIn(withoutJoins(tokens, words), words);
  return pieces.length > 0
    ? asOrder({ type: 'where', pieces })
    : unknown('space', text, [...words.spaces, ...words.pieces]);
};

const READERS: Readonly<Partial<Record<Verb, Reader>>> = {
  move: withPieces(
    'space',
    ({ spaces }) => spaces,
    (pieces, space) => ({ type: 'move', pieces, space }),
  ),
  face: (tokens, words) =>
    withPieces(
      'direction',
      ({ directions }) => directions,
      (pieces, id) => ({
        type: 'face',
        pieces,
        heading: headingOf(words, id),
      }),
    )(tokens, words),
  'take-off': readPieces('take-off'),
  where: readPieces('where'),
  paint: readPaint,
  add: readAdd,
  select: readSelect,
  go: readGo,
  what: readWhat,
};
