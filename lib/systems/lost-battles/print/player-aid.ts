import { type AidCell, type AidTable, EMPTY_CELL, formatSigned } from '@/lib/game/contract/player-aid';
import type { Sentence } from '@/lib/game/contract/sentence';
import { COMBAT_TABLE, GENERAL_TABLE, TERRAIN_TABLE, UNIT_TYPE_TABLE } from '../data';
import type { Scenario } from '../document/scenario';
import type { Unit } from '../document/scenario-armies';
import { cite } from '../rulebook';
import { computeUnitFightingValue } from '../rules/armies';
import type { Ground } from '../rules/battlefield/field';
import { mayAttackAllOut } from '../rules/combat/all-out-attack';
import { computeAttackLimit, computeFullAttackPoints } from '../rules/combat/attack-limit';
import type { AttackContext } from '../rules/combat/combat-modifiers';
import type { CombatUnit } from '../rules/combat/combat-table';
import { countHits } from '../rules/combat/hits';
import { actionsFor, computeActivationCost, mayAttackIn } from '../rules/commands/activation';
import { computeBonusPrice } from '../rules/commands/attack-bonuses';
import { computeRolledCommands } from '../rules/commands/command-roll';
import {
  ACTIVATIONS,
  type Activation,
  ARMS,
  GENERAL_CLASSES,
  GENERAL_KINDS,
  type GeneralClass,
  type GeneralKind,
  TERRAIN_KINDS,
  UNIT_CLASSES,
  UNIT_TYPES,
} from '../vocabulary';
import {
  writeAttackSteps,
  writeDeploymentLines,
  writeGeneralLines,
  writeModifierLines,
  writeMoraleTables,
  writeMovementLines,
  writeTroopLines,
  writeTurnSteps,
  writeVictoryLines,
} from './player-aid-lists';
import { type Present, presentIn } from './present';

const wordLabel = (group: string, id: string): Sentence => ({ code: `words.lost-battles.${group}.${id}` });
const aidLabel = (id: string): Sentence => ({ code: `aid.lost-battles.${id}` });

const TROOPS = { type: 'heavy-infantry', class: 'average' } as const;
const CAVALRY = { type: 'heavy-cavalry', class: 'average' } as const;
const VETERANS = { type: 'heavy-infantry', class: 'veteran' } as const;

/** 1.1 – The units of this battle; of the book every type in its usual class. */
const unitTypesTable = ({ armies }: Present): AidTable => {
  const units = armies.flatMap(army => army.units);
  const shown = units.length > 0 ? distinctKinds(units) : BOOK_UNITS;
  return {
    title: aidLabel('unit-types'),
    rule: cite('1.2'),
    columns: ['', ...['value', 'attack-points', 'bonus'].map(aidLabel)],
    rows: shown.map(({ type, class: unitClass }) => [
      {
        code: 'words.lost-battles.unit',
        values: { class: wordLabel('class', unitClass), type: wordLabel('type', type) },
      },
      computeUnitFightingValue({ type, class: unitClass }),
      formatHalf(computeFullAttackPoints({ type, class: unitClass })),
      computeBonusPrice({ type, class: unitClass }, true),
    ]),
    note: aidLabel('unit-types-note'),
  };
};

const BOOK_UNITS = UNIT_TYPES.flatMap(type =>
  UNIT_CLASSES.filter(id => UNIT_TYPE_TABLE[type].fightingValue[id] !== undefined).map(id => ({
    type,
    class: id,
  })),
);

const distinctKinds = (units: readonly Unit[]): readonly Pick<Unit, 'type' | 'class'>[] =>
  BOOK_UNITS.filter(kind => units.some(unit => unit.type === kind.type && unit.class === kind.class));

const formatHalf = (points: number): string =>
  points % 1 === 0 ? String(points) : `${Math.floor(points) || ''}½`;

