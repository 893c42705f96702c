import { encodeSequence, toPlainName } from './sequence';

const TAB = '\t';
/** Key codes of VASSAL: the letter, then Ctrl. */
const KEYS = { weaken: '70,130', strengthen: '71,130', right: '93,130', left: '91,130', free: '82,130' };

interface Trait {
  readonly type: string;
  readonly state: string;
}

/** One of the pictures of a piece, and what is added to its name while it shows it. */
export interface PieceLayer {
  readonly image: string;
  /** Empty: nothing is added. */
  readonly words: string;
}

export interface PieceText {
  readonly name: string;
  readonly side: string;
  readonly unit: string;
  readonly words: string;
  readonly layers: readonly PieceLayer[];
  /** How much smaller than its picture it is shown. */
  readonly scale: number;
  /** Degrees clockwise; null: it has no front. */
  readonly heading: number | null;
  readonly turns: 'quarters' | 'freely';
}

export interface TraitWords {
  readonly weaken: string;
  readonly strengthen: string;
  readonly right: string;
  readonly left: string;
  readonly free: string;
  readonly remove: string;
  readonly moved: string;
  readonly report: string;
}

/** The prototype that every piece refers to. */
export const UNIT_PROTOTYPE = 'Unit';

const layered = ({ layers, scale }: PieceText, words: TraitWords): Trait => {
  const isSingle = layers.length < 2;
  const names = encodeSequence(
    ',',
    layers.map(layer => (layer.words === '' ? '' : `+ (${toPlainName(layer.words)})`)),
  );
  const images = encodeSequence(
    ',',
    layers.map(({ image }) => image),
  );
  const [weaken, back] = isSingle ? ['', ''] : [words.weaken, words.strengthen];
  const [down, up] = isSingle ? ['', ''] : [KEYS.weaken, KEYS.strengthen];
  const head = ['emb2', '', '128', 'A', weaken, '128', '', back, '128', '', '', '', '1', 'false', '0', '0'];
  const tail = ['false', 'Steps', '', '', 'false', '', '1', '1', 'true', '', down, up, '', String(scale)];
  return { type: encodeSequence(';', [...head, images, names, ...tail]), state: '1' };
};

const turned = ({ heading, turns }: PieceText, words: TraitWords): readonly Trait[] => {
  if (heading === null) return [];
  const free = ['rotate', '1', KEYS.free, words.free, '', '', 'Facing', ''];
  const quarters = ['rotate', '4', KEYS.right, KEYS.left, words.right, words.left, '', '', 'Facing', ''];
  return turns === 'freely'
    ? [{ type: encodeSequence(';', free), state: String(heading === 0 ? 0 : -heading) }]
    : [{ type: encodeSequence(';', quarters), state: String(Math.round(heading / 90) % 4) }];
};

const marked = ({ side, unit, words }: PieceText): Trait => ({
  type: 'mark;Side,UnitId,Words',
  state: encodeSequence(',', [side, unit, words].map(toPlainName)),
});

const named = (name: string): Trait => ({
  type: encodeSequence(';', ['piece', '', '', '', toPlainName(name)]),
  state: 'null;0;0',
});

/** The innermost comes last. */
const nest = (parts: readonly string[]): string =>
  parts.slice(0, -1).reduceRight((inner, part) => encodeSequence(TAB, [part, inner]), parts.at(-1) ?? '');

const toText = (traits: readonly Trait[]): string =>
  `+/${encodeSequence('/', ['null', nest(traits.map(({ type }) => type)), nest(traits.map(({ state }) => state))])}`;

/** A piece as the text of a slot. */
export const writePiece = (piece: PieceText, words: TraitWords): string =>
  toText([
    { type: `prototype;${UNIT_PROTOTYPE}`, state: '' },
    marked(piece),
    ...turned(piece, words),
    layered(piece, words),
    named(piece.name),
  ]);

/** What every piece can do; the commas inside of the keys are escaped, or nothing is reported. */
export const writePrototype = (words: TraitWords): string =>
  toText([
    { type: encodeSequence(';', ['delete', words.remove, '68,130', '']), state: '' },
    {
      type: encodeSequence(';', ['markmoved', 'moved.gif', '0', '0', words.moved, '77,130']),
      state: 'false',
    },
    {
      type: encodeSequence(';', [
        'report',
        encodeSequence(',', [KEYS.weaken, KEYS.strengthen]),
        words.report,
        '',
        '',
        '',
      ]),
      state: '',
    },
    { type: 'piece;;;;', state: 'null;0;0' },
  ]);
