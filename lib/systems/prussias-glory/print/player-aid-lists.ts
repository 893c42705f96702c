import type { AidTable } from '@/lib/game/contract/player-aid';
import { createAidWriter } from '@/lib/game/view/aid-writer';
import { type Army, armiesOf } from '../document/army';
import type { Scenario } from '../document/scenario';
import type { Trait, VictoryPoint } from '../document/traits-schema';
import { cite, rulebook } from '../rulebook';
import { ACTIVATES_FROM, AWAKENING_RANGE, COUP_RANGE } from '../rules/command/activation';
import { COMMAND_RADIUS } from '../rules/command/command-radius';
import { describeLevelRule } from '../view/victory-words';
import { describeHour } from '../view/words';
import { sectionsOfTrait } from './needed-sections';

const write = createAidWriter(rulebook);

/** The contents, so that an aid shows no more than it needs; a document without armies represents the book. */
export interface Present {
  readonly isBook: boolean;
  readonly isMain: boolean;
  readonly hasCavalry: boolean;
  readonly hasGuns: boolean;
  readonly hasSpecialLeaders: boolean;
  readonly hasColumns: boolean;
  /** Whether a kind of hex or hexside is on the map. */
  readonly isOnMap: (kind: string) => boolean;
}

export const presentIn = (scenario: Scenario): Present => {
  const armies: readonly Army[] = armiesOf(scenario);
  const units = armies.flatMap(army => army.units);
  const isBook = units.length === 0;
  const ground = groundOf(scenario);
  const isMain = isBook || scenario.options.kind === 'main';
  return {
    isBook,
    isMain,
    hasCavalry: isBook || units.some(({ arm }) => arm === 'cavalry'),
    hasGuns: isBook || units.some(({ arm }) => arm === 'artillery'),
    hasSpecialLeaders: isBook || armies.some(({ leaders }) => leaders.some(({ special }) => special)),
    hasColumns:
      isMain || scenario.traits.some(({ trait }) => trait === 'entry' || trait === 'river-in-column'),
    isOnMap: kind => isBook || ground.has(kind),
  };
};

/** The charts' names for what lies between hexes. */
const HEXSIDE_KINDS: Readonly<Record<string, readonly string[]>> = {
  slopes: ['slope-up', 'slope-down'],
  streams: ['stream'],
  rivers: ['river'],
  bridges: ['bridge'],
  entrenchments: ['entrenchment'],
};

const groundOf = ({ board }: Scenario): ReadonlySet<string> =>
  new Set([
    'open',
    ...board.terrain.flatMap(row => [...row].flatMap(letter => board.legend[letter] ?? [])),
    ...Object.entries(board.hexsides).flatMap(([name, sides]) =>
      sides.length > 0 ? (HEXSIDE_KINDS[name] ?? []) : [],
    ),
  ]);

/** 12 – The player turn, phase by phase. */
export const writeTurnSteps = (present: Present): AidTable =>
  write(
    'turn',
    '12',
    [
      { id: 'activation', section: '13', isNeeded: present.isMain },
      { id: 'command', section: '14' },
      { id: 'movement', section: '15' },
      { id: 'bombardment', section: '16', isNeeded: present.hasGuns },
      { id: 'rally', section: '17' },
      { id: 'defensive', section: '18', isNeeded: present.hasGuns },
      { id: 'combat', section: '19' },
      { id: 'joint', section: '21' },
    ],
    'steps',
  );

/** 6, 13, 14 – Activation and command. */
export const writeCommandLines = (present: Present): AidTable =>
  write('command', '6', [
    { id: 'activate', section: '13.1', values: { from: ACTIVATES_FROM.normal }, isNeeded: present.isMain },
    { id: 'awake', section: '6.1.2', values: { hexes: AWAKENING_RANGE }, isNeeded: present.isMain },
    {
      id: 'coup',
      section: '13.2',
      values: { hexes: COUP_RANGE, from: ACTIVATES_FROM.coup },
      isNeeded: present.isMain,
    },
    { id: 'groups', section: '14.2' },
    { id: 'special', section: '6.2.1', isNeeded: present.hasSpecialLeaders },
    { id: 'out', section: '6.2.2', values: { hexes: COMMAND_RADIUS } },
    { id: 'detachments', section: '6.3', isNeeded: present.isMain },
  ]);

/** 3, 4, 7 – Movement, stacks and enemy zones. */
export const writeMovementLines = (present: Present): AidTable =>
  write('moving', '7', [
    { id: 'cost', section: '7' },
    { id: 'half', section: '7.1' },
    { id: 'stack', section: '3.1' },
    { id: 'order', section: '3.4' },
    { id: 'zones', section: '4.1' },
    { id: 'engaged', section: '4.2' },
    { id: 'marker', section: '4.3' },
    { id: 'infantry', section: '7.2.1' },
    { id: 'fast', section: '7.2.3' },
    { id: 'guns', section: '7.2.2', isNeeded: present.hasGuns },
    { id: 'leaders', section: '7.2.4' },
    { id: 'exhausted', section: '7.2.5' },
    { id: 'column', section: '7.3', isNeeded: present.hasColumns },
    { id: 'column-effect', section: '7.3.1', isNeeded: present.hasColumns },
    { id: 'deploy', section: '7.3.3', isNeeded: present.hasColumns },
    { id: 'sight', section: '5' },
    { id: 'slopes', section: '5.1' },
  ]);

