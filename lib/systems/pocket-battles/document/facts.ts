import type { Fact } from '@/lib/game/document/document-kind';
import { cite, type SectionNumber } from '../rulebook';
import { tokensFor } from '../rules/army';
import { getOtherSide, SIDES, type SideIndex } from '../rules/segments';
import { pointsToWin } from '../rules/victory';
import { armyOf, formatSeatId, nameSide, pointsOf } from './army-units';
import type { Scenario } from './scenario';

/** What follows from the document and is always in sight. */
export const facts = (scenario: Scenario): readonly Fact[] => [
  ...SIDES.flatMap(side => armyFacts(scenario, side)),
  {
    code: 'pocket-battles/tokens',
    rule: cite('4.1'),
    values: { tokens: tokensFor(scenario.options.points), points: scenario.options.points },
  },
  {
    code: 'pocket-battles/deployment',
    rule: cite('4.3'),
    values: { kind: scenario.deployment.kind },
  },
  ...(scenario.options.playerA === undefined
    ? []
    : [
        {
          code: 'pocket-battles/player-a',
          rule: cite('4.3'),
          values: { side: scenario.sides.find(({ id }) => id === scenario.options.playerA)?.name ?? '' },
        },
      ]),
];

const armyFacts = (scenario: Scenario, side: SideIndex): readonly Fact[] => {
  const units = armyOf(scenario, side);
  const name = nameSide(scenario, side);
  const fact = (code: string, section: SectionNumber, values: Fact['values']): Fact => ({
    code: `pocket-battles/${code}`,
    rule: cite(section),
    seat: formatSeatId(scenario, side),
    values: { side: name, ...values },
  });
  return [
    fact('army', '4.1', {
      points: pointsOf(units),
      units: units.length,
      tiles: units.reduce((sum, { troops }) => sum + troops.length, 0),
    }),
    fact('to-win', '7.1', {
      points: pointsToWin(pointsOf(armyOf(scenario, getOtherSide(side)))),
      enemy: nameSide(scenario, getOtherSide(side)),
    }),
    ...(scenario.options.late?.includes(formatSeatId(scenario, side)) ? [fact('late', '4.3', {})] : []),
    ...(scenario.options.withoutCharge ?? [])
      .filter(option => option.side === formatSeatId(scenario, side))
      .map(({ rounds }) => fact('without-charge', '6.7', { rounds })),
  ];
};
