import { type AidTable, NOTHING, signed } from '@/lib/game/aid';
import type { Sentence } from '@/lib/game/sentence';
import { modifierTables } from './aid-modifiers';
import { cite } from './rulebook';
import { loserSuffers } from './rules/melee';
import { arrivesOn, disorderOf, moraleNeeds, PHASES, rallyDice, stratagemNeeds } from './rules/morale';
import { type MoveDice, moveDice } from './rules/movement';
import { generalSurcharge, isFoot, type Profile, tablePrice } from './rules/points';
import { shootingArc, shootingRange, shootingRanks } from './rules/ranges';
import { shotResult } from './rules/shooting';
import { goingOn } from './rules/terrain';
import { SEASON_MODIFIER, WEATHER_TABLE } from './rules/weather';
import { COMMANDS, FIGHTING_TROOPS, GRADES, PIECE_KINDS, SEASONS, STRATAGEMS, ZONES } from './vocabulary';

const word = (group: string, id: string): Sentence => ({ code: `words.in-death-ground.${group}.${id}` });
const aid = (id: string): Sentence => ({ code: `aid.in-death-ground.${id}` });

const plain = (troop: Profile['troop']): Profile => ({
  troop,
  grade: 'ordinary',
  armour: 'none',
  arm: isFoot(troop) || troop.startsWith('artillery') ? 'bow' : 'spear',
  wild: false,
  mount: 'none',
  special: null,
});

const phases = (): AidTable => ({
  title: aid('phases'),
  rule: cite('11.1'),
  columns: ['', ''],
  rows: PHASES.map((phase, index) => [index + 1, aid(`phase.${phase}`)]),
});

const diceWords = ({ count, add }: MoveDice): string => `${count}D6${add === 0 ? '' : signed(add)}`;

const moves = (): AidTable => ({
  title: aid('moves'),
  rule: cite('12.1'),
  columns: ['', aid('good'), aid('difficult')],
  rows: [
    ...FIGHTING_TROOPS.map(troop => {
      const profile = plain(troop);
      return [
        word('troop', troop),
        diceWords(moveDice(profile, 'good')),
        diceWords(moveDice(profile, 'difficult')),
      ];
    }),
    [
      aid('best-armoured-warriors'),
      diceWords(moveDice({ ...plain('warrior'), armour: 'best' }, 'good')),
      diceWords(moveDice({ ...plain('warrior'), armour: 'best' }, 'difficult')),
    ],
  ],
});

const GOING = { good: '', difficult: '×', forbidden: '■' } as const;
const GROUND_TROOPS = ['warrior', 'skirmisher', 'light-cavalry', 'heavy-cavalry', 'elephant-indian'] as const;

const going = (): AidTable => ({
  title: aid('going'),
  rule: cite('12.2'),
  columns: ['', ...GROUND_TROOPS.map(troop => word('troop', troop))],
  rows: PIECE_KINDS.map(kind => [
    word('terrain', kind),
    ...GROUND_TROOPS.map(troop => GOING[goingOn(kind, plain(troop))] || NOTHING),
  ]),
  note: aid('going-note'),
});

const ranges = (): AidTable => ({
  title: aid('ranges'),
  rule: cite('13.1'),
  columns: ['', aid('range'), aid('arc'), aid('ranks')],
  rows: FIGHTING_TROOPS.map(plain)
    .filter(profile => shootingRange(profile) > 0)
    .map(profile => [
      word('troop', profile.troop),
      `${shootingRange(profile)}″`,
      shootingArc(profile) === 180 ? aid('all-round') : `${shootingArc(profile)}°`,
      shootingRanks(profile),
    ]),
  note: aid('ranges-note'),
});

const shotResults = (): AidTable => ({
  title: aid('shot-results'),
  rule: cite('13.4'),
  columns: [aid('total'), ''],
  rows: [6, 7, 10].map(total => [
    total === 6 ? `≤ ${total}` : `${total}+`,
    word('preview', shotResult(total)),
  ]),
});

const DIFFERENCES = [0, 2, 4, 7, 9, 10];

const meleeResults = (): AidTable => ({
  title: aid('melee-results'),
  rule: cite('14.5'),
  columns: [aid('difference'), aid('by-foot'), aid('by-riders')],
  rows: DIFFERENCES.map((difference, index) => {
    const effect = (winner: Profile['troop']): Sentence => {
      const { markers, isLost } = loserSuffers(difference, plain('warrior'), plain(winner));
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

const morale = (): AidTable => ({
  title: aid('morale'),
  rule: cite('15.2'),
  columns: ['', aid('passes'), aid('rally-dice'), aid('rally-dice-large')],
  rows: GRADES.map(grade => [
    word('grade', grade),
    `${moraleNeeds(grade)}+`,
    rallyDice(grade, 6),
    rallyDice(grade, 7),
  ]),
});

const disorder = (): AidTable => ({
  title: aid('disorder'),
  rule: cite('16.1'),
  columns: [aid('markers'), ''],
  rows: [1, 2, 3, 4, 5, 6, 7].map(markers => [
    markers === 7 ? '7+' : markers,
    aid(`disordered.${disorderOf(markers)}`),
  ]),
});

const commands = (): AidTable => ({
  title: aid('commands'),
  rule: cite('5.1'),
  columns: ['', aid('general-price'), aid('late-on')],
  rows: COMMANDS.map(command => [
    word('command', command),
    signed(generalSurcharge(command, false)),
    arrivesOn(command).join(', '),
  ]),
});

const prices = (): AidTable => ({
  title: aid('prices'),
  rule: cite('6.9'),
  columns: ['', ...GRADES.map(grade => word('grade', grade))],
  rows: FIGHTING_TROOPS.map(troop => [
    word('troop', troop),
    ...GRADES.map(grade => tablePrice({ troop, grade }) ?? NOTHING),
  ]),
});

const weather = (): AidTable => ({
  title: aid('weather'),
  rule: cite('10.1'),
  columns: ['', 1, 2, 3, 4, 5, 6, 7, 8],
  rows: ZONES.map(zone => [
    word('zone', zone),
    ...WEATHER_TABLE[zone].map(found => aid(`weather-letter.${found}`)),
  ]),
  note: {
    code: 'aid.in-death-ground.weather-note',
    values: Object.fromEntries(SEASONS.map(season => [season, signed(SEASON_MODIFIER[season])])),
  },
});

const stratagems = (): AidTable => ({
  title: aid('stratagems'),
  rule: cite('8.4'),
  columns: ['', aid('works-on')],
  rows: STRATAGEMS.map(stratagem => [word('stratagem', stratagem), `${stratagemNeeds(stratagem)}+`]),
});

/** The tables of the book, each asked of the function that the engine asks. */
export const playerAid = (): readonly AidTable[] => [
  phases(),
  moves(),
  ranges(),
  ...modifierTables(),
  shotResults(),
  meleeResults(),
  morale(),
  disorder(),
  going(),
  commands(),
  prices(),
  weather(),
  stratagems(),
];
