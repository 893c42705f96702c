import { type AidTable, createAidList, EMPTY_CELL } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { COMPONENTS, listPrintedValues } from '../data';
import { locationsOf, trackOf } from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { needsOf } from '../rules/combat-table';
import { ARMS, CITIES, POWERS, SPECIALS } from '../vocabulary';
import { sectionOfSpecial } from './needed-sections';
import {
  writeBattleSteps,
  writeDeploymentLines,
  writeInfluenceLines,
  writeRoundSteps,
  writeVictoryLines,
} from './player-aid-lists';

const word = (group: string, id: string): Sentence => ({ code: `words.perikles.${group}.${id}` });
const aid = (id: string): Sentence => ({ code: `aid.perikles.${id}` });

const combatTable = (): AidTable => ({
  title: aid('combat'),
  rule: cite('7.4'),
  columns: ['', ...COMPONENTS.table.map(({ column }) => column.replace('-', '−'))],
  rows: (['attacker', 'defender'] as const).map(side => [
    aid(side),
    ...COMPONENTS.table.map(({ column }) => `${needsOf(column)[side]}+`),
  ]),
  note: aid('combat-note'),
});

const countersTable = (): AidTable => ({
  title: aid('counters'),
  rule: cite('1.2'),
  columns: ['', ...ARMS.map(arm => word('arm', arm))],
  rows: POWERS.map(power => [
    word('city', power),
    ...ARMS.map(arm => listPrintedValues(power, arm).join(' ')),
  ]),
});

const tracksTable = (scenario: Scenario): AidTable => ({
  title: aid('tracks'),
  rule: cite('7.8'),
  columns: ['', aid('track')],
  rows: CITIES.map(city => [word('city', city), trackOf(scenario, city).join(' · ')]),
  note: aid('tracks-note'),
});

const placesTable = (scenario: Scenario): AidTable => {
  const wanted = new Set([...scenario.locations.shown, ...scenario.locations.later]);
  const all = [...locationsOf(scenario).values()].filter(({ id }) => wanted.has(id));
  const listed = (arms: readonly string[]): readonly Sentence[] => arms.map(arm => word('arm', arm));
  const cell = (arms: readonly string[]): string | Sentence =>
    arms.length === 0 ? EMPTY_CELL : { code: 'aid.perikles.list', values: { list: listed(arms) } };
  return {
    title: aid('places'),
    rule: cite('7.1'),
    columns: ['', ...['of', 'points', 'first', 'second', 'militia', 'rebels'].map(aid)],
    rows: all.map(({ name, controller, points, rounds, militia, rebels }) => [
      name,
      word('city', controller),
      points,
      cell(rounds.slice(0, 1)),
      cell(rounds.slice(1)),
      cell(militia),
      cell(rebels),
    ]),
  };
};

/** 9.3 to 9.10 – The holders are secret: all eight are described. */
const specialsTable = (): AidTable =>
  createAidList(
    aid('specials'),
    cite('9.2'),
    SPECIALS.map(special => [
      word('special', special),
      aid(`special.${special}`),
      cite(sectionOfSpecial(special)),
    ]),
  );

/** The rounds, the battles and the places of this game, and what is printed on counters and tiles. */
export const playerAid = (scenario: Scenario): readonly AidTable[] => [
  writeRoundSteps(scenario),
  writeInfluenceLines(scenario),
  writeDeploymentLines(),
  specialsTable(),
  countersTable(),
  writeBattleSteps(),
  combatTable(),
  placesTable(scenario),
  tracksTable(scenario),
  writeVictoryLines(scenario),
];
