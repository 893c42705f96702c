import { strFromU8, unzipSync } from 'fflate';
import { decodeSequence } from '../sequence';
import { findAll, parseXml, type XmlElement } from './parse-xml';

const MODULE = 'VASSAL.build.module';

/** In this order the program builds a module. */
const ORDER = [
  `${MODULE}.BasicCommandEncoder`,
  `${MODULE}.Documentation`,
  `${MODULE}.PlayerRoster`,
  `${MODULE}.GlobalOptions`,
  `${MODULE}.PrototypesContainer`,
  `${MODULE}.Map`,
  `${MODULE}.PredefinedSetup`,
  `${MODULE}.ChartWindow`,
  `${MODULE}.DiceButton`,
  `${MODULE}.turn.TurnTracker`,
  `${MODULE}.Inventory`,
  `${MODULE}.PieceWindow`,
  `${MODULE}.Chatter`,
  `${MODULE}.KeyNamer`,
  'VASSAL.i18n.Language',
];

/** VASSAL brings this picture itself. */
const OWN_PICTURES = ['moved.gif'];

/** A piece as the program reads it from a slot. */
export interface ReadPiece {
  readonly name: string;
  readonly unit: string;
  readonly side: string;
  readonly images: readonly string[];
  readonly names: readonly string[];
  readonly facing: string | null;
  readonly at: { readonly board: string; readonly x: number; readonly y: number } | null;
}

export interface ReadModule {
  readonly root: XmlElement;
  readonly files: Readonly<Record<string, Uint8Array>>;
  readonly pieces: readonly ReadPiece[];
  readonly problems: readonly string[];
}

/** Width and height from the head of a PNG. */
export const pngSize = (bytes: Uint8Array): readonly [number, number] => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  return [view.getUint32(16), view.getUint32(20)];
};

const unnest = (text: string): readonly string[] => {
  const [first = '', rest] = decodeSequence('\t', text);
  return rest === undefined ? [first] : [first, ...unnest(rest)];
};

/** Reads a module as VASSAL does and lists everything that would fail. */
export const readModule = (bytes: Uint8Array): ReadModule => {
  const files = unzipSync(bytes);
  const root = parseXml(strFromU8(files['buildFile.xml'] ?? new Uint8Array()));
  const problems: string[] = [];
  const pieces = findAll(root, '.PieceSlot').map(slot => readSlot(slot, root, problems));
  checkOrder(root, problems);
  checkData(root, files, problems);
  checkFiles(root, files, pieces, problems);
  checkBoards(root, files, pieces, problems);
  checkSlots(root, problems);
  return { root, files, pieces, problems };
};

const readSlot = (slot: XmlElement, root: XmlElement, problems: string[]): ReadPiece => {
  const entry = slot.attributes.entryName ?? '';
  const [, none, type = '', state = ''] = ['', ...decodeSequence('/', slot.text.slice(2))];
  if (!slot.text.startsWith('+/') || none !== 'null') problems.push(`${entry}: not a piece`);
  const [types, states] = [unnest(type), unnest(state)];
  if (types.length !== states.length)
    problems.push(`${entry}: ${types.length} traits, ${states.length} states`);
  const find = (head: string): number => types.findIndex(trait => trait.startsWith(head));
  const layers = decodeSequence(';', types[find('emb2;')] ?? '');
  const images = decodeSequence(',', layers[16] ?? '');
  const names = decodeSequence(',', layers[17] ?? '');
  if (images.length !== names.length)
    problems.push(`${entry}: ${images.length} images, ${names.length} names`);
  const [side = '', unit = ''] = decodeSequence(',', states[find('mark;')] ?? '');
  const innermost = decodeSequence(';', types.at(-1) ?? '');
  if (innermost[0] !== 'piece' || states.at(-1) !== 'null;0;0') problems.push(`${entry}: no innermost piece`);
  const facing = find('rotate;');
  const stack = findAll(root, '.SetupStack').find(({ children }) => children.includes(slot));
  const at = stack && {
    board: stack.attributes.owningBoard ?? '',
    x: Number(stack.attributes.x),
    y: Number(stack.attributes.y),
  };
  return {
    name: innermost[4] ?? '',
    ...{ unit, side, images, names },
    facing: facing < 0 ? null : (states[facing] ?? null),
    at: at ?? null,
  };
};

const checkOrder = ({ children }: XmlElement, problems: string[]): void => {
  const places = children.map(({ name }) => ORDER.indexOf(name));
  if (places.includes(-1)) problems.push('an unknown element');
  if (places.some((place, index) => place < (places[index - 1] ?? 0))) problems.push('not in order');
  for (const name of ORDER.filter(each => !each.endsWith('PieceWindow')))
    if (!children.some(child => child.name === name)) problems.push(`no ${name}`);
};

