import { MAP_PALETTE } from '@/lib/drawing/colours/palette';
import { drawRectanglePath } from '@/lib/drawing/shapes';
import type { MeasuredSetUp, MeasuredUnit } from '@/lib/game/contract/measured-set-up';
import { iterateColumn, placeInColumns } from '../layout/columns';
import { lastPageOf, measureStack, type PlacedBlock, type PrintBlock, placeBlocks } from '../layout/flow';
import { computeColumnWidth, type PrintArea, printAreaOf, widthOf } from '../layout/paper';
import {
  addBookmark,
  countPages,
  goToPage,
  type PrintJob,
  printBlocks,
  printStroke,
} from '../layout/print-job';
import { createTableRows, type TableRow, type TableShape, withTableHead } from '../layout/table';
import {
  createHeading,
  createParagraph,
  createSection,
  createSpan,
  type TextSetting,
} from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import { printPartHeader } from '../sheet/part-header';
import type { SheetContents } from '../sheet/sheet-contents';
import { drawPlan, planDiagram, printDiagram } from './measure-diagram';
import { describeGround, labelUnits, listUnitCells } from './measure-words';

/** A table without spaces: the plan with its measures, then every unit and every piece of terrain with two lengths. */
export const printMeasures = (job: PrintJob, contents: SheetContents, setUp: MeasuredSetUp): void => {
  const { system, scenario, only } = contents;
  const seats = system.seats(scenario);
  const units = setUp.units.filter(({ seat }) => only === undefined || seat === only);
  if (units.length + setUp.ground.length === 0) return;
  const labels = labelUnits(setUp.units, seats);
  const area = printAreaOf(job.paper);
  goToPage(job, countPages(job));
  const page = countPages(job) - 1;
  addBookmark(job, contents.say({ code: 'print.measure.ground' }));
  const top = printPartHeader(job, contents, area, 'measure');
  const setting = { width: computeColumnWidth(area), measure: job.measure };
  const armies = seats.map(({ id, name }) =>
    armyBlocks(
      contents,
      setUp,
      units.filter(({ seat }) => seat === id),
      { name, labels },
      setting,
    ),
  );
  const terrain = groundBlocks(contents, setUp, setting);
  const list = drawPlan(contents, job.ink);
  const how = howBlocks(job, contents, area);
  const ways = SHARES.map(share => {
    const plan = planDiagram(list, { ...area, top }, share);
    const from = { page, y: plan.end + measureStack(how) + 2 * FRAME + 10 };
    return { plan, placed: placeArmies(armies, terrain, area, from) };
  });
  const best = ways.find(({ placed }) => lastPageOf(placed) === page) ?? ways[0];
  if (!best) return;
  printDiagram(job, { ...setUp, units }, labels, best.plan);
  printHow(job, how, area, { page, y: best.plan.end });
  printBlocks(job, best.placed);
};

/** Two armies side by side with the terrain below them, where they fit; else all of it in columns. */
const placeArmies = (
  armies: readonly (readonly PrintBlock[])[],
  terrain: readonly PrintBlock[],
  area: PrintArea,
  from: { readonly page: number; readonly y: number },
): readonly PlacedBlock[] => {
  const heights = armies.map(measureStack);
  const tallest = Math.max(0, ...heights);
  if (armies.length > 2 || tallest > area.bottom - from.y)
    return placeInColumns([...armies.flat(), ...terrain], area, from);
  const placed = armies.flatMap((army, column) => placeBlocks(army, iterateColumn(area, from, column)));
  return [...placed, ...placeInColumns(terrain, area, { page: from.page, y: from.y + tallest + 12 })];
};

/** The plan gives way a little where everything then stands on one page. */
const SHARES = [0.56, 0.5, 0.44, 0.38];

const FRAME = 6;

const howBlocks = (job: PrintJob, { say }: SheetContents, area: PrintArea): readonly PrintBlock[] =>
  createParagraph(
    [
      createSpan(`${say({ code: 'print.measure.how' })}.`, STYLES.strong),
      createSpan(` ${say({ code: 'print.measure.how-text' })}`, STYLES.body),
    ],
    { width: widthOf(area) - 2 * FRAME, measure: job.measure },
    { gap: 0 },
  );

const printHow = (
  job: PrintJob,
  blocks: readonly PrintBlock[],
  area: PrintArea,
  { page, y }: { readonly page: number; readonly y: number },
): void => {
  const inner = { ...area, left: area.left + FRAME };
  printBlocks(job, placeBlocks(blocks, iterateColumn(inner, { page, y: y + FRAME }, 0)));
  const d = drawRectanglePath(area.left, y, widthOf(area), measureStack(blocks) + 2 * FRAME);
  printStroke(job, d, { stroke: MAP_PALETTE.accent, width: 0.8 });
};

const SHAPE: Omit<TableShape, 'width'> = {
  inset: 0,
  rowHeight: 14.6,
  columns: [
    { align: 'left', most: 26 },
    { align: 'left' },
    { align: 'right', most: 26 },
    { align: 'right', most: 34 },
    { align: 'right', most: 34 },
    { align: 'right', most: 40 },
  ],
};

interface ArmyWords {
  readonly name: string;
  readonly labels: ReadonlyMap<string, string>;
}

/** One row for each unit, as it is read at the table. */
const armyBlocks = (
  { say }: SheetContents,
  setUp: MeasuredSetUp,
  units: readonly MeasuredUnit[],
  { name, labels }: ArmyWords,
  setting: TextSetting,
): readonly PrintBlock[] => {
  if (units.length === 0) return [];
  const head: TableRow = {
    cells: [
      [],
      ...['unit', 'faces', 'files', 'along', 'edge'].map(id => [
        createSpan(say({ code: `print.measure.${id}` }), STYLES.small),
      ]),
    ],
  };
  const rows = units.map((unit): TableRow => {
    const remark = unit.remark ? `, ${say(unit.remark)}` : '';
    return {
      cells: [
        [createSpan(labels.get(unit.piece) ?? '', STYLES.strong)],
        [
          createSpan(unit.name || say(unit.words), STYLES.strong),
          createSpan(`${unit.kind ? ` ${say(unit.kind)}` : ''}${remark}`, STYLES.body),
        ],
        ...listUnitCells(unit, setUp).map(text => [createSpan(text, STYLES.strong)]),
      ],
    };
  });
  const [heads, ...others] = createTableRows(
    [head, ...rows],
    { ...SHAPE, width: setting.width },
    setting.measure,
  );
  const continued = createHeading(say({ code: 'sheet.continued', values: { title: name } }), setting);
  return withTableHead(createHeading(name, setting), continued, [
    ...(heads ? [{ ...heads, keepWithNext: true }] : []),
    ...others,
  ]);
};

const groundBlocks = (
  { say }: SheetContents,
  { ground }: MeasuredSetUp,
  setting: TextSetting,
): readonly PrintBlock[] =>
  createSection(
    say({ code: 'print.measure.ground' }),
    ground.flatMap((piece, index) =>
      createParagraph(
        [
          createSpan(`T${index + 1}`, STYLES.strong),
          createSpan(` ${describeGround(piece, say)}`, STYLES.body),
        ],
        setting,
        { gap: 3 },
      ),
    ),
    setting,
  );
