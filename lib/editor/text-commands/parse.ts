import { findByName, findNearestName, type NamedItem, normalizeText } from './match';
import { type AnnotationCommand, isAnnotationVerb, readAnnotation } from './parse-annotation';
import {
  findPieces,
  listSplits,
  reportUnknown,
  requireOne,
  type Split,
  tokensOf,
  toParsed,
  withoutJoins,
} from './split';

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

export interface NamedDirection extends NamedItem {
  readonly heading: number;
}

export interface NamedPiece extends NamedItem {
  readonly space: string | null;
}

/** Every word that a typed command may be made of, in the reader's language. */
export interface Vocabulary {
  readonly verbs: Readonly<Record<Verb, readonly string[]>>;
  /** "to", "on": between the parts of a command. */
  readonly joins: readonly string[];
  readonly fillers: readonly string[];
  /** "group", "all": all pieces in a space. */
  readonly all: readonly string[];
  /** "it", "them": the chosen pieces. */
  readonly chosenWords: readonly string[];
  readonly and: readonly string[];
  readonly pieces: readonly NamedPiece[];
  readonly chosen: readonly string[];
  readonly spaces: readonly NamedItem[];
  readonly brushes: readonly NamedItem[];
  readonly templates: readonly NamedItem[];
  readonly seats: readonly NamedItem[];
  readonly directions: readonly NamedDirection[];
  /** What can be called by its label alone. */
  readonly commands: readonly NamedItem[];
}

export type TextCommand =
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
  | AnnotationCommand
  | { readonly type: 'go'; readonly space: string }
  | { readonly type: 'what'; readonly spaces: readonly string[] }
  /** A command of the registry, by its id. */
  | { readonly type: 'command'; readonly command: string }
  | { readonly type: 'waiting' | 'findings' | 'help' };

export type CommandPart = 'verb' | 'piece' | 'space' | 'place' | 'brush' | 'template' | 'direction';

/** A typed command, or the first part of it that was not understood. */
export type ParsedCommand =
  | { readonly type: 'order'; readonly order: TextCommand }
  | {
      readonly type: 'unknown';
      readonly part: CommandPart;
      readonly word: string;
      readonly near: string | null;
    }
  | { readonly type: 'ambiguous'; readonly word: string; readonly names: readonly string[] }
  | { readonly type: 'incomplete'; readonly verb: Verb };

/** What a typed sentence asks for. */
export const parseCommand = (text: string, words: Vocabulary): ParsedCommand => {
  const said =
    normalizeText(text).replace(/\?/g, ' ').replace(/ +/g, ' ').trim() || (text.includes('?') ? '?' : '');
  const command = findByName(words.commands, said).filter(({ names }) =>
    names.some(name => normalizeText(name) === said),
  );
  if (command[0]) return toParsed({ type: 'command', command: command[0].id });
  const verb = verbOf(said, words);
  if (!verb) {
    const [first = ''] = said.split(' ');
    return { type: 'unknown', part: 'verb', word: first, near: findNearestName(verbsIn(words), first) };
  }
  if (isAnnotationVerb(verb.id)) return readAnnotation(verb.id, text, verb.length, words);
  return readVerb(verb.id, tokensOf(said.slice(verb.length), words), words);
};

const verbsIn = ({ verbs }: Vocabulary): readonly NamedItem[] => VERBS.map(id => ({ id, names: verbs[id] }));

/** The longest beginning that is a verb: "take off" goes before "take". */
const verbOf = (said: string, { verbs }: Vocabulary) =>
  VERBS.flatMap(id =>
    verbs[id].map(name => ({ id, length: normalizeText(name).length, name: normalizeText(name) })),
  )
    .filter(({ name }) => said === name || said.startsWith(`${name} `))
    .sort((left, right) => right.length - left.length)[0];

/** These have no object. */
type BareVerb = 'waiting' | 'findings' | 'help';

/** These are other words for commands of the registry with the same id. */
const COMMAND_VERBS: readonly Verb[] = ['undo', 'redo', 'save'];

type Reader = (tokens: readonly string[], words: Vocabulary) => ParsedCommand;

const readVerb = (verb: Verb, tokens: readonly string[], words: Vocabulary): ParsedCommand => {
  if (COMMAND_VERBS.includes(verb)) return toParsed({ type: 'command', command: verb });
  const reader = READERS[verb];
  if (!reader) return toParsed({ type: verb as BareVerb });
  return tokens.length === 0 && verb !== 'take-off' && verb !== 'where'
    ? { type: 'incomplete', verb }
    : reader(tokens, words);
};

/** Where a command is split when no part of it is known. */
const splitAtJoin = (tokens: readonly string[], words: Vocabulary): Split => {
  const at = tokens.findLastIndex(token => words.joins.includes(token));
  const cut = at > 0 ? at : tokens.length - 1;
  return { left: tokens.slice(0, cut), right: withoutJoins(tokens.slice(cut), words).join(' ') };
};

