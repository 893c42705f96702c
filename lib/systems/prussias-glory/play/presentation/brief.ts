import type { Brief } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { armyOf, otherSide, type SideIndex, sideIndexOf } from '../../document/army';
import { ruleDataOf } from '../../document/rule-data';
import type { Scenario } from '../../document/scenario';
import type { VictoryLevelRule } from '../../document/traits-schema';
import { hourWords, words } from '../../view/words';
import { dangerLevelOf, lastTurnOf } from './progress';

const nameOf = (scenario: Scenario, id: string): string =>
  scenario.sides.find(side => side.id === id)?.name ?? id;

/** 22.1 – The lead in points that a level asks of its own side. */
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

const levelWords = (scenario: Scenario, rule: VictoryLevelRule): Sentence =>
  words('brief.wins', { level: rule.level, conditions: conditionsOf(scenario, rule) });

/** 22.1 – The least that wins, then the most. */
const aimOf = (scenario: Scenario, side: SideIndex): Sentence => {
  const id = scenario.sides[side]?.id ?? '';
  const own = (scenario.victoryLevels ?? []).filter(level => level.side === id);
  const [best, least] = [own[0], own.at(-1)];
  const values = {
    hour: hourWords(lastTurnOf(scenario)),
    enemy: scenario.sides[otherSide(side)]?.name ?? '',
  };
  if (!best || !least) return words('brief.aim', values);
  const most = levelWords(scenario, best);
  if (scenario.defaultVictory?.side === id) return words('brief.aim-hold', { ...values, most });
  return best === least
    ? words('brief.aim-one', { ...values, most })
    : words('brief.aim-two', { ...values, most, least: levelWords(scenario, least) });
};

/** What a unit asks of its player in a turn: a march, then fire or a melee. */
const MINUTES_PER_UNIT = 0.4;

const estimateMinutes = (scenario: Scenario, side: SideIndex): number =>
  armyOf(scenario, side).units.length * scenario.options.turns.length * MINUTES_PER_UNIT;

export const brief = (scenario: Scenario, seat: string): Brief => {
  const side = sideIndexOf(scenario, seat) ?? 0;
  const { force } = armyOf(scenario, side);
  const danger = dangerLevelOf(ruleDataOf(scenario).charts.demoralisation);
  return {
    aim: aimOf(scenario, side),
    turn: words(scenario.options.kind === 'main' ? 'brief.turn-main' : 'brief.turn'),
    fights: words('brief.fights', { morale: force?.morale.start ?? 0, danger }),
    minutes: estimateMinutes(scenario, side),
  };
};
