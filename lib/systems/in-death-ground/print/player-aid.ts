import { type AidTable, EMPTY_CELL, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { cite } from '../rulebook';
import { generalSurchargeOf, isFoot, type Profile, tablePriceOf } from '../rules/army/points';
import { effectOnLoser } from '../rules/combat/melee';
import {
  arrivalFacesOf,
  countRallyDice,
  disorderOf,
  moraleNeedOf,
  PHASES,
  stratagemNeedOf,
} from '../rules/combat/morale';
import { shootingArcOf, shootingRangeOf, shootingRanksOf } from '../rules/combat/ranges';
import { resultOfShot } from '../rules/combat/shooting';
import { type MoveDice, moveDiceOf } from '../rules/movement/movement';
import { goingOn } from '../rules/terrain/terrain';
import { SEASON_MODIFIER, WEATHER_TABLE } from '../rules/terrain/weather';
import { COMMANDS, FIGHTING_TROOPS, GRADES, PIECE_KINDS, SEASONS, STRATAGEMS, ZONES } from '../vocabulary';
import { listModifierTables } from './player-aid-modifiers';

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

const phaseTable = (): AidTable => ({
  title: aidWord('phases'),
  rule: cite('11.1'),
  columns: ['', ''],
  rows: PHASES.map((phase, index) => [index + 1, aidWord(`phase.${phase}`)]),
});

const formatDice = ({ count, add }: MoveDice): string => `${count}D6${add === 0 ? '' : formatSigned(add)}`;

const moveTable = (): AidTable => ({
  title: aidWord('moves'),
  rule: cite('12.1'),
  columns: ['', aidWord('good'), aidWord('difficult')],
  rows: [
    ...FIGHTING_TROOPS.map(troop => {
      const profile = toPlainProfile(troop);
      return [
        word('troop', troop),
        formatDice(moveDiceOf(profile, 'good')),
        formatDice(moveDiceOf(profile, 'difficult')),
      ];
    }),
    [
      aidWord('best-armoured-warriors'),
      formatDice(moveDiceOf({ ...toPlainProfile('warrior'), armour: 'best' }, 'good')),
      formatDice(moveDiceOf({ ...toPlainProfile('warrior'), armour: 'best' }, 'difficult')),
    ],
  ],
});

const GOING = { good: '', difficult: '×', forbidden: '■' } as const;
const GROUND_TROOPS = ['warrior', 'skirmisher', 'light-cavalry', 'heavy-cavalry', 'elephant-indian'] as const;

const goingTable = (): AidTable => ({
  title: aidWord('going'),
  rule: cite('12.2'),
  columns: ['', ...GROUND_TROOPS.map(troop => word('troop', troop))],
  rows: PIECE_KINDS.map(kind => [
    word('terrain', kind),
    ...GROUND_TROOPS.map(troop => GOING[goingOn(kind, toPlainProfile(troop))] || EMPTY_CELL),
  ]),
  note: aidWord('going-note'),
});

const rangeTable = (): AidTable => ({
  title: aidWord('ranges'),
  rule: cite('13.1'),
  columns: ['', aidWord('range'), aidWord('arc'), aidWord('ranks')],
  rows: FIGHTING_TROOPS.map(toPlainProfile)
    .filter(profile => shootingRangeOf(profile) > 0)
    .map(profile => [
      word('troop', profile.troop),
      `${shootingRangeOf(profile)}″`,
      shootingArcOf(profile) === 180 ? aidWord('all-round') : `${shootingArcOf(profile)}°`,
      shootingRanksOf(profile),
    ]),
  note: aidWord('ranges-note'),
});

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

const meleeResultTable = (): AidTable => ({
  title: aidWord('melee-results'),
  rule: cite('14.5'),
  columns: [aidWord('difference'), aidWord('by-foot'), aidWord('by-riders')],
  rows: DIFFERENCES.map((difference, index) => {
    const effect = (winner: Profile['troop']): Sentence => {
      const { markers, isLost } = effectOnLoser(
        difference,
        toPlainProfile('warrior'),
        toPlainProfile(winner),
      );
      return { code: 'aid.in-death-ground.effect', values: { markers, lost: isLost ? 'yes' : 'no' } };
    };
    const from = index === 0 ? 0 : (DIFFERENCES[index - 1] ?? 0) + 1;
    const shown = from === difference ? String(difference) : `${from}–${difference}`;
    return [
      index === DIFFERENCES.length - 1 ? `${difference}+` : shown,
      effect('warrior'),
      effect('heavy-cavalry'),
    ];
  }),
});

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

const commandTable = (): AidTable => ({
  title: aidWord('commands'),
  rule: cite('5.1'),
  columns: ['', aidWord('general-price'), aidWord('late-on')],
  rows: COMMANDS.map(command => [
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

/** The tables of the book, each asked of the function that the engine asks. */
export const playerAid = (): readonly AidTable[] => [
  phaseTable(),
  moveTable(),
  rangeTable(),
  ...listModifierTables(),
  shotResultTable(),
  meleeResultTable(),
  moraleTable(),
  disorderTable(),
  goingTable(),
  commandTable(),
  priceTable(),
  weatherTable(),
  stratagemTable(),
];
