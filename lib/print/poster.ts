import type { DrawItem, DrawList } from '@/lib/drawing/draw-list';
import { MAP_PALETTE } from '@/lib/drawing/palette';
import { rectanglePath } from '@/lib/drawing/shapes';
import { bookmark, openPress, type Press, printDrawing, printStroke, turnTo } from './page';
import { type Area, areaOf, millimetres, onItsSide, type Paper, widthOf } from './paper';
import { type Frame, OVERLAP, type Part, type Parts, partsOf } from './poster-parts';
import type { PrintOptions, SheetContents } from './sheet-contents';
import { printFeet } from './sheet-foot';
import { HEAD, printTableHead } from './table-head';
import { span } from './text-blocks';
import { STYLES } from './type';

/** The map at exact size over as many sheets as it takes; each shows where it belongs, and where its neighbours are glued on. */
export const composePoster = (
  contents: SheetContents,
  list: DrawList,
  millimetresPerUnit: number,
  { paper, ink }: PrintOptions,
): Press => {
  const scale = millimetres(millimetresPerUnit);
  const { turned, parts } = fewestSheets(list, paper, scale);
  const press = openMapPress(contents, { paper: turned, ink });
  const area = areaOf(turned);
  for (const [page, part] of parts.all.entries())
    printPart({ press, contents, list, scale, area, parts }, part, page);
  printFeet(press, contents);
  return press;
};

/** Upright or on its side, whichever takes fewer sheets. */
const fewestSheets = (list: DrawList, paper: Paper, scale: number) => {
  const [upright, lying] = [paper, onItsSide(paper)].map(turned => {
    const area = areaOf(turned);
    return { turned, parts: partsOf(list, { ...area, top: area.top + HEAD }, scale) };
  });
  if (!upright || !lying) throw new Error('paper has two ways to lie');
  return lying.parts.all.length < upright.parts.all.length ? lying : upright;
};

export const openMapPress = (
  { scenario, system, say, language, publishedAt }: SheetContents,
  { paper, ink }: PrintOptions,
): Press =>
  openPress(
    paper,
    {
      title: say({ code: 'print.map.of', values: { title: scenario.title } }),
      author: say({ code: 'site.name' }),
      subject: say({ code: 'print.map.subject', values: { system: system.title } }),
      language,
      made: publishedAt,
    },
    ink,
  );

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
  const left = area.left + (widthOf(area) - part.width * scale) / 2;
  const top = area.top + HEAD;
  printDrawing(press, window(list, part), left, top, scale);
  printGlueMarks(press, contents, { left, top, scale }, part, parts);
  const { say, scenario } = contents;
  const code = parts.all.length === 1 ? 'print.map.whole' : 'print.map.sheet';
  const values = {
    title: scenario.title,
    row: part.row + 1,
    column: part.column + 1,
    rows: parts.rows,
    columns: parts.columns,
  };
  const words = say({ code, values });
  bookmark(press, words);
  printTableHead(press, contents, area, words);
  printKeyMap(press, area, part, parts);
};

/** What can be seen through a frame, moved to its corner. The whole is a symbol: a file holds it once, for all its sheets. */
export const window = (list: DrawList, frame: Frame): DrawList => ({
  width: frame.width,
  height: frame.height,
  symbols: { ...list.symbols, [WHOLE]: list.items },
  items: [
    {
      k: 'group',
      clip: rectanglePath(0, 0, frame.width, frame.height),
      kids: [{ k: 'use', symbol: WHOLE, matrix: [1, 0, 0, 1, -frame.x, -frame.y] }],
    },
  ],
});

const WHOLE = 'the whole';

interface Placing {
  readonly left: number;
  readonly top: number;
  readonly scale: number;
}

const TICK = millimetres(3);
const GLUE_PEN = { stroke: MAP_PALETTE.ink, width: 0.5 };

/** A dashed line where the next sheet's edge comes to lie, and ticks beside the map at its ends. */
const printGlueMarks = (
  press: Press,
  contents: SheetContents,
  { left, top, scale }: Placing,
  part: Part,
  parts: Parts,
): void => {
  const [right, bottom] = [left + part.width * scale, top + part.height * scale];
  const strip = OVERLAP * 0.62;
  if (part.column + 1 < parts.columns) {
    const x = right - OVERLAP;
    printStroke(press, `M${x} ${top}V${bottom}`, { ...GLUE_PEN, dash: [4, 3] });
    printStroke(press, `M${x} ${top}v${-TICK}M${x} ${bottom}v${TICK}`, GLUE_PEN);
    printGlueWords(press, contents, [x + strip, (top + bottom) / 2], -90, [part.row, part.column + 1]);
  }
  if (part.row + 1 < parts.rows) {
    const y = bottom - OVERLAP;
    printStroke(press, `M${left} ${y}H${right}`, { ...GLUE_PEN, dash: [4, 3] });
    printStroke(press, `M${left} ${y}h${-TICK}M${right} ${y}h${TICK}`, GLUE_PEN);
    printGlueWords(press, contents, [(left + right) / 2, y + strip], 0, [part.row + 1, part.column]);
  }
};

const printGlueWords = (
  press: Press,
  { say }: SheetContents,
  [x, y]: readonly [number, number],
  rotate: number,
  [row, column]: readonly [number, number],
): void => {
  const { font, size } = STYLES.small;
  const { text } = span(
    say({ code: 'print.map.glue', values: { row: row + 1, column: column + 1 } }),
    STYLES.small,
  );
  const fill = MAP_PALETTE.ink;
  const halo = { colour: '#FFFFFF', width: 2.4 };
  const items: DrawItem[] = [{ k: 'text', text, x, y, size, font, fill, rotate, anchor: 'middle', halo }];
  printDrawing(press, { width: 1, height: 1, items }, 0, 0, 1);
};

const KEY = { width: 7, height: 5, gap: 1.2 };

/** All sheets small beside the title, this one filled. */
const printKeyMap = (press: Press, area: Area, part: Part, { columns, rows, all }: Parts): void => {
  if (all.length === 1) return;
  const step = Math.min(KEY.height + KEY.gap, (HEAD - 6) / rows);
  const right = area.right - millimetres(50) - 12;
  const { ink } = MAP_PALETTE;
  for (const { column, row } of all) {
    const x = right - (columns - column) * (KEY.width + KEY.gap);
    const isThis = column === part.column && row === part.row;
    const d = rectanglePath(x, area.top + row * step, KEY.width, step - KEY.gap);
    printStroke(press, d, { stroke: ink, width: 0.5, ...(isThis ? { fill: ink } : {}) });
  }
};
