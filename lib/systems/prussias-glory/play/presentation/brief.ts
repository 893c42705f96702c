import type { Brief } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import { armyOf, getOtherSide, type SideIndex, sideIndexOf } from '../../document/army';
import { ruleDataOf } from '../../document/rule-data';
import type { Scenario } from '../../document/scenario';
import { describeLevelRule } from '../../view/victory-words';
import { describeHour, words } from '../../view/words';
import { dangerLevelOf, lastTurnOf } from './progress';

/** 22.1 – The least that wins, then the most. */
const aimOf = (scenario: Scenario, side: SideIndex): Sentence => {
  const id = scenario.sides[side]?.id ?? '';
  const own = (scenario.victoryLevels ?? []).filter(level => level.side === id);
  const [best, least] = [own[0], own.at(-1)];
  const values = {
    hour: describeHour(lastTurnOf(scenario)),
    enemy: scenario.sides[getOtherSide(side)]?.name ?? '',
  };
  if (!best || !least) return words('brief.aim', values);
  const most = describeLevelRule(scenario, best);
  if (scenario.defaultVictory?.side === id) return words('brief.aim-hold', { ...values, most });
  return best === least
    ? words('brief.aim-one', { ...values, most })
    : words('brief.aim-two', { ...values, most, least: describeLevelRule(scenario, least) });
};

/** What a unit needs from its player in a turn: a march, then fire or a melee. */
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
