import type { Sentence } from '@/lib/game/contract/sentence';
import type { Scenario } from '../document/scenario';
import type { VictoryLevelRule } from '../document/traits-schema';
import { words } from './words';

const nameOf = (scenario: Scenario, id: string): string =>
  scenario.sides.find(side => side.id === id)?.name ?? id;

/** 22.1 – The lead in points that a level requires of its own side. */
const marginOf = (scenario: Scenario, { side, atLeast, atMost }: VictoryLevelRule): number | null => {
  const isFirst = scenario.sides[0]?.id === side;
  if (isFirst) return atLeast ?? null;
  return atMost === undefined ? null : -atMost;
};

const marginWords = (margin: number): Sentence => {
  if (margin > 0) return words('brief.ahead', { points: margin });
  return margin === 0 ? words('brief.level-points') : words('brief.behind', { points: -margin });
};

/** 22.1 – What a level of victory asks for. */
const conditionsOf = (scenario: Scenario, rule: VictoryLevelRule): Sentence => {
  const margin = marginOf(scenario, rule);
  const { moraleAtMost, moraleAbove } = rule;
  const list = [
    ...(margin === null ? [] : [marginWords(margin)]),
    ...rule.requires.map(({ side, is }) => words(`brief.${is}`, { side: nameOf(scenario, side) })),
    ...(moraleAtMost
      ? [
          words('brief.morale-at-most', {
            side: nameOf(scenario, moraleAtMost.side),
            value: moraleAtMost.value,
          }),
        ]
      : []),
    ...(moraleAbove ? [words('brief.morale-above', { side: nameOf(scenario, moraleAbove) })] : []),
  ];
  return words('list', { list });
};

/** 22.1 – A level of victory with all that it asks for. */
export const describeLevelRule = (scenario: Scenario, rule: VictoryLevelRule): Sentence =>
  words('brief.wins', { level: rule.level, conditions: conditionsOf(scenario, rule) });