const checkData = (root: XmlElement, files: ReadModule['files'], problems: string[]): void => {
  const data = parseXml(strFromU8(files.moduledata ?? new Uint8Array()));
  const text = (name: string) => data.children.find(child => child.name === name)?.text;
  for (const name of ['name', 'version', 'VassalVersion', 'description'])
    if (text(name) !== root.attributes[name]) problems.push(`${name} differs in moduledata`);
  if (!/^\d+$/.test(text('dateSaved') ?? '')) problems.push('no date');
};

/** Every file that is named is there, and every file that is there is named. */
const checkFiles = (
  root: XmlElement,
  files: ReadModule['files'],
  pieces: readonly ReadPiece[],
  problems: string[],
): void => {
  const named = new Set([
    'moduledata',
    'buildFile.xml',
    ...findAll(root, '.PredefinedSetup').map(({ attributes }) => attributes.file ?? ''),
    ...findAll(root, '.HtmlChart').map(({ attributes }) => attributes.fileName ?? ''),
    ...findAll(root, '.HelpFile').map(({ attributes }) => attributes.fileName ?? ''),
    ...findAll(root, '.AboutScreen').map(({ attributes }) => `images/${attributes.fileName}`),
    ...findAll(root, '.boardPicker.Board').map(({ attributes }) => `images/${attributes.image}`),
    ...pieces.flatMap(({ images }) => images.map(image => `images/${image}`)),
  ]);
  for (const name of named)
    if (!files[name] && !OWN_PICTURES.includes(name)) problems.push(`${name} is named and not there`);
  for (const name of Object.keys(files))
    if (!named.has(name)) problems.push(`${name} is there and not named`);
};

const checkBoards = (
  root: XmlElement,
  files: ReadModule['files'],
  pieces: readonly ReadPiece[],
  problems: string[],
): void => {
  const boards = new Map(findAll(root, '.boardPicker.Board').map(board => [board.attributes.name, board]));
  const map = findAll(root, 'module.Map')[0]?.attributes.mapName ?? '';
  for (const setup of findAll(root, '.PredefinedSetup')) {
    const game = unzipSync(files[setup.attributes.file ?? ''] ?? new Uint8Array());
    const [begin, choice = '', end] = strFromU8(game.savedGame ?? new Uint8Array()).split('\u001b');
    const [picker, board] = decodeSequence('\t', choice);
    if (begin !== 'begin_save' || end !== 'end_save' || picker !== `${map}BoardPicker`)
      problems.push(`${setup.attributes.file} is not a saved game`);
    if (!boards.has(board)) problems.push(`no board ${board}`);
  }
  for (const { name, at } of pieces) {
    const board = at && boards.get(at.board);
    const picture = board && files[`images/${board.attributes.image}`];
    const [width, height] = picture ? pngSize(picture) : [0, 0];
    if (at && !(at.x > 0 && at.y > 0 && at.x < width && at.y < height))
      problems.push(`${name} lies outside of the picture of ${at.board}`);
  }
};

const checkSlots = (root: XmlElement, problems: string[]): void => {
  const numbers = findAll(root, '.PieceSlot').map(({ attributes }) => Number(attributes.gpid));
  if (new Set(numbers).size !== numbers.length) problems.push('two slots of one number');
  if (Math.max(0, ...numbers) >= Number(root.attributes.nextPieceSlotId))
    problems.push('next number is taken');
};

/** What the program calls a point, by the grid of a board; null: the grid has no names of its own. */
export const nameOfPoint = (board: XmlElement, height: number, x: number, y: number): string | null => {
  const grid = [...findAll(board, '.HexGrid'), ...findAll(board, '.SquareGrid')][0];
  const numbering = grid?.children[0];
  if (!grid || !numbering) return null;
  const figure = (element: XmlElement, key: string): number => Number(element.attributes[key]);
  const [x0, y0, dx, dy] = ['x0', 'y0', 'dx', 'dy'].map(key => figure(grid, key)) as [
    number,
    number,
    number,
    number,
  ];
  const column = Math.floor((x - x0) / dx + 0.5);
  const [across, down] = [figure(numbering, 'hOff'), figure(numbering, 'vOff')];
  if (grid.name.endsWith('HexGrid')) {
    const isOdd = Math.abs(column) % 2 === 1;
    const stagger = isOdd && numbering.attributes.stagger === 'true' ? 1 : 0;
    const row = Math.round((y - y0 - (isOdd ? dy / 2 : 0)) / dy) + stagger;
    const digits = figure(numbering, 'hLeading') + 1;
    return [column + across, row + down].map(value => String(value).padStart(digits, '0')).join('');
  }
  const row = Math.floor((y - y0) / dy + 0.5);
  return `${String.fromCharCode(65 + column + across)}${Math.floor(height / dy + 0.5) - row + down}`;
};