const combatTable = (present: Present): AidTable => {
  const arms = ARMS.filter(arm => present.arm(arm));
  return {
    title: aidLabel('combat-table'),
    rule: cite('6.6'),
    columns: [aidLabel('attacker'), ...arms.map(arm => wordLabel('type', arm))],
    rows: arms.map(attacker => [
      wordLabel('type', attacker),
      ...arms.map(defender => COMBAT_TABLE[attacker][defender]),
    ]),
    note: aidLabel('combat-table-note'),
  };
};

const PLAIN: Ground = { terrain: [], camp: null, keyZoneOf: null };
const FOOT: CombatUnit = { type: 'heavy-infantry', class: 'average', spent: false };
const PLAIN_ATTACK: AttackContext = {
  ...{ attacker: FOOT, target: FOOT, companions: [], isLead: false, bonuses: 0, half: false },
  ...{ supported: false, moved: false, rain: false, fatigued: false, aspect: 'front', isOnEdge: false },
  ...{ from: PLAIN, to: PLAIN, start: PLAIN, isPressed: false, meetsHoplites: false, screened: false },
};
const DIFFERENCES = [-1, 0, 1, 2, 3, 4];

/** 6.6, 6.7 – The meaning of a difference, from the rule itself. */
const hitsTable = (present: Present): AidTable => {
  const againstElephants = {
    ...PLAIN_ATTACK,
    target: { ...FOOT, type: 'elephant', class: 'indian' } as const,
  };
  const hits = (context: AttackContext) => DIFFERENCES.map(each => countHits(context, each, false));
  return {
    title: aidLabel('hits'),
    rule: cite('6.6'),
    columns: [
      aidLabel('difference'),
      ...DIFFERENCES.map((each, index) => {
        if (index === 0) return aidLabel('below');
        return index === DIFFERENCES.length - 1 ? `${formatSigned(each)}…` : formatSigned(each);
      }),
    ],
    rows: [
      [aidLabel('hits-row'), ...hits(PLAIN_ATTACK)],
      [
        aidLabel('all-out-row'),
        ...DIFFERENCES.map(each =>
          mayAttackAllOut(PLAIN_ATTACK, each) ? countHits(PLAIN_ATTACK, each, true) : EMPTY_CELL,
        ),
      ],
      ...(present.arm('elephant') ? [[aidLabel('elephants-row'), ...hits(againstElephants)]] : []),
    ],
    note: aidLabel('hits-note'),
  };
};

const WATER = ['stream', 'river', 'coast'] as const;

/** 6.2 – The limit of this battle with and without what changes it. */
const limitTable = ({ options }: Scenario, present: Present): AidTable => {
  const limit = (enemyLeft: boolean, water: boolean) =>
    computeAttackLimit(options.attackLimit, { enemyLeft, enemyRight: false, enemyBehind: false, water });
  const hasWater = present.terrain(...WATER);
  return {
    title: aidLabel('limit'),
    rule: cite('6.2'),
    columns: [
      '',
      ...['plain', 'flanked'].map(aidLabel),
      ...(hasWater ? ['water', 'water-flanked'].map(aidLabel) : []),
    ],
    rows: [
      [
        aidLabel('limit-row'),
        ...[limit(false, false), limit(true, false)],
        ...(hasWater ? [limit(false, true), limit(true, true)] : []),
      ],
    ],
    note: aidLabel('limit-note'),
  };
};

const activationsTable = (present: Present): AidTable => ({
  title: aidLabel('activations'),
  rule: cite('4.2'),
  columns: ['', ...['one', 'group', 'veterans', 'foot-actions', 'horse-actions', 'attacks'].map(aidLabel)],
  rows: ACTIVATIONS.filter(activation => NEEDS[activation]?.(present) ?? true).map(activation => [
    wordLabel('activation', activation),
    computeActivationCost([TROOPS], activation),
    activation === 'normal' || activation === 'limited'
      ? computeActivationCost([TROOPS, TROOPS, TROOPS], activation)
      : EMPTY_CELL,
    computeActivationCost([VETERANS], activation),
    actionsFor(TROOPS, activation),
    actionsFor(CAVALRY, activation),
    aidLabel(mayAttackIn(activation) ? 'yes' : 'no'),
  ]),
  note: aidLabel('activations-note'),
});