export const writeBombardmentSteps = (present: Present): readonly AidTable[] =>
  present.hasGuns
    ? [
        write(
          'bombarding',
          '16',
          [
            { id: 'who', section: '16' },
            { id: 'target', section: '16.1' },
            { id: 'throw', section: '16.2' },
            { id: 'defensive', section: '18' },
          ],
          'steps',
        ),
      ]
    : [];

/** 19 – A close combat from naming the hexes to what cavalry does next. */
export const writeCombatSteps = (present: Present): AidTable =>
  write(
    'combat',
    '19',
    [
      { id: 'name', section: '19.1' },
      { id: 'surround', section: '19.1.1' },
      { id: 'retreat', section: '19.2' },
      { id: 'odds', section: '19.3' },
      { id: 'lead', section: '19.4' },
      { id: 'modifiers', section: '19.5' },
      { id: 'shock', section: '19.5.1', isNeeded: present.hasCavalry },
      { id: 'throw', section: '19.6' },
      { id: 'leaders', section: '9.2' },
      { id: 'apply', section: '19.8' },
      { id: 'advance', section: '19.9' },
      { id: 'momentum', section: '19.10' },
      { id: 'success', section: '10.1' },
      { id: 'charge', section: '19.12.2', isNeeded: present.hasCavalry },
      { id: 'blown', section: '19.12.3', isNeeded: present.hasCavalry },
    ],
    'steps',
  );

/** 11 – What the codes of both charts mean. */
export const writeResultLines = (): AidTable =>
  write('results', '11', [
    { id: 'points', section: '11.1' },
    { id: 'who', section: '11.1.2' },
    { id: 'forced', section: '11.1.3' },
    { id: 'choice', section: '11.1.4' },
    { id: 'exchange', section: '11.2' },
    { id: 'guns', section: '11.3.1' },
    { id: 'rout', section: '11.3.2' },
    { id: 'further', section: '11.3.3' },
    { id: 'eased', section: '11.3.4' },
    { id: 'surrender', section: '11.3.5' },
  ]);

/** 8, 9 – Disorder, rout, retreats and rallying. */
export const writeMoraleLines = (): AidTable =>
  write('morale', '8', [
    { id: 'check', section: '8.3' },
    { id: 'disorder', section: '8.1' },
    { id: 'rout', section: '8.2' },
    { id: 'retreat', section: '8.4' },
    { id: 'zones', section: '8.4.1' },
    { id: 'friends', section: '8.4.2' },
    { id: 'rally', section: '8.5' },
    { id: 'replace', section: '9.1' },
  ]);

/** 10, 21 – The army's track. */
export const writeArmyLines = (): AidTable =>
  write('army', '10', [
    { id: 'boxes', section: '10' },
    { id: 'joint', section: '21' },
    { id: 'demoralised', section: '10.2' },
    { id: 'broken', section: '10.3' },
  ]);

const nameOf = ({ sides }: Scenario, id: string): string => sides.find(side => side.id === id)?.name ?? id;

const valuesOfTrait = (scenario: Scenario, trait: Trait): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    Object.entries(trait).flatMap(([key, value]) => {
      if (key === 'side' || key === 'patient' || key === 'weary')
        return [[key, nameOf(scenario, String(value))]];
      return typeof value === 'string' || typeof value === 'number' ? [[key, value]] : [];
    }),
  );

/** The rules that this battle has by name. */
export const writeTraitLines = (scenario: Scenario): AidTable =>
  write('traits', '22.2', [
    ...scenario.traits.map(trait => ({
      id: trait.trait,
      section: sectionsOfTrait(trait.trait)[0] ?? ('22.2' as const),
      values: {
        ...valuesOfTrait(scenario, trait),
        ...('turn' in trait ? { hour: describeHour(trait.turn) } : {}),
        ...('from' in trait ? { first: describeHour(trait.from), last: describeHour(trait.to) } : {}),
      },
    })),
  ]);

const valuesOfPoint = (scenario: Scenario, point: VictoryPoint) => ({
  side: nameOf(scenario, point.side),
  points: point.points,
  ...('units' in point ? { units: point.units } : {}),
});

/** 22.1 – What counts, and the levels that this battle names. */
export const writeVictoryTables = (scenario: Scenario): readonly AidTable[] => {
  const { victoryPoints = [], victoryLevels = [], defaultVictory } = scenario;
  const levels: AidTable = {
    title: { code: 'aid.prussias-glory.lists.levels.title' },
    rule: cite('22.1'),
    columns: ['', '', ''],
    rows: victoryLevels.map(rule => [nameOf(scenario, rule.side), describeLevelRule(scenario, rule), '']),
    look: 'lines',
    note: { code: 'aid.prussias-glory.lists.levels.note' },
  };
  return [
    write('victory', '22', [
      { id: 'counters', section: '22.1' },
      { id: 'captured', section: '22.1' },
      { id: 'leaders', section: '22.1' },
      { id: 'difference', section: '22.1', values: { side: scenario.sides[0]?.name ?? '' } },
      ...victoryPoints.map(point => ({
        id: point.kind,
        section: '22.1' as const,
        values: valuesOfPoint(scenario, point),
      })),
      {
        id: 'otherwise',
        section: '22.1',
        values: {
          side: defaultVictory?.side ? nameOf(scenario, defaultVictory.side) : '',
          level: defaultVictory?.level ?? '',
        },
        isNeeded: Boolean(defaultVictory?.side),
      },
    ]),
    levels,
  ];
};
