import type { Fact } from '@/lib/game/document/document-kind';
import { cite } from '../rulebook';
import { computeFightingValue } from '../rules/armies';
import type { SideIndex } from '../rules/battlefield/tiles';
import { computeFirstCommands } from '../rules/commands/commands';
import { replayPlan } from '../rules/deployment/plan';
import { computeVictoryValue, handicapOf } from '../rules/victory/handicaps';
import { describeWeather } from '../view/words';
import type { Scenario } from './scenario';
import { type Army, armiesOf, nameSide } from './scenario-armies';

/** What follows from the document and is always in sight. */
export const facts = (scenario: Scenario): readonly Fact[] => {
  const [first, second] = armiesOf(scenario);
  if (!first || !second) return [];
  return [
    ...armyFacts(scenario, first, second),
    ...armyFacts(scenario, second, first),
    {
      code: 'lost-battles/victory-value',
      rule: cite('10.4'),
      values: { value: computeVictoryValue(first, second) },
    },
    { code: 'lost-battles/attack-limit', rule: cite('6.2'), values: { limit: scenario.options.attackLimit } },
    {
      code: 'lost-battles/weather',
      rule: cite('9.4'),
      values: { weather: describeWeather(scenario.options.weather) },
    },
    { code: 'lost-battles/rounds', rule: cite('3.1'), values: roundsOf(scenario) },
  ];
};

const LAST_ROUND = 10;

/** 3.1 – Ten rounds; a historical set-up replaces the first of them. */
const roundsOf = ({ deployment }: Scenario): { readonly first: number; readonly last: number } => ({
  first: deployment.kind === 'historical' ? 2 : 1,
  last: LAST_ROUND,
});

const armyFacts = (scenario: Scenario, own: Army, enemy: Army): Fact[] => {
  const seat = scenario.sides[own.side]?.id ?? '';
  const side = nameSide(scenario, own.side);
  const fact = (code: string, section: Parameters<typeof cite>[0], values: Fact['values']): Fact => ({
    code: `lost-battles/${code}`,
    rule: cite(section),
    seat,
    values: { side, ...values },
  });
  const points = handicapOf(own, enemy);
  return [
    fact('fighting-value', '1.5', { value: computeFightingValue(own), units: own.units.length }),
    fact('commands', own.surprised ? '11.5' : '4.1', { commands: computeFirstCommands(scenario, own) }),
    ...(points > 0 ? [fact('handicap', '10.3', { points })] : []),
    ...planFacts(scenario, own.side, values => fact('plan-commands', '11.3', values)),
    ...(own.fatigued ? [fact('fatigued', '10.3', {})] : []),
    ...(own.surprised ? [fact('surprised', '11.5', {})] : []),
  ];
};

/** What the plan of round 1 costs, with the command roll at its lowest and its highest. */
const planFacts = (scenario: Scenario, side: SideIndex, fact: (values: Fact['values']) => Fact): Fact[] => {
  if (scenario.deployment.plan === undefined) return [];
  const { spent, spared, low, high } = replayPlan(scenario).ledgers[side];
  return [fact({ spent, spared, low: low.left, high: high.left })];
};
