import type { Fact } from '@/lib/game/document/document-kind';
import { cite } from '../rulebook';
import { SCENARIO_RULES } from '../rules/setup/deployment';
import { lastTurnOf } from '../rules/setup/duration';
import {
  codeOfLimit,
  countPieces,
  HOME_LIMITS,
  isLimitKept,
  MAX_CHANGES,
  MAX_PIECES,
} from '../rules/setup/terrain-layout';
import { word } from '../view/words';
import { listArmyFacts } from './army';
import type { Scenario } from './scenario';
import { forcesOf } from './table';

const RULING_SECTIONS = {
  generalRanges: cite('5.4'),
  mobility: cite('14.2'),
  friendLost: cite('15.1'),
} as const;

const RULINGS = ['generalRanges', 'mobility', 'friendLost'] as const;

/** Readings of the book that this battle chooses. */
const listRulingFacts = ({ rulings = {} }: Scenario): readonly Fact[] =>
  RULINGS.flatMap((id): readonly Fact[] => {
    const value = rulings[id];
    if (value === undefined) return [];
    return [
      {
        code: 'in-death-ground/ruling',
        rule: RULING_SECTIONS[id],
        values: { what: word('field', id), ruling: word('ruling', value) },
      },
    ];
  });

/** What follows from the document and is always in sight; the counts of the home terrain are live. */
export const facts = (scenario: Scenario): readonly Fact[] => {
  const { board, kind, weather, sides, attacker } = scenario;
  return [
    {
      code: 'in-death-ground/scenario',
      rule: SCENARIO_RULES[kind],
      values: { kind: word('scenario', kind), attacker: sides.find(({ id }) => id === attacker)?.name ?? '' },
    },
    {
      code: 'in-death-ground/last-turn',
      rule: SCENARIO_RULES[kind],
      values: { turns: lastTurnOf(scenario) },
    },
    ...forcesOf(scenario).flatMap(({ force, resolved }) => {
      const side = sides.find(({ id }) => id === force.side)?.name ?? '';
      return resolved ? listArmyFacts(resolved, side, force.side) : [];
    }),
    {
      code: 'in-death-ground/pieces',
      rule: cite('7.13'),
      values: {
        count: board.pieces.length,
        most: MAX_PIECES,
        changes: board.changes?.length ?? 0,
        mostChanges: MAX_CHANGES,
      },
    },
    ...HOME_LIMITS[board.home].map((limit): Fact => {
      const count = countPieces(scenario, limit);
      return {
        code: `in-death-ground/${codeOfLimit(board.home, limit)}`,
        rule: cite('7.14'),
        values: {
          count,
          limit: limit.most ?? limit.least ?? 0,
          kept: isLimitKept(count, limit) ? 'yes' : 'no',
        },
      };
    }),
    ...listRulingFacts(scenario),
    {
      code: 'in-death-ground/weather',
      rule: cite('10.2'),
      values: { weather: word('weather', weather.now) },
    },
  ];
};
