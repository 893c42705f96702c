import { type AidTable, EMPTY_CELL, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { COMBAT_TABLE, GENERAL_TABLE, TERRAIN_TABLE, UNIT_TYPE_TABLE } from '../data';
import { cite } from '../rulebook';
import { MODIFIERS } from '../rules/combat/combat-modifiers';
import { actionsFor, activationCost, mayAttackIn } from '../rules/commands/activation';
import { commandsRolled } from '../rules/commands/command-roll';
import { ACTIVATIONS, ARMS, GENERAL_CLASSES, TERRAIN_KINDS, UNIT_CLASSES, UNIT_TYPES } from '../vocabulary';

const wordLabel = (group: string, id: string): Sentence => ({ code: `words.lost-battles.${group}.${id}` });
const aidLabel = (id: string): Sentence => ({ code: `aid.lost-battles.${id}` });

const TROOPS = { type: 'heavy-infantry', class: 'average' } as const;
const CAVALRY = { type: 'heavy-cavalry', class: 'average' } as const;
const VETERANS = { type: 'heavy-infantry', class: 'veteran' } as const;

const unitTypesTable = (): AidTable => ({
  title: aidLabel('unit-types'),
  rule: cite('1.1'),
  columns: ['', ...UNIT_CLASSES.map(id => wordLabel('class', id))],
  rows: UNIT_TYPES.map(type => {
    const { fightingValue, attackPoints } = UNIT_TYPE_TABLE[type];
    const cell = (id: (typeof UNIT_CLASSES)[number]): string =>
      fightingValue[id] === undefined ? EMPTY_CELL : `${fightingValue[id]} · ${attackPoints[id] ?? 0}`;
    return [wordLabel('type', type), ...UNIT_CLASSES.map(cell)];
  }),
  note: aidLabel('unit-types-note'),
});

const combatTable = (): AidTable => ({
  title: aidLabel('combat-table'),
  rule: cite('6.6'),
  columns: [aidLabel('attacker'), ...ARMS.map(arm => wordLabel('type', arm))],
  rows: ARMS.map(attacker => [
    wordLabel('type', attacker),
    ...ARMS.map(defender => COMBAT_TABLE[attacker][defender]),
  ]),
  note: aidLabel('combat-table-note'),
});

const modifiersTable = (): AidTable => ({
  title: aidLabel('modifiers'),
  rule: cite('6.5'),
  columns: ['', ''],
  rows: MODIFIERS.map(({ id, value }) => [wordLabel('modifier', id), formatSigned(value)]),
});

const activationsTable = (): AidTable => ({
  title: aidLabel('activations'),
  rule: cite('4.2'),
  columns: ['', ...['one', 'group', 'veterans', 'foot-actions', 'horse-actions', 'attacks'].map(aidLabel)],
  rows: ACTIVATIONS.map(activation => [
    wordLabel('activation', activation),
    activationCost([TROOPS], activation),
    activation === 'normal' || activation === 'limited'
      ? activationCost([TROOPS, TROOPS, TROOPS], activation)
      : EMPTY_CELL,
    activationCost([VETERANS], activation),
    actionsFor(TROOPS, activation),
    actionsFor(CAVALRY, activation),
    aidLabel(mayAttackIn(activation) ? 'yes' : 'no'),
  ]),
});

const generalsTable = (): AidTable => ({
  title: aidLabel('generals'),
  rule: cite('8.5'),
  columns: [
    '',
    ...['value', 'exemptions', 'bonuses', 'rallies', 'leader-killed', 'commander-killed'].map(aidLabel),
  ],
  rows: GENERAL_CLASSES.map(id => {
    const { fightingValue, exemptions, freeBonuses, rally } = GENERAL_TABLE[id];
    const { succeedsFrom, killedUpTo } = rally;
    return [
      wordLabel('general-class', id),
      fightingValue,
      exemptions,
      freeBonuses,
      `${succeedsFrom}+`,
      `≤ ${killedUpTo.leader}`,
      `≤ ${killedUpTo.commander}`,
    ];
  }),
});

const terrainTable = (): AidTable => ({
  title: aidLabel('terrain'),
  rule: cite('5.5'),
  columns: ['', aidLabel('stacking')],
  rows: [
    [wordLabel('terrain', 'open'), TERRAIN_TABLE.openStackingLimit],
    ...TERRAIN_KINDS.map(
      kind => [wordLabel('terrain', kind), TERRAIN_TABLE.kinds[kind].stackingLimit] as const,
    ),
  ],
});

const FACES = [1, 2, 3, 4, 5, 6];

const commandRollTable = (): AidTable => {
  const row = (round: number, weather: 'none' | 'raining') =>
    FACES.map(face => commandsRolled({ round, weather, steady: false }, face));
  return {
    title: aidLabel('command-throw'),
    rule: cite('4.1'),
    columns: [aidLabel('die'), ...FACES],
    rows: [
      [aidLabel('first-round'), ...row(1, 'none')],
      [aidLabel('later-rounds'), ...row(2, 'none')],
      [aidLabel('in-rain'), ...row(2, 'raining')],
    ],
  };
};

/** The tables of the book as the engine uses them. */
export const playerAid = (): readonly AidTable[] => [
  combatTable(),
  modifiersTable(),
  activationsTable(),
  generalsTable(),
  unitTypesTable(),
  terrainTable(),
  commandRollTable(),
];