const withPieces =
  (
    part: 'space' | 'direction',
    targets: (words: Vocabulary) => readonly NamedItem[],
    then: (pieces: readonly string[], id: string) => TextCommand,
  ): Reader =>
  (tokens, words) => {
    const known = targets(words);
    const found = listSplits(tokens, words).find(
      ({ left, right }) => findPieces(left, words).length > 0 && findByName(known, right).length > 0,
    );
    if (found)
      return requireOne(findByName(known, found.right), found.right, id =>
        toParsed(then(findPieces(found.left, words), id)),
      );
    const { left, right } = splitAtJoin(tokens, words);
    return findPieces(left, words).length === 0
      ? reportUnknown('piece', left.join(' '), words.pieces)
      : reportUnknown(part, right, known);
  };

const readPieces =
  (type: 'take-off' | 'where'): Reader =>
  (tokens, words) => {
    const pieces = tokens.length === 0 ? words.chosen : findPieces(withoutJoins(tokens, words), words);
    return pieces.length > 0
      ? toParsed({ type, pieces })
      : reportUnknown('piece', tokens.join(' '), words.pieces);
  };

const headingOf = ({ directions }: Vocabulary, id: string): number =>
  directions.find(direction => direction.id === id)?.heading ?? 0;

const readPaint: Reader = (tokens, words) => {
  for (const { left, right } of listSplits(tokens, words)) {
    const [one, other] = [left.join(' '), right];
    for (const [space, brush] of [
      [one, other],
      [other, one],
    ] as const) {
      const [spaces, brushes] = [findByName(words.spaces, space), findByName(words.brushes, brush)];
      const [chosen] = brushes;
      if (spaces.length > 0 && chosen)
        return requireOne(spaces, space, id => toParsed({ type: 'paint', space: id, brush: chosen.id }));
    }
  }
  const { left, right } = splitAtJoin(tokens, words);
  const isBrushFirst = findByName(words.brushes, left.join(' ')).length > 0;
  return isBrushFirst || findByName(words.spaces, left.join(' ')).length === 0
    ? reportUnknown('space', isBrushFirst ? right : left.join(' '), words.spaces)
    : reportUnknown('brush', right, words.brushes);
};

/** "add average legion for Rome on B1": side and space may be left out. */
const readAdd: Reader = (tokens, words) => {
  const whole = findByName(words.templates, tokens.join(' '))[0];
  if (whole) return toParsed({ type: 'add', template: whole.id, seat: null, space: null });
  for (const { left, right } of listSplits(tokens, words).toReversed()) {
    const template = findByName(words.templates, left.join(' '))[0];
    const target = template && targetOf(right.split(' '), words);
    if (template && target) return toParsed({ type: 'add', template: template.id, ...target });
  }
  return reportUnknown('template', tokens.join(' '), words.templates);
};

interface Target {
  readonly seat: string | null;
  readonly space: string | null;
}

const targetOf = (tokens: readonly string[], words: Vocabulary): Target | null => {
  const text = tokens.join(' ');
  const seat = findByName(words.seats, text)[0];
  if (seat) return { seat: seat.id, space: null };
  const both = listSplits(tokens, words).find(
    ({ left, right }) =>
      findByName(words.seats, left.join(' ')).length > 0 && findByName(words.spaces, right).length === 1,
  );
  if (both)
    return {
      seat: findByName(words.seats, both.left.join(' '))[0]?.id ?? null,
      space: findByName(words.spaces, both.right)[0]?.id ?? null,
    };
  const spaces = findByName(words.spaces, text);
  return spaces[0] && spaces.length === 1 ? { seat: null, space: spaces[0].id } : null;
};

const readSelect: Reader = (tokens, words) => {
  const pieces = findPieces(tokens, words);
  if (pieces.length > 0) return toParsed({ type: 'select', pieces });
  const space = findByName(words.spaces, tokens.join(' '));
  return space.length > 0
    ? requireOne(space, tokens.join(' '), id => toParsed({ type: 'go', space: id }))
    : reportUnknown('piece', tokens.join(' '), [...words.pieces, ...words.spaces]);
};

const readGo: Reader = (tokens, words) => {
  const text = withoutJoins(tokens, words).join(' ');
  const spaces = findByName(words.spaces, text);
  return spaces.length > 0
    ? requireOne(spaces, text, id => toParsed({ type: 'go', space: id }))
    : reportUnknown('space', text, words.spaces);
};

/** A question changes nothing, so that every matching space is described; a piece is described with its place. */
const readWhat: Reader = (tokens, words) => {
  const text = withoutJoins(tokens, words).join(' ');
  const spaces = findByName(words.spaces, text).map(({ id }) => id);
  if (spaces.length > 0) return toParsed({ type: 'what', spaces });
  const pieces = findPieces(withoutJoins(tokens, words), words);
  return pieces.length > 0
    ? toParsed({ type: 'where', pieces })
    : reportUnknown('space', text, [...words.spaces, ...words.pieces]);
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
