import type { PrintBlock } from '../layout/flow';
import { createTableRows, type TableRow } from '../layout/table';
import { createParagraph, createSection, createSpan, type TextSetting } from '../layout/text-blocks';
import { STYLES } from '../layout/text-styles';
import type { SheetContents } from '../sheet/sheet-contents';
import type { ListedPart } from './listed-part';

const SHAPE = {
  inset: 0,
  rowHeight: 14.8,
  columns: [
    { align: 'left' as const, most: 44 },
    { align: 'left' as const, most: 90 },
    { align: 'left' as const },
    { align: 'left' as const, most: 120 },
    { align: 'left' as const, most: 90 },
    { align: 'right' as const, most: 40 },
  ],
};

const HEADS = ['pages', 'part', '', 'paper', 'sides-of', 'copies'] as const;

/** What is on which pages, on what it is printed, and how often. */
export const createPartBlocks = (
  { say, system, scenario }: SheetContents,
  parts: readonly ListedPart[],
  backing: string,
  setting: TextSetting,
): readonly PrintBlock[] => {
  const { printing } = system;
  const sum = (all: readonly { readonly count: number }[]): number =>
    all.reduce((total, { count }) => total + count, 0);
  const values = {
    players: system.seats(scenario).length,
    backing: backing.replace('-', ''),
    counters: sum(printing.counters(scenario)),
    markers: sum(printing.markers(scenario)),
  };
  const word = (group: string, part: string): string =>
    say({ code: `print.contents.${group}.${part}`, values });
  const rows = parts.map(
    ({ part, range, hint }): TableRow => ({
      cells: [
        [createSpan(range, STYLES.strong)],
        [createSpan(say({ code: `print.dialog.part.${part}` }), STYLES.strong)],
        ...[word('hint', hint), word('paper-of', part), word('sides-for', part), word('copies-of', part)].map(
          text => [createSpan(text, STYLES.body)],
        ),
      ],
    }),
  );
  const head: TableRow = {
    cells: HEADS.map(id =>
      id === '' ? [] : [createSpan(say({ code: `print.contents.${id}` }), STYLES.small)],
    ),
  };
  const table = createTableRows([head, ...rows], { ...SHAPE, width: setting.width }, setting.measure);
  const advice = createSpan(say({ code: 'print.contents.advice' }), STYLES.body);
  const note = createParagraph([advice], setting, { gap: 5 });
  return createSection(say({ code: 'print.contents.what' }), [...table, ...note], setting);
};
