import type { Fact } from '@/lib/game/document/document-kind';
import { cite } from '../rulebook';
import { formatHour } from '../view/format-hour';
import { CHARTS } from '../vocabulary';
import { type Army, armiesOf, nameSide } from './army';
import { ruleDataOf } from './rule-data';
import type { Scenario } from './scenario';

/** What follows from the document and is always in sight. */
export const facts = (scenario: Scenario): readonly Fact[] => [
  ...armiesOf(scenario).flatMap(army => armyFacts(scenario, army)),
  {
    code: 'prussias-glory/turns',
    rule: cite('12'),
    values: {
      turns: scenario.options.turns.length,
      first: formatHour(scenario.options.turns[0] ?? ''),
      last: formatHour(scenario.options.turns.at(-1) ?? ''),
    },
  },
  { code: `prussias-glory/${scenario.options.kind}-scenario`, rule: cite('6.1'), values: {} },
  ...chartFacts(scenario),
];

const armyFacts = (scenario: Scenario, army: Army): Fact[] => {
  const { force, side, sideId, units } = army;
  if (!force) return [];
  const fact = (code: string, section: Parameters<typeof cite>[0], values: Fact['values']): Fact => ({
    code: `prussias-glory/${code}`,
    rule: cite(section),
    seat: sideId,
    values: { side: nameSide(scenario, side), ...values },
  });
  return [
    fact('army-morale', '10', { morale: force.morale.start, top: force.morale.top }),
    fact('strength', '2.1', {
      steps: units.filter(({ arm }) => arm !== 'artillery').reduce((sum, { steps }) => sum + steps, 0),
      guns: units.filter(({ arm }) => arm === 'artillery').reduce((sum, { steps }) => sum + steps, 0),
      units: units.length,
    }),
    fact('ratings', '6.2', {
      ratings: force.groups.map(({ name, rating }) => ({
        code: 'words.prussias-glory.rating',
        values: { name, rating },
      })),
    }),
  ];
};

/** Which charts are in force: those of the game are partly reconstructed, and a scenario may bring its own. */
const chartFacts = (scenario: Scenario): Fact[] => {
  const own = CHARTS.filter(id => scenario.charts?.[id] !== undefined);
  const { cells } = ruleDataOf(scenario).charts['close-combat'];
  const marks = Object.values(cells).flatMap(column => Object.values(column).map(({ source }) => source));
  const fromBook = marks.filter(source => source === 'book').length;
  return [
    {
      code: 'prussias-glory/charts',
      rule: cite('19.6'),
      values: { fromBook, all: marks.length },
      ...(fromBook < marks.length
        ? { caveat: { code: 'words.prussias-glory.charts-caveat', values: { fromBook, all: marks.length } } }
        : {}),
    },
    ...own.map(id => ({
      code: 'prussias-glory/own-chart',
      rule: cite('19.6'),
      values: {
        title: scenario.charts?.[id]?.title ?? '',
        chart: { code: `words.prussias-glory.chart.${id}` },
        source: { code: `words.prussias-glory.chart-source.${scenario.charts?.[id]?.source ?? 'own'}` },
      },
    })),
  ];
};
