import type { Change } from '@/lib/documents/change';
import type { JsonPath } from '@/lib/documents/json-path';
import type { FormField } from '@/lib/game/contract/authoring/forms';
import { CHARTS_OF_THE_GAME } from '../../data';
import type { Scenario } from '../../document/scenario';
import { cite } from '../../rulebook';
import { words } from '../../view/words';
import { CHARTS, type ChartId } from '../../vocabulary';

const SOURCES = ['own', 'book', 'partly', 'reconstructed'] as const;

/** A battle brings a chart of its own by saying where it comes from; then every cell of it can be changed. */
export const listChartFields = (scenario: Scenario): readonly FormField[] =>
  CHARTS.flatMap((id): readonly FormField[] => {
    const chart = words(`chart.${id}`);
    const own = scenario.charts?.[id];
    const choice: FormField = {
      path: ['charts', id, 'source'],
      label: words('field.own-chart', { chart }),
      kind: {
        type: 'choice',
        choices: SOURCES.map(value => ({ value, label: words(`chart-source.${value}`) })),
      },
      isOptional: true,
      rule: cite('19.6'),
    };
    if (!own) return [choice];
    const title: FormField = {
      path: ['charts', id, 'title'],
      label: words('field.chart-title', { chart }),
      kind: { type: 'text', limit: 120 },
    };
    return [choice, title, ...cellFields(own.chart, ['charts', id, 'chart'], id)];
  });

const CELLS = ['value', 'cost', 'result', 'upTo'] as const;

/** Every value that names its source is a cell; its place in the chart is its name. */
const cellFields = (part: unknown, path: JsonPath, id: ChartId): readonly FormField[] => {
  if (typeof part !== 'object' || part === null) return [];
  const entries = Object.entries(part);
  if (!('source' in part))
    return entries.flatMap(([key, value]) => cellFields(value, [...path, pathKeyOf(part, key)], id));
  const chart = words(`chart.${id}`);
  return CELLS.flatMap((name): readonly FormField[] => {
    const value = entries.find(([key]) => key === name)?.[1];
    const label = words('field.chart-cell', { chart, cell: path.slice(3).join(' ') });
    if (typeof value === 'number')
      return [{ path: [...path, name], label, kind: { type: 'number', min: -20, max: 20 } }];
    return typeof value === 'string'
      ? [{ path: [...path, name], label, kind: { type: 'text', limit: 20 } }]
      : [];
  });
};

const pathKeyOf = (part: object, key: string): string | number => (Array.isArray(part) ? Number(key) : key);

/** The first word about a chart takes that of the game into the battle; no word gives it back. A changed cell is no longer the book's. */
export const setChart = (
  scenario: Scenario,
  path: JsonPath,
  value: string | number | boolean | undefined,
): readonly Change[] | null => {
  const id = CHARTS.find(name => name === path[1]);
  if (path[0] !== 'charts' || id === undefined) return null;
  const own = scenario.charts?.[id];
  if (path[2] === 'source' && path.length === 3) return changeChartSource(scenario, id, value);
  if (!own || path[2] !== 'chart') return null;
  return [
    { op: 'replace', path, value },
    { op: 'replace', path: [...path.slice(0, -1), 'source'], value: 'reconstructed' },
  ];
};

const changeChartSource = (
  { charts, title }: Scenario,
  id: ChartId,
  source: string | number | boolean | undefined,
): readonly Change[] => {
  const known = charts?.[id];
  if (source === undefined) return known ? [{ op: 'remove', path: ['charts', id] }] : [];
  if (known) return [{ op: 'replace', path: ['charts', id, 'source'], value: source }];
  const entry = { title, source, chart: CHARTS_OF_THE_GAME[id] };
  return charts
    ? [{ op: 'add', path: ['charts', id], value: entry }]
    : [{ op: 'add', path: ['charts'], value: { [id]: entry } }];
};
