import { type AidCell, type AidTable, EMPTY_CELL, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { armiesOf } from '../document/army';
import type { Charts, Modifier } from '../document/chart-schemas';
import { ruleDataOf } from '../document/rule-data';
import type { Scenario } from '../document/scenario';
import { cite, type SectionNumber } from '../rulebook';
import type { ChartId } from '../vocabulary';
import {
  type Present,
  presentIn,
  writeArmyLines,
  writeBombardmentSteps,
  writeCombatSteps,
  writeCommandLines,
  writeMoraleLines,
  writeMovementLines,
  writeResultLines,
  writeTraitLines,
  writeTurnSteps,
  writeVictoryTables,
} from './player-aid-lists';

const word = (group: string, id: string): Sentence => ({ code: `words.prussias-glory.${group}.${id}` });
const aidText = (id: string): Sentence => ({ code: `aid.prussias-glory.${id}` });

/** What the book does not print is marked, as on the page. */
const markReconstructed = (text: string | number, source: string): string =>
  source === 'reconstructed' ? `${text}†` : String(text);

const listNumbers = (first: number, last: number): readonly number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

interface GridChart {
  readonly columns: readonly { readonly id: string; readonly source: string }[];
  readonly firstRow: number;
  readonly lastRow: number;
  readonly cells: Charts['bombardment']['cells'];
}

/** The same the other way about, where most of a chart is rebuilt. */
const markPrinted = (text: string | number, source: string): string =>
  source === 'reconstructed' ? String(text) : `${text}•`;

const isMostlyRebuilt = ({ cells }: GridChart): boolean => {
  const sources = Object.values(cells).flatMap(column => Object.values(column).map(({ source }) => source));
  return sources.filter(source => source === 'reconstructed').length > sources.length / 2;
};

const gridTable = (title: string, section: SectionNumber, chart: GridChart): AidTable => {
  const isRebuilt = isMostlyRebuilt(chart);
  const mark = isRebuilt ? markPrinted : markReconstructed;
  return {
    title: aidText(title),
    rule: cite(section),
    columns: [aidText('throw'), ...chart.columns.map(({ id, source }) => mark(id, source))],
    rows: listNumbers(chart.firstRow, chart.lastRow).map(row => [
      formatRow(row),
      ...chart.columns.map(({ id }) => {
        const cell = chart.cells[id]?.[String(row)];
        return cell ? mark(cell.result, cell.source) : EMPTY_CELL;
      }),
    ]),
    note: aidText(isRebuilt ? 'printed' : 'dagger'),
  };
};

const formatRow = (row: number): string => (row < 0 ? `−${-row}` : String(row));

const modifierTable = (
  title: string,
  section: SectionNumber,
  modifiers: Readonly<Record<string, Modifier>>,
): AidTable => ({
  title: aidText(title),
  rule: cite(section),
  columns: ['', '', ''],
  rows: Object.entries(modifiers).map(([id, { value, source, section: cited }]) => [
    markReconstructed(formatSigned(value), source),
    word('modifier', id),
    cite(cited as SectionNumber),
  ]),
  look: 'lines',
});

/** The rows of the ground that is on the map. */
const entriesOf = <Value>(
  rows: Readonly<Record<string, Value>>,
  isOnMap: (kind: string) => boolean,
): readonly (readonly [string, Value])[] => Object.entries(rows).filter(([kind]) => isOnMap(kind));

const MOVERS = ['infantry', 'cavalry', 'artillery', 'leader', 'column'] as const;

const movementTable = (
  { hex, hexside }: Charts['terrain-movement'],
  isOnMap: (kind: string) => boolean,
): AidTable => {
  const row = (name: AidCell, costs: (typeof hex)['open']): readonly AidCell[] => [
    name,
    ...MOVERS.map(mover => {
      const { cost, source } = costs[mover];
      return markReconstructed(cost === 'prohibited' ? EMPTY_CELL : cost, source);
    }),
  ];
  return {
    title: aidText('movement'),
    rule: cite('7'),
    columns: ['', ...MOVERS.map(mover => aidText(`mover.${mover}`))],
    rows: [
      ...entriesOf(hex, isOnMap).map(([id, costs]) => row(word('terrain', id), costs)),
      ...entriesOf(hexside, isOnMap).map(([id, costs]) => row(aidText(`side.${id}`), costs)),
    ],
    note: aidText('movement-note'),
  };
};

const groundTable = (
  { closeCombat, bombardment }: Charts['terrain-combat'],
  isOnMap: (kind: string) => boolean,
): AidTable => ({
  title: aidText('ground'),
  rule: cite('19.5'),
  columns: ['', aidText('mover.infantry'), aidText('mover.cavalry'), aidText('bombarded')],
  rows: [
    ...entriesOf(closeCombat.defendingHex, isOnMap).map(([id, values]) => {
      const target = bombardment.targetHex[id as keyof typeof bombardment.targetHex];
      return [
        word('terrain', id),
        markReconstructed(formatSigned(values.infantry.value), values.infantry.source),
        markReconstructed(formatSigned(values.cavalry.value), values.cavalry.source),
        target ? markReconstructed(formatSigned(target.value), target.source) : EMPTY_CELL,
      ];
    }),
    ...entriesOf(closeCombat.hexside, isOnMap).map(([id, { value, source }]) => {
      const fire = bombardment.hexside[id as keyof typeof bombardment.hexside];
      const shown = markReconstructed(formatSigned(value), source);
      return [aidText(`side.${id}`), shown, shown, markReconstructed(formatSigned(fire.value), fire.source)];
    }),
  ],
});

const captureTable = ({ table }: Charts['capture']): AidTable => ({
  title: aidText('capture'),
  rule: cite('19.9.1'),
  columns: [aidText('throw'), ''],
  rows: table.map(({ upTo, result, source }) => [
    upTo === undefined ? aidText('more') : markReconstructed(`≤ ${upTo}`, source),
    aidText(`captured.${result}`),
  ]),
});

const demoralisationTable = ({ boxes, automaticAt, brokenAt }: Charts['demoralisation']): AidTable => ({
  title: aidText('demoralisation'),
  rule: cite('10.2'),
  columns: [aidText('morale'), aidText('demoralised-on')],
  rows: [
    ...Object.entries(boxes)
      .sort(([one], [other]) => Number(other) - Number(one))
      .map(([box, { upTo, source }]) => [box, markReconstructed(`1–${upTo}`, source)]),
    [markReconstructed(formatRow(automaticAt.value), automaticAt.source), aidText('always')],
    [markReconstructed(formatRow(brokenAt.value), brokenAt.source), aidText('broken')],
  ],
});

/** A chart of the battle's own says so below it. */
const noteOwnChart = ({ charts }: Scenario, id: ChartId, table: AidTable): AidTable => {
  const own = charts?.[id];
  if (!own) return table;
  const values = { title: own.title, source: word('chart-source', own.source) };
  return { ...table, note: { code: 'aid.prussias-glory.own-chart', values } };
};

/** The charts in force: those of the game, or the battle's own. */
const chartTables = (
  scenario: Scenario,
  present: Present,
): Readonly<Record<ChartGroup, readonly AidTable[]>> => {
  const { charts } = ruleDataOf(scenario);
  const { isOnMap } = present;
  const own = (id: ChartId, table: AidTable): AidTable => noteOwnChart(scenario, id, table);
  const modifiers = charts['close-combat-modifiers'].modifiers;
  return {
    combat: [
      own('close-combat', gridTable('close-combat', '19.6', charts['close-combat'])),
      own('close-combat-modifiers', modifierTable('close-combat-modifiers', '19.5', modifiers)),
      own('terrain-combat', groundTable(charts['terrain-combat'], isOnMap)),
    ],
    bombardment: present.hasGuns
      ? [
          own('bombardment', gridTable('bombardment', '16.2', charts.bombardment)),
          own('bombardment', modifierTable('bombardment-modifiers', '16.2', charts.bombardment.modifiers)),
        ]
      : [],
    movement: [own('terrain-movement', movementTable(charts['terrain-movement'], isOnMap))],
    morale: [
      own('rally', modifierTable('rally', '8.5', charts.rally.modifiers)),
      own('demoralisation', demoralisationTable(charts.demoralisation)),
    ],
    capture: present.hasGuns
      ? [
          own('capture', captureTable(charts.capture)),
          own('capture', modifierTable('capture-modifiers', '19.9.1', charts.capture.modifiers)),
        ]
      : [],
  };
};

type ChartGroup = 'combat' | 'bombardment' | 'movement' | 'morale' | 'capture';

/** The groups that throw for command, with the number they must not pass. */
const groupTable = (scenario: Scenario): AidTable => ({
  title: aidText('groups'),
  rule: cite('14.2'),
  columns: ['', aidText('rating')],
  rows: armiesOf(scenario).flatMap(({ groups, side }) =>
    groups.map(({ name, rating }) => [
      { code: 'aid.prussias-glory.group-of', values: { side: scenario.sides[side]?.name ?? '', name } },
      rating,
    ]),
  ),
});

/** The turn, the rules and the charts that this battle needs. */
export const playerAid = (scenario: Scenario): readonly AidTable[] => {
  const present = presentIn(scenario);
  const charts = chartTables(scenario, present);
  return [
    writeTurnSteps(present),
    ...charts.combat.slice(0, 1),
    writeCommandLines(present),
    groupTable(scenario),
    writeMovementLines(present),
    ...charts.movement,
    ...writeBombardmentSteps(present),
    ...charts.bombardment,
    writeCombatSteps(present),
    ...charts.combat.slice(1),
    writeResultLines(),
    ...charts.capture,
    writeMoraleLines(),
    writeArmyLines(),
    ...charts.morale,
    writeTraitLines(scenario),
    ...writeVictoryTables(scenario),
  ].filter(({ rows }) => rows.length > 0);
};
