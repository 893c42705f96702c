import { isEqualJson } from '@/lib/documents/compare/json-diff';
import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { createFilledPath, createStrokedPath, drawRectanglePath } from '@/lib/drawing/shapes';
import type { BoardGrid } from '@/lib/game/contract/exchange';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { Say } from '@/lib/game/contract/sentence';
import { detailOfBoard } from '@/lib/game/view/detail-of-board';
import type { Point } from '@/lib/geometry/board';
import { type FaceStore, findPicture, SHARPNESS } from './face-pictures';
import type { Tray } from './grid-xml';
import type {
  BoardPicture,
  ModuleBattle,
  ModuleBoard,
  ModulePiece,
  ModuleSetup,
  ModuleStack,
} from './module-contents';
import { type PixelScale, pixelScaleOf, toPixels } from './pixel-scale';
import { toPlainName } from './sequence';

/** In pixels. */
const SMALLEST_COUNTER = 26;
const TRAY_COUNTER = 72;
const GAP = 10;

/** Pictures and names that the boards of one module share. */
export interface BoardMaker {
  readonly say: Say;
  readonly faces: FaceStore;
  readonly pictures: Map<string, BoardPicture>;
  /** What was drawn of the boards so far. */
  readonly grounds: Ground[];
  readonly names: Set<string>;
}

/** A board without its counters, and its drawing. */
interface Ground {
  readonly bare: Position;
  readonly list: DrawList;
}

const isOnBoard = ({ box }: Piece): boolean => box !== null;

/** The board of one set-up: its picture, its grid and who stands where. */
export const makeBoard = (maker: BoardMaker, { system }: ModuleBattle, setup: ModuleSetup): ModuleBoard => {
  const { scenario, position } = setup;
  const ground = shareGround(maker, system, position);
  const grid = system.exchange.grid(scenario);
  const pixels = pixelScaleOf({ system, scenario, position }, maker.say);
  const { scale } = pixels;
  const waiting = position.pieces.filter(piece => !isOnBoard(piece));
  const tray = waiting.length > 0 ? makeTray(ground, scale, waiting.length, maker.say) : null;
  const name = findFreeName(maker.names, toPlainName(setup.title) || '–');
  const names = new Map(system.describeSpaces(position).map(({ space, title }) => [space, maker.say(title)]));
  return {
    name,
    image: sharePicture(maker, ground, tray, scale).name,
    summary: setup.summary,
    file: `setup-${maker.names.size}.vsav`,
    width: Math.round(tray ? tray.right + GAP : ground.width * scale),
    height: Math.round(ground.height * scale),
    grid: {
      grid,
      board: position.board,
      pixels,
      height: Math.round(ground.height * scale),
      tray,
      nameOf: space => toPlainName(names.get(space) ?? space),
    },
    stacks: [
      ...stackPieces(maker, setup, pixels, grid, system),
      ...(tray ? fillTray(maker, setup, tray, waiting, system) : []),
    ],
  };
};

const drawGround = (system: ModuleBattle['system'], bare: Position, say: Say): DrawList =>
  system.draw(bare, {
    layers: ['terrain', 'grid', 'names', 'frame'],
    paper: 'screen',
    detail: detailOfBoard(bare.board, 'normal'),
    say,
  });

/** Two variants on the same ground share one drawing. */
const shareGround = (
  { grounds, say }: BoardMaker,
  system: ModuleBattle['system'],
  position: Position,
): DrawList => {
  const bare = { ...position, pieces: [] };
  const known = grounds.find(ground => isEqualJson(ground.bare, bare));
  if (known) return known.list;
  const list = drawGround(system, bare, say);
  grounds.push({ bare, list });
  return list;
};

/** And one picture, where a tray of the same size lies beside it. */
const sharePicture = (
  { pictures, grounds }: BoardMaker,
  ground: DrawList,
  tray: Tray | null,
  scale: number,
): BoardPicture => {
  const key = `${grounds.findIndex(({ list }) => list === ground)} ${JSON.stringify(tray)}`;
  const known = pictures.get(key);
  if (known) return known;
  const list = tray ? withTray(ground, scale, tray) : ground;
  const picture = { name: `board-${pictures.size + 1}.png`, list, width: Math.round(list.width * scale) };
  pictures.set(key, picture);
  return picture;
};

const findFreeName = (taken: Set<string>, wanted: string): string => {
  let name = wanted;
  for (let number = 2; taken.has(name); number += 1) name = `${wanted} (${number})`;
  taken.add(name);
  return name;
};

/** How many counters stand below each other in a tray beside a picture of this height; its title takes the top. */
const rowsBeside = (height: number): number =>
  Math.max(1, Math.floor((height - 7 * GAP) / (TRAY_COUNTER + GAP)));

const makeTray = (ground: DrawList, scale: number, count: number, say: Say): Tray => {
  const [left, height] = [Math.round(ground.width * scale) + GAP, Math.round(ground.height * scale)];
  const width = Math.max(3, Math.ceil(count / rowsBeside(height))) * (TRAY_COUNTER + GAP) + GAP;
  return {
    name: toPlainName(say({ code: 'exchange.vassal.waiting' })),
    ...{ left, top: GAP, right: left + width, bottom: height - GAP },
  };
};