const NEEDS: Partial<Record<Activation, (present: Present) => boolean>> = {
  'double-express': present => present.hasVeteranLegions,
  'screening-express': present => present.deploys && present.arm('light-infantry', 'elephant'),
};

/** 8.5 – The generals of this battle by name; of the book every class. */
const generalsTable = ({ armies }: Present): AidTable => {
  const named = armies.flatMap(({ generals }) => generals);
  const rows: readonly (readonly [AidCell, GeneralClass, GeneralKind])[] = armies.every(
    ({ units }) => units.length === 0,
  )
    ? GENERAL_CLASSES.flatMap(id => GENERAL_KINDS.map(kind => [generalWords(id, kind), id, kind] as const))
    : named.map(({ name, class: id, kind }) => [
        { code: 'aid.lost-battles.named', values: { name, words: generalWords(id, kind) } },
        id,
        kind,
      ]);
  return {
    title: aidLabel('generals'),
    rule: cite('8.5'),
    columns: ['', ...['value', 'free', 'rallies', 'near-miss', 'lost'].map(aidLabel)],
    rows: rows.map(([words, id, kind]) => {
      const { fightingValue, exemptions, rally } = GENERAL_TABLE[id];
      const { succeedsFrom, killedUpTo, nearMissUpTo } = rally;
      const missed = nearMissUpTo[kind];
      return [
        words,
        fightingValue,
        exemptions,
        `${succeedsFrom}+`,
        missed > killedUpTo[kind] ? missed : EMPTY_CELL,
        killedUpTo[kind] === 2 ? '2' : `2–${killedUpTo[kind]}`,
      ];
    }),
  };
};

const generalWords = (id: GeneralClass, kind: GeneralKind): Sentence => ({
  code: 'words.lost-battles.general',
  values: { class: wordLabel('general-class', id), kind: wordLabel('general-kind', kind) },
});

const terrainTable = (present: Present): AidTable => ({
  title: aidLabel('terrain'),
  rule: cite('5.5'),
  columns: ['', aidLabel('stacking')],
  rows: [
    [wordLabel('terrain', 'open'), TERRAIN_TABLE.openStackingLimit],
    ...TERRAIN_KINDS.filter(kind => present.terrain(kind)).map(
      kind => [wordLabel('terrain', kind), TERRAIN_TABLE.kinds[kind].stackingLimit] as const,
    ),
  ],
});

const FACES = [1, 2, 3, 4, 5, 6];

const commandRollTable = ({ options, deployment }: Scenario): AidTable => {
  const row = (round: number, weather: 'none' | 'raining') =>
    FACES.map(face =>
      computeRolledCommands({ round, weather, steady: options.steadyCommands ?? false }, face),
    );
  return {
    title: aidLabel('command-throw'),
    rule: cite('4.1'),
    columns: [aidLabel('die'), ...FACES],
    rows: [
      ...(deployment.kind === 'free' ? [[aidLabel('first-round'), ...row(1, 'none')]] : []),
      [aidLabel('later-rounds'), ...row(2, 'none')],
      ...(options.weather === 'none' ? [] : [[aidLabel('in-rain'), ...row(2, 'raining')]]),
    ],
  };
};

/** The turn, the rules and the tables that this battle needs, as the engine uses them. */
export const playerAid = (scenario: Scenario): readonly AidTable[] => {
  const present = presentIn(scenario);
  return [
    writeTurnSteps(scenario, present),
    activationsTable(present),
    writeMovementLines(present),
    terrainTable(present),
    unitTypesTable(present),
    limitTable(scenario, present),
    writeTroopLines(scenario, present),
    generalsTable(present),
    writeGeneralLines(present),
    commandRollTable(scenario),
    writeAttackSteps(present),
    combatTable(present),
    writeModifierLines(scenario, present),
    hitsTable(present),
    ...writeMoraleTables(present),
    ...writeDeploymentLines(present),
    writeVictoryLines(scenario, present),
  ].filter(({ rows }) => rows.length > 0);
};
