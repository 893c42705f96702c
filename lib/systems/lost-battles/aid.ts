import { type AidTable, NOTHING, signed } from '@/lib/game/aid';
import type { Sentence } from '@/lib/game/sentence';
import { COMBAT_TABLE, GENERAL_TABLE, TERRAIN_TABLE, UNIT_TYPE_TABLE } from './data';
import { cite } from './rulebook';
import { actionsFor, activationCost, mayAttackIn } from './rules/activation';
import { MODIFIERS } from './rules/combat-modifiers';
import { commandsRolled } from './rules/command-roll';
import { ACTIVATIONS, ARMS, GENERAL_CLASSES, TERRAIN_KINDS, UNIT_CLASSES, UNIT_TYPES } from './vocabulary';

const word = (group: string, id: string): Sentence => ({ code: `words.lost-battles.${group}.${id}` });
const aid = (id: string): Sentence => ({ code: `aid.lost-battles.${id}` });

const TROOPS = { type: 'heavy-infantry', class: 'average' } as const;
const HORSE = { type: 'heavy-cavalry', class: 'average' } as const;
const VETERANS = { type: 'heavy-infantry', class: 'veteran' } as const;

const unitTypes = (): AidTable => ({
  title: aid('unit-types'),
  rule: cite('1.1'),
  columns: ['', ...UNIT_CLASSES.map(id => word('class', id))],
  rows: UNIT_TYPES.map(type => {
    const { fightingValue, attackPoints } = UNIT_TYPE_TABLE[type];
    const cell = (id: (typeof UNIT_CLASSES)[number]): string =>
      fightingValue[id] === undefined ? NOTHING : `${fightingValue[id]} · ${attackPoints[id] ?? 0}`;
    return [word('type', type), ...UNIT_CLASSES.map(cell)];
  }),
  note: aid('unit-types-note'),
});

const combatTable = (): AidTable => ({
  title: aid('combat-table'),
  rule: cite('6.6'),
  columns: [aid('attacker'), ...ARMS.map(arm => word('type', arm))],
  rows: ARMS.map(attacker => [
    word('type', attacker),
    ...ARMS.map(defender => COMBAT_TABLE[attacker][defender]),
  ]),
  note: aid('combat-table-note'),
});

const modifiers = (): AidTable => ({
  title: aid('modifiers'),
  rule: cite('6.5'),
  columns: ['', ''],
  rows: MODIFIERS.map(({ id, value }) => [word('modifier', id), signed(value)]),
});

const activations = (): AidTable => ({
  title: aid('activations'),
  rule: cite('4.2'),
  columns: ['', ...['one', 'group', 'veterans', 'foot-actions', 'horse-actions', 'attacks'].map(aid)],
  rows: ACTIVATIONS.map(activation => [
    word('activation', activation),
    activationCost([TROOPS], activation),
    activation === 'normal' || activation === 'limited'
      ? activationCost([TROOPS, TROOPS, TROOPS], activation)
      : NOTHING,
    activationCost([VETERANS], activation),
    actionsFor(TROOPS, activation),
    actionsFor(HORSE, activation),
    aid(mayAttackIn(activation) ? 'yes' : 'no'),
  ]),
});

const generals = (): AidTable => ({
  title: aid('generals'),
  rule: cite('8.5'),
  columns: [
    '',
    ...['value', 'exemptions', 'bonuses', 'rallies', 'leader-killed', 'commander-killed'].map(aid),
  ],
  rows: GENERAL_CLASSES.map(id => {
    const { fightingValue, exemptions, freeBonuses, rally } = GENERAL_TABLE[id];
    const { succeedsFrom, killedUpTo } = rally;
    return [
      word('general-class', id),
      fightingValue,
      exemptions,
      freeBonuses,
      `${succeedsFrom}+`,
      `≤ ${killedUpTo.leader}`,
      `≤ ${killedUpTo.commander}`,
    ];
  }),
});

const terrain = (): AidTable => ({
  title: aid('terrain'),
  rule: cite('5.5'),
  columns: ['', aid('stacking')],
  rows: [
    [word('terrain', 'open'), TERRAIN_TABLE.openStackingLimit],
    ...TERRAIN_KINDS.map(kind => [word('terrain', kind), TERRAIN_TABLE.kinds[kind].stackingLimit] as const),
  ],
});

const FACES = [1, 2, 3, 4, 5, 6];

const commandThrow = (): AidTable => {
  const row = (round: number, weather: 'none' | 'raining') =>
    FACES.map(face => commandsRolled({ round, weather, steady: false }, face));
  return {
    title: aid('command-throw'),
    rule: cite('4.1'),
    columns: [aid('die'), ...FACES],
    rows: [
      [aid('first-round'), ...row(1, 'none')],
      [aid('later-rounds'), ...row(2, 'none')],
      [aid('in-rain'), ...row(2, 'raining')],
    ],
  };
};

/** The tables of the book as the engine uses them. */
export const playerAid = (): readonly AidTable[] => [
  combatTable(),
  modifiers(),
  activations(),
  generals(),
  unitTypes(),
  terrain(),
  commandThrow(),
];
