import { type AidTable, EMPTY_CELL, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { generalSurchargeOf, isFoot, type Profile, tablePriceOf } from '../rules/army/points';
import { effectOnLoser } from '../rules/combat/melee';
import {
  arrivalFacesOf,
  countRallyDice,
  disorderOf,
  moraleNeedOf,
  stratagemNeedOf,
} from '../rules/combat/morale';
import { shootingArcOf, shootingRangeOf, shootingRanksOf } from '../rules/combat/ranges';
import { resultOfShot } from '../rules/combat/shooting';
import { type MoveDice, moveDiceOf } from '../rules/movement/movement';
import { goingOn } from '../rules/terrain/terrain';
import { SEASON_MODIFIER, WEATHER_TABLE } from '../rules/terrain/weather';
import { FIGHTING_TROOPS, GRADES, SEASONS, STRATAGEMS, ZONES } from '../vocabulary';
import {
  writeGeneralLines,
  writeGroundLines,
  writeMeleeSteps,
  writeMoraleLines,
  writeMovementLines,
  writeShootingSteps,
  writeSpecialLines,
  writeTurnSteps,
  writeVictoryLines,
} from './player-aid-lists';
import { listModifierTables } from './player-aid-modifiers';
import { type Present, presentIn } from './present';

const word = (group: string, id: string): Sentence => ({ code: `words.in-death-ground.${group}.${id}` });
const aidWord = (id: string): Sentence => ({ code: `aid.in-death-ground.${id}` });

const toPlainProfile = (troop: Profile['troop']): Profile => ({
  troop,
  grade: 'ordinary',
  armour: 'none',
  arm: isFoot(troop) || troop.startsWith('artillery') ? 'bow' : 'spear',
  wild: false,
  mount: 'none',
  special: null,
});

const formatDice = ({ count, add }: MoveDice): string => `${count}D6${add === 0 ? '' : formatSigned(add)}`;

const bestArmouredRow = (): AidTable['rows'][number] => {
  const profile = { ...toPlainProfile('warrior'), armour: 'best' } as const;
  return [
    aidWord('best-armoured-warriors'),
    formatDice(moveDiceOf(profile, 'good')),
    formatDice(moveDiceOf(profile, 'difficult')),
  ];
};

const moveTable = ({ troops, fighters }: Present): AidTable => ({
  title: aidWord('moves'),
  rule: cite('12.1'),
  columns: ['', aidWord('good'), aidWord('difficult')],
  rows: [
    ...troops.map(troop => {
      const profile = toPlainProfile(troop);
      return [
        word('troop', troop),
        formatDice(moveDiceOf(profile, 'good')),
        formatDice(moveDiceOf(profile, 'difficult')),
      ];
    }),
    ...(fighters.profiles.some(({ troop, armour }) => troop === 'warrior' && armour === 'best')
      ? [bestArmouredRow()]
      : []),
  ],
});

const GOING = { good: '', difficult: '×', forbidden: '■' } as const;

/** 12.2 – The ground of this table under the troops of this battle. */
const goingTable = ({ troops, pieces }: Present): AidTable => ({
  title: aidWord('going'),
  rule: cite('12.2'),
  columns: ['', ...troops.map(troop => word('troop', troop))],
  rows: pieces.map(kind => [
    word('terrain', kind),
    ...troops.map(troop => GOING[goingOn(kind, toPlainProfile(troop))] || EMPTY_CELL),
  ]),
  note: aidWord('going-note'),
});

const rangeTable = ({ fighters }: Present): AidTable => ({
  title: aidWord('ranges'),
  rule: cite('13.1'),
  columns: ['', aidWord('range'), aidWord('arc'), aidWord('ranks')],
  rows: distinctShooters(fighters.profiles).map(profile => [
    {
      code: 'aid.in-death-ground.armed',
      values: { troop: word('troop', profile.troop), arm: word('arm', profile.arm) },
    },
    `${shootingRangeOf(profile)}″`,
    shootingArcOf(profile) === 180 ? aidWord('all-round') : `${shootingArcOf(profile)}°`,
    shootingRanksOf(profile),
  ]),
});

/** 13.1 – Each troop with each arm that it shoots with, once. */
const distinctShooters = (profiles: readonly Profile[]): readonly Profile[] => [
  ...new Map(
    profiles
      .filter(profile => shootingRangeOf(profile) > 0)
      .map(profile => [`${profile.troop} ${profile.arm}`, profile]),
  ).values(),
];

const shotResultTable = (): AidTable => ({
  title: aidWord('shot-results'),
  rule: cite('13.4'),
  columns: [aidWord('total'), ''],
  rows: [6, 7, 10].map(total => [
    total === 6 ? `≤ ${total}` : `${total}+`,
    word('preview', resultOfShot(total)),
  ]),
});

const DIFFERENCES = [0, 2, 4, 7, 9, 10];

/** 14.6 – What the loser suffers, by whom it was beaten; the brittle lose the element sooner. */
const meleeResultTable = ({ troops, has }: Present): AidTable => {
  const hasRiders = troops.some(troop => !isFoot(troop));
  const hasBrittle = has.wild || troops.includes('skirmisher');
  const effect = (difference: number, loser: Profile['troop'], winner: Profile['troop']): Sentence => {
    const { markers, isLost } = effectOnLoser(difference, toPlainProfile(loser), toPlainProfile(winner));
    return { code: 'aid.in-death-ground.effect', values: { markers, lost: isLost ? 'yes' : 'no' } };
  };
  return {
    title: aidWord('melee-results'),
    rule: cite('14.6'),
    columns: [
      aidWord('difference'),
      aidWord('by-foot'),
      ...(hasRiders ? [aidWord('by-riders')] : []),
      ...(hasBrittle ? [aidWord('brittle')] : []),
    ],
    rows: DIFFERENCES.map((difference, index) => {
      const from = index === 0 ? 0 : (DIFFERENCES[index - 1] ?? 0) + 1;
      const shown = from === difference ? String(difference) : `${from}–${difference}`;
      return [
        index === DIFFERENCES.length - 1 ? `${difference}+` : shown,
        effect(difference, 'warrior', 'warrior'),
        ...(hasRiders ? [effect(difference, 'warrior', 'heavy-cavalry')] : []),
        ...(hasBrittle ? [effect(difference, 'skirmisher', 'warrior')] : []),
      ];
    }),
    note: aidWord('melee-results-note'),
  };
};

const moraleTable = (): AidTable => ({
  title: aidWord('morale'),
  rule: cite('15.2'),
  columns: ['', aidWord('passes'), aidWord('rally-dice'), aidWord('rally-dice-large')],
  rows: GRADES.map(grade => [
    word('grade', grade),
    `${moraleNeedOf(grade)}+`,
    countRallyDice(grade, 6),
    countRallyDice(grade, 7),
  ]),
});

const disorderTable = (): AidTable => ({
  title: aidWord('disorder'),
  rule: cite('16.1'),
  columns: [aidWord('markers'), ''],
  rows: [1, 2, 3, 4, 5, 6, 7].map(markers => [
    markers === 7 ? '7+' : markers,
    aidWord(`disordered.${disorderOf(markers)}`),
  ]),
});

const commandTable = ({ commands }: Present): AidTable => ({
  title: aidWord('commands'),
  rule: cite('5.1'),
  columns: ['', aidWord('general-price'), aidWord('late-on')],
  rows: commands.map(command => [
    word('command', command),
    formatSigned(generalSurchargeOf(command, false)),
    arrivalFacesOf(command).join(', '),
  ]),
});

const priceTable = (): AidTable => ({
  title: aidWord('prices'),
  rule: cite('6.9'),
  columns: ['', ...GRADES.map(grade => word('grade', grade))],
  rows: FIGHTING_TROOPS.map(troop => [
    word('troop', troop),
    ...GRADES.map(grade => tablePriceOf({ troop, grade }) ?? EMPTY_CELL),
  ]),
});

const weatherTable = (): AidTable => ({
  title: aidWord('weather'),
  rule: cite('10.1'),
  columns: ['', 1, 2, 3, 4, 5, 6, 7, 8],
  rows: ZONES.map(zone => [
    word('zone', zone),
    ...WEATHER_TABLE[zone].map(found => aidWord(`weather-letter.${found}`)),
  ]),
  note: {
    code: 'aid.in-death-ground.weather-note',
    values: Object.fromEntries(SEASONS.map(season => [season, formatSigned(SEASON_MODIFIER[season])])),
  },
});

const stratagemTable = (): AidTable => ({
  title: aidWord('stratagems'),
  rule: cite('8.4'),
  columns: ['', aidWord('works-on')],
  rows: STRATAGEMS.map(stratagem => [word('stratagem', stratagem), `${stratagemNeedOf(stratagem)}+`]),
});

/** What only the book needs: prices and the throw for the weather come before a battle. */
const bookTables = (): readonly AidTable[] => [priceTable(), weatherTable(), stratagemTable()];

/** The turn, the rules and the tables that this battle needs, each from the function that the engine uses. */
export const playerAid = (scenario: Scenario): readonly AidTable[] => {
  const present = presentIn(scenario);
  const [shooting, melee] = listModifierTables(present.fighters, present.words);
  return [
    writeTurnSteps(present),
    moveTable(present),
    writeMovementLines(present),
    goingTable(present),
    writeGroundLines(scenario, present),
    writeGeneralLines(scenario, present),
    ...(present.isBook || present.has.late ? [commandTable(present)] : []),
    writeShootingSteps(present),
    rangeTable(present),
    ...(shooting ? [shooting] : []),
    shotResultTable(),
    writeMeleeSteps(present),
    ...(melee ? [melee] : []),
    meleeResultTable(present),
    writeMoraleLines(present),
    moraleTable(),
    disorderTable(),
    writeSpecialLines(scenario, present),
    ...(present.isBook ? bookTables() : []),
    writeVictoryLines(scenario),
  ].filter(({ rows }) => rows.length > 0);
};
