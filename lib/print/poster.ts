import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { inGreys } from '@/lib/drawing/greys';
import { rectanglePath } from '@/lib/drawing/shapes';
import { emptyBoard } from './board';
import { inkWithin } from './ink-within';
import { finish, openPress, type Press, printDrawing, printText, turnTo } from './page';
import { type Area, areaOf, millimetres, type Paper, widthOf } from './paper';
import type { SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { span } from './text-blocks';
import { STYLES } from './type';

export interface MapOptions {
  readonly paper: Paper;
  readonly isGrey: boolean;
}

const HEAD = 24;
/** What two sheets share, to be glued. */
const OVERLAP = millimetres(8);

/** The map at exact size over as many sheets as it takes; each shows where it belongs, and where its neighbours are glued on. */
export const printPoster = (
  contents: SheetContents,
  millimetresPerUnit: number,
  options: MapOptions,
): Promise<Buffer> => {
  const press = openMapPress(contents, options.paper);
  const scale = millimetres(millimetresPerUnit);
  const drawn = emptyBoard(contents, contents.say);
  const list = options.isGrey ? inGreys(drawn) : drawn;
  const area = areaOf(options.paper);
  const parts = partsOf(list, { ...area, top: area.top + HEAD }, scale);
  for (const [page, part] of parts.all.entries())
    printPart({ press, contents, list, scale, area, parts }, part, page);
  printFeet(press, contents, area);
  return finish(press);
};

export const openMapPress = (
  { scenario, system, say, language, publishedAt }: SheetContents,
  paper: Paper,
): Press =>
  openPress(paper, {
    title: say({ code: 'print.map.of', values: { title: scenario.title } }),
    author: say({ code: 'site.name' }),
    subject: say({ code: 'print.map.subject', values: { system: system.title } }),
    language,
    made: publishedAt,
  });

/** A piece of the map, in board units, with its row and column among the sheets. */
interface Part {
  readonly column: number;
  readonly row: number;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Parts {
  readonly columns: number;
  readonly rows: number;
  readonly all: readonly Part[];
}

export const partsOf = (list: Pick<DrawList, 'width' | 'height'>, area: Area, scale: number): Parts => {
  const overlap = OVERLAP / scale;
  const room = { width: widthOf(area) / scale, height: (area.bottom - area.top) / scale };
  const across = stepsOver(list.width, room.width, overlap);
  const down = stepsOver(list.height, room.height, overlap);
  const all = down.flatMap((y, row) =>
    across.map((x, column) => ({
      column,
      row,
      x,
      y,
      width: Math.min(room.width, list.width - x),
      height: Math.min(room.height, list.height - y),
    })),
  );
  return { columns: across.length, rows: down.length, all };
};

/** Where each sheet begins, so that neighbours share the overlap. */
const stepsOver = (length: number, room: number, overlap: number): readonly number[] => {
  const count = length <= room ? 1 : Math.ceil((length - overlap) / (room - overlap));
  return Array.from({ length: count }, (_, index) => index * (room - overlap));
};

interface Job {
  readonly press: Press;
  readonly contents: SheetContents;
  readonly list: DrawList;
  readonly scale: number;
  readonly area: Area;
  readonly parts: Parts;
}

const printPart = ({ press, contents, list, scale, area, parts }: Job, part: Part, page: number): void => {
  turnTo(press, page);
  const top = area.top + HEAD;
  printDrawing(press, window(list, part), area.left, top, scale);
  printGlueMarks(press, { left: area.left, top, scale }, part, parts);
  const words = contents.say({
    code: 'print.map.sheet',
    values: {
      title: contents.scenario.title,
      row: part.row + 1,
      column: part.column + 1,
      rows: parts.rows,
      columns: parts.columns,
    },
  });
  printText(press, span(words, STYLES.strong).text, STYLES.strong, area.left, area.top + 10);
  printKeyMap(press, area, part, parts);
};

/** What can be seen through a frame, moved to its corner. */
export const window = (list: DrawList, part: Pick<Part, 'x' | 'y' | 'width' | 'height'>): DrawList => {
  const kids: readonly DrawItem[] = inkWithin(list, part);
  return {
    ...list,
    width: part.width,
    height: part.height,
    items: [
      {
        k: 'group',
        clip: rectanglePath(0, 0, part.width, part.height),
        kids: [{ k: 'group', matrix: [1, 0, 0, 1, -part.x, -part.y], kids }],
      },
    ],
  };
};

interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

/** A dashed line where the next sheet's edge comes to lie. */
const printGlueMarks = (
  { document }: Press,
  { left, top, scale }: Placing,
  part: Part,
  parts: Parts,
): void => {
  const [right, bottom] = [left + part.width * scale, top + part.height * scale];
  document.lineWidth(0.5).strokeOpacity(1).strokeColor('#000000').dash(4, { space: 3 });
  if (part.column + 1 < parts.columns)
    document
      .moveTo(right - OVERLAP, top)
      .lineTo(right - OVERLAP, bottom)
      .stroke();
  if (part.row + 1 < parts.rows)
    document
      .moveTo(left, bottom - OVERLAP)
      .lineTo(right, bottom - OVERLAP)
      .stroke();
  document.undash();
};

const KEY = 5;

/** All sheets small in the corner, this one filled. */
const printKeyMap = ({ document }: Press, area: Area, part: Part, { columns, all }: Parts): void => {
  if (all.length === 1) return;
  document
    .undash()
    .lineWidth(0.5)
    .strokeOpacity(1)
    .fillOpacity(1)
    .strokeColor('#2A241D')
    .fillColor('#2A241D');
  for (const { column, row } of all) {
    const [x, y] = [area.right - (columns - column) * (KEY + 1), area.top + row * KEY];
    document.rect(x, y, KEY, KEY - 1);
    if (column === part.column && row === part.row) document.fillAndStroke('#2A241D', '#2A241D');
    else document.stroke();
  }
};