const withTray = (ground: DrawList, scale: number, { name, left, top, right, bottom }: Tray): DrawList => {
  const [x, y] = [left / scale, top / scale];
  const frame = drawRectanglePath(x, y, (right - left) / scale, (bottom - top) / scale);
  const title: DrawItem = {
    k: 'text',
    text: name,
    x: x + GAP / scale,
    y: y + 26 / scale,
    size: 22 / scale,
    font: 'serif-semibold',
    fill: MAP_PALETTE.ink,
  };
  return {
    ...ground,
    width: (right + GAP) / scale,
    items: [
      createFilledPath(drawRectanglePath(0, 0, (right + GAP) / scale, ground.height), MAP_PALETTE.sheet),
      ...ground.items,
      createStrokedPath(frame, MAP_PALETTE.ink, 1.5 / scale),
      title,
    ],
  };
};

const fillTray = (
  maker: BoardMaker,
  setup: ModuleSetup,
  tray: Tray,
  waiting: readonly Piece[],
  system: ModuleBattle['system'],
): readonly ModuleStack[] => {
  const rows = rowsBeside(tray.bottom + GAP);
  return waiting.map((piece, index) => ({
    x: tray.left + GAP + TRAY_COUNTER / 2 + Math.floor(index / rows) * (TRAY_COUNTER + GAP),
    y: tray.top + 4 * GAP + TRAY_COUNTER / 2 + (index % rows) * (TRAY_COUNTER + GAP),
    pieces: [makePiece(maker, setup, piece, TRAY_COUNTER, system)],
  }));
};

const stackPieces = (
  maker: BoardMaker,
  setup: ModuleSetup,
  pixels: PixelScale,
  grid: BoardGrid,
  system: ModuleBattle['system'],
): readonly ModuleStack[] => {
  const placed = setup.position.pieces.filter(isOnBoard);
  if (grid.kind === 'hexes') return stackByHex(maker, setup, placed, pixels, system);
  return placed.map(piece => {
    const [x, y] = toPixels(pixels, piece.box?.centre ?? [0, 0]);
    const side = Math.max(SMALLEST_COUNTER, (piece.box?.size ?? 0) * pixels.scale);
    return { x, y, pieces: [makePiece(maker, setup, piece, side, system)] };
  });
};

/** In a hex all counters have the size of the largest: a small leader on top would hide that a unit lies under it. */
const stackByHex = (
  maker: BoardMaker,
  setup: ModuleSetup,
  placed: readonly Piece[],
  pixels: PixelScale,
  system: ModuleBattle['system'],
): readonly ModuleStack[] => {
  const { board } = setup.position;
  const stacks = new Map<string, Piece[]>();
  for (const piece of placed) {
    const here = stacks.get(piece.space ?? '') ?? [];
    stacks.set(piece.space ?? '', [...here, piece]);
  }
  return [...stacks].map(([space, pieces]) => {
    const found = board.kind === 'spaces' ? board.spaces.find(({ id }) => id === space) : undefined;
    const centre: Point = found?.centre ?? pieces[0]?.box?.centre ?? [0, 0];
    const [x, y] = toPixels(pixels, centre);
    const side = Math.max(SMALLEST_COUNTER, ...pieces.map(({ box }) => (box?.size ?? 0) * pixels.scale));
    return { x, y, pieces: pieces.map(piece => makePiece(maker, setup, piece, side, system)) };
  });
};

const makePiece = (
  { say, faces }: BoardMaker,
  { scenario }: ModuleSetup,
  piece: Piece,
  side: number,
  system: ModuleBattle['system'],
): ModulePiece => {
  const steps = system.exchange.stepFaces(scenario, piece.id);
  const shown = steps.length > 0 ? steps : [{ face: piece.face, words: null }];
  const layers = shown.map(({ face, words }) => ({
    picture: findPicture(faces, face, side * (steps[0] ? blockScale(steps[0].face, face) : 1)),
    words: words ? say(words) : '',
  }));
  const [first] = layers;
  const seat = system.seats(scenario).find(({ id }) => id === piece.seat);
  return {
    width: Math.round((first?.picture.width ?? side) / SHARPNESS),
    height: Math.round((first?.picture.height ?? side) / SHARPNESS),
    text: {
      name: piece.name,
      side: seat?.name ?? piece.seat,
      unit: piece.id,
      words: say(piece.words),
      layers: layers.map(({ picture, words }) => ({ image: picture.name, words })),
      scale: Math.round((1 / SHARPNESS) * 10_000) / 10_000,
      heading: piece.heading,
      turns: piece.face.block ? 'freely' : 'quarters',
    },
  };
};

/** A block that has lost bases is drawn larger in its square: its picture must shrink, so that a base keeps its size. */
const blockScale = (whole: ModulePieceFace, face: ModulePieceFace): number => {
  const [one, other] = [whole.block?.cells[0]?.width, face.block?.cells[0]?.width];
  return one && other ? one / other : 1;
};

type ModulePieceFace = Piece['face'];
