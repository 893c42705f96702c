import type { BoardGrid } from '@/lib/game/contract/exchange';
import type { Board, Point } from '@/lib/geometry/board';
import { type PixelScale, toPixels } from './pixel-scale';
import { writeXml } from './xml';

const BOARD = 'VASSAL.build.module.map.boardPicker.board';

/** A rectangle of the picture where pieces wait that are not on the board. */
export interface Tray {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface GridSource {
  readonly grid: BoardGrid;
  readonly board: Board;
  readonly pixels: PixelScale;
  /** Of the picture, in pixels. */
  readonly height: number;
  readonly tray: Tray | null;
  /** What the log calls a space. */
  readonly nameOf: (space: string) => string;
}

const HIDDEN = { visible: false, color: '200,0,0' };

const NUMBERING = { first: 'H', sep: '', hDescend: false, rotateText: 0, hDrawOff: 0, vDrawOff: 0 };

const LOCATION = '$gridLocation$';

/** The grid of a board, so that the log names our spaces. */
export const writeGrid = (source: GridSource): string => {
  const grid = writePlainGrid(source);
  if (!source.tray) return grid;
  const { name, left, top, right, bottom } = source.tray;
  const path = `${left},${top};${right},${top};${right},${bottom};${left},${bottom}`;
  const zone = { name, path, locationFormat: '$name$', useParentGrid: false, useHighlight: false };
  return writeXml(
    `${BOARD}.ZonedGrid`,
    {},
    writeXml(`${BOARD}.mapgrid.Zone`, { ...zone, highlightProperty: '' }) + grid,
  );
};

const writePlainGrid = (source: GridSource): string => {
  const { grid } = source;
  switch (grid.kind) {
    case 'hexes':
      return writeHexes(grid, source);
    case 'squares':
      return writeSquares(grid, source);
    case 'areas':
      return writeAreas(source);
    case 'open':
      return '';
  }
};

type Hexes = Extract<BoardGrid, { kind: 'hexes' }>;
type Squares = Extract<BoardGrid, { kind: 'squares' }>;

/** VASSAL's odd columns lie lower counted from the first; ours by their number, so that an odd first column is staggered. */
const writeHexes = ({ first, radius, columns, rows }: Hexes, { pixels }: GridSource): string => {
  const isOddFirst = first.column % 2 === 1;
  const centre: Point = [radius, (Math.sqrt(3) / 2) * radius * (isOddFirst ? 2 : 1)];
  const [x0, y0] = toPixels(pixels, centre);
  const digits = Math.max(first.column + columns, first.row + rows) > 100 ? 2 : 1;
  const numbering = writeXml(`${BOARD}.mapgrid.HexGridNumbering`, {
    ...NUMBERING,
    ...HIDDEN,
    ...{ hType: 'N', hOff: first.column, hLeading: digits },
    ...{ vType: 'N', vOff: first.row, vLeading: digits, vDescend: false },
    stagger: isOddFirst,
    fontSize: 9,
    locationFormat: LOCATION,
  });
  const size = { dx: 1.5 * radius * pixels.scale, dy: Math.sqrt(3) * radius * pixels.scale };
  const rules = { sideways: false, snapTo: true, edgesLegal: false, cornersLegal: false };
  return writeXml(
    `${BOARD}.HexGrid`,
    { x0, y0, ...size, ...rules, ...HIDDEN, dotsVisible: false },
    numbering,
  );
};

/** Rows are numbered from the foot: the program counts them by the height of the picture. */
const writeSquares = ({ columns: _columns, rows, width, height }: Squares, source: GridSource): string => {
  const { pixels } = source;
  const [x0, y0] = toPixels(pixels, [width / 2, height / 2]);
  const [dx, dy] = [width * pixels.scale, height * pixels.scale];
  const numbering = writeXml(`${BOARD}.mapgrid.SquareGridNumbering`, {
    ...NUMBERING,
    ...HIDDEN,
    ...{ hType: 'A', hOff: 0, hLeading: 0 },
    ...{ vType: 'N', vOff: rows - Math.floor(source.height / dy + 0.5), vLeading: 0, vDescend: true },
    fontSize: 18,
    locationFormat: LOCATION,
  });
  const rules = { range: 'Manhattan', snapTo: false, edgesLegal: false, cornersLegal: false };
  return writeXml(
    `${BOARD}.SquareGrid`,
    { x0, y0, dx, dy, ...rules, ...HIDDEN, dotsVisible: false },
    numbering,
  );
};

const writeAreas = ({ board, pixels, nameOf }: GridSource): string => {
  const spaces = board.kind === 'spaces' ? board.spaces : [];
  const regions = spaces.map(({ id, centre }) => {
    const [originx, originy] = toPixels(pixels, centre);
    return writeXml(`${BOARD}.Region`, { name: nameOf(id), originx, originy });
  });
  return writeXml(`${BOARD}.RegionGrid`, { snapto: false, visible: false, fontsize: 12 }, regions.join(''));
};
