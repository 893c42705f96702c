import { type AidCell, type AidTable, NOTHING, signed } from '@/lib/game/aid';
import type { Sentence } from '@/lib/game/sentence';
import type { Charts, Modifier } from './charts';
import { kitOf } from './kit';
import { cite, type SectionNumber } from './rulebook';
import type { Scenario } from './scenario';
import type { ChartId } from './vocabulary';

const word = (group: string, id: string): Sentence => ({ code: `words.prussias-glory.${group}.${id}` });
const aid = (id: string): Sentence => ({ code: `aid.prussias-glory.${id}` });

/** What the book does not print is marked, as on the page. */
const marked = (text: string | number, source: string): string =>
  source === 'reconstructed' ? `${text}†` : String(text);

const numbersFrom = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

interface Grid {
  readonly columns: readonly { readonly id: string; readonly source: string }[];
  readonly firstRow: number;
  readonly lastRow: number;
  readonly cells: Charts['bombardment']['cells'];
}

const grid = (title: string, section: SectionNumber, chart: Grid): AidTable => ({
  title: aid(title),
  rule: cite(section),
  columns: [aid('throw'), ...chart.columns.map(({ id, source }) => marked(id, source))],
  rows: numbersFrom(chart.firstRow, chart.lastRow).map(row => [
    signedRow(row),
    ...chart.columns.map(({ id }) => {
      const cell = chart.cells[id]?.[String(row)];
      return cell ? marked(cell.result, cell.source) : NOTHING;
    }),
  ]),
  note: aid('dagger'),
});

const signedRow = (row: number): string => (row < 0 ? `−${-row}` : String(row));

const modifierTable = (
  title: string,
  section: SectionNumber,
  modifiers: Readonly<Record<string, Modifier>>,
): AidTable => ({
  title: aid(title),
  rule: cite(section),
  columns: ['', '', ''],
  rows: Object.entries(modifiers).map(([id, { value, source, section: cited }]) => [
    word('modifier', id),
    marked(signed(value), source),
    { code: 'sheet.section', values: { section: cited } },
  ]),
});

const MOVERS = ['infantry', 'cavalry', 'artillery', 'leader', 'column'] as const;

const movement = ({ hex, hexside }: Charts['terrain-movement']): AidTable => {
  const row = (name: AidCell, costs: (typeof hex)['open']): readonly AidCell[] => [
    name,
    ...MOVERS.map(mover => {
      const { cost, source } = costs[mover];
      return marked(cost === 'prohibited' ? NOTHING : cost, source);
    }),
  ];
  return {
    title: aid('movement'),
    rule: cite('7'),
    columns: ['', ...MOVERS.map(mover => aid(`mover.${mover}`))],
    rows: [
      ...Object.entries(hex).map(([id, costs]) => row(word('terrain', id), costs)),
      ...Object.entries(hexside).map(([id, costs]) => row(aid(`side.${id}`), costs)),
    ],
    note: aid('movement-note'),
  };
};

const ground = ({ closeCombat, bombardment }: Charts['terrain-combat']): AidTable => ({
  title: aid('ground'),
  rule: cite('19.5'),
  columns: ['', aid('mover.infantry'), aid('mover.cavalry'), aid('bombarded')],
  rows: [
    ...Object.entries(closeCombat.defendingHex).map(([id, values]) => {
      const target = bombardment.targetHex[id as keyof typeof bombardment.targetHex];
      return [
        word('terrain', id),
        marked(signed(values.infantry.value), values.infantry.source),
        marked(signed(values.cavalry.value), values.cavalry.source),
        target ? marked(signed(target.value), target.source) : NOTHING,
      ];
    }),
    ...Object.entries(closeCombat.hexside).map(([id, { value, source }]) => {
      const fire = bombardment.hexside[id as keyof typeof bombardment.hexside];
      const shown = marked(signed(value), source);
      return [aid(`side.${id}`), shown, shown, marked(signed(fire.value), fire.source)];
    }),
  ],
});

const capture = ({ table }: Charts['capture']): AidTable => ({
  title: aid('capture'),
  rule: cite('19.9.1'),
  columns: [aid('throw'), ''],
  rows: table.map(({ upTo, result, source }) => [
    upTo === undefined ? aid('more') : marked(`≤ ${upTo}`, source),
    aid(`captured.${result}`),
  ]),
});

const demoralisation = ({ boxes, automaticAt, brokenAt }: Charts['demoralisation']): AidTable => ({
  title: aid('demoralisation'),
  rule: cite('10.2'),
  columns: [aid('morale'), aid('demoralised-on')],
  rows: [
    ...Object.entries(boxes)
      .sort(([one], [other]) => Number(other) - Number(one))
      .map(([box, { upTo, source }]) => [box, marked(`1–${upTo}`, source)]),
    [marked(signedRow(automaticAt.value), automaticAt.source), aid('always')],
    [marked(signedRow(brokenAt.value), brokenAt.source), aid('broken')],
  ],
});

/** A chart that the battle brings says so below it. */
const inForce = ({ charts }: Scenario, id: ChartId, table: AidTable): AidTable => {
  const own = charts?.[id];
  if (!own) return table;
  const values = { title: own.title, source: word('chart-source', own.source) };
  return { ...table, note: { code: 'aid.prussias-glory.own-chart', values } };
};

/** The charts in force: those of the game, or the battle's own. */
export const playerAid = (scenario: Scenario): readonly AidTable[] => {
  const { charts } = kitOf(scenario);
  const modifiers = charts['close-combat-modifiers'].modifiers;
  const tables: readonly (readonly [ChartId, AidTable])[] = [
    ['close-combat', grid('close-combat', '19.6', charts['close-combat'])],
    ['close-combat-modifiers', modifierTable('close-combat-modifiers', '19.5', modifiers)],
    ['bombardment', grid('bombardment', '16.2', charts.bombardment)],
    ['bombardment', modifierTable('bombardment-modifiers', '16.2', charts.bombardment.modifiers)],
    ['terrain-movement', movement(charts['terrain-movement'])],
    ['terrain-combat', ground(charts['terrain-combat'])],
    ['rally', modifierTable('rally', '8.5', charts.rally.modifiers)],
    ['capture', capture(charts.capture)],
    ['capture', modifierTable('capture-modifiers', '19.9.1', charts.capture.modifiers)],
    ['demoralisation', demoralisation(charts.demoralisation)],
  ];
  return tables.map(([id, table]) => inForce(scenario, id, table));
};
