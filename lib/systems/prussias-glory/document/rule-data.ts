import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import { CHARTS_OF_THE_GAME, PROFILES } from '../data';
import type { ChartId } from '../vocabulary';
import { CHART_SCHEMAS, type Charts } from './chart-schemas';
import type { Profile } from './forces-schema';
import type { Scenario } from './scenario';

/** The charts and kinds of unit in force: those of the game, overlaid by the document's own. */
export interface RuleData {
  readonly charts: Charts;
  readonly profiles: Readonly<Record<string, Profile>>;
}

/** A chart of the document that has not the right shape is left out here; `rules/references.ts` reports it. */
export const ruleDataOf = (scenario: Scenario): RuleData =>
  scenario.charts || scenario.profiles ? ownRuleDataOf(scenario) : GAME_RULE_DATA;

const GAME_RULE_DATA: RuleData = { charts: CHARTS_OF_THE_GAME, profiles: PROFILES };

const ownRuleDataOf = memoizeByIdentity(
  (scenario: Scenario): RuleData => ({
    charts: {
      'close-combat': chartOf(scenario, 'close-combat'),
      'close-combat-modifiers': chartOf(scenario, 'close-combat-modifiers'),
      bombardment: chartOf(scenario, 'bombardment'),
      'terrain-movement': chartOf(scenario, 'terrain-movement'),
      'terrain-combat': chartOf(scenario, 'terrain-combat'),
      capture: chartOf(scenario, 'capture'),
      rally: chartOf(scenario, 'rally'),
      demoralisation: chartOf(scenario, 'demoralisation'),
    },
    profiles: scenario.profiles ? { ...PROFILES, ...scenario.profiles } : PROFILES,
  }),
);

const chartOf = <Id extends ChartId>({ charts }: Scenario, id: Id): Charts[Id] => {
  const own = charts?.[id];
  if (!own) return CHARTS_OF_THE_GAME[id];
  const read = CHART_SCHEMAS[id].safeParse(own.chart);
  return read.success ? (read.data as Charts[Id]) : CHARTS_OF_THE_GAME[id];
};
