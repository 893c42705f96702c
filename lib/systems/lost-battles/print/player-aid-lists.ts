import type { AidTable } from '@/lib/game/contract/player-aid';
import { formatSigned } from '@/lib/game/contract/player-aid';
import { createAidWriter } from '@/lib/game/view/aid-writer';
import type { Scenario } from '../document/scenario';
import { nameSide } from '../document/scenario-armies';
import { LAST_ROUND } from '../play/tasks/turn-end';
import { rulebook, type SectionNumber } from '../rulebook';
import { MODIFIERS, type ModifierId } from '../rules/combat/combat-modifiers';
import { ROLL_AT } from '../rules/commands/command-roll';
import { FIGHTING_VALUE_PER_COMMAND } from '../rules/commands/commands';
import { MORALE_LINE_IDS, type MoraleLineId } from '../rules/morale/morale';
import { weatherChangesFrom } from '../rules/special/weather';
import { MIN_UNITS } from '../rules/victory/collapse';
import { computeVictoryValue, handicapOf } from '../rules/victory/handicaps';
import type { Present } from './present';

const write = createAidWriter(rulebook);

/** 3.3 – The turn from its first throw to its last lead unit. */
export const writeTurnSteps = ({ options }: Scenario, present: Present): AidTable =>
  write(
    'turn',
    '3.3',
    [
      {
        id: 'round',
        section: '3.1',
        values: { flip: yes(present.general('brilliant')), weather: yes(options.weather !== 'none') },
      },
      { id: 'commands', section: '4.1', values: { per: FIGHTING_VALUE_PER_COMMAND } },
      { id: 'activate', section: '4.2' },
      { id: 'roll', section: '4.1', values: { at: ROLL_AT } },
      { id: 'end', section: '3.2' },
    ],
    'steps',
  );

const yes = (is: boolean): string => (is ? 'yes' : 'no');

const ROUGH = ['hill', 'wood', 'marsh'] as const;

/** 5 – How a group moves on the field and off it. */
export const writeMovementLines = (present: Present): AidTable => {
  const riders = present.arm('heavy-cavalry', 'light-cavalry', 'chariot');
  const isRough = present.terrain(...ROUGH) || present.arm('elephant') || present.hasCamps;
  return write('moving', '5', [
    { id: 'group', section: '4.3' },
    { id: 'actions', section: '5.2' },
    { id: 'rough', section: '5.4', isNeeded: riders && isRough },
    { id: 'about', section: '5.3', values: { hoplites: yes(present.type('hoplite')) } },
    { id: 'turn-to-attack', section: '5.3' },
    { id: 'light', section: '5.3', isNeeded: present.arm('light-infantry', 'light-cavalry') },
    { id: 'facing', section: '5.1' },
    { id: 'friends', section: '5.5', values: { levies: yes(present.unitClass('levy')) } },
    { id: 'mixed', section: '5.6' },
    { id: 'camp', section: '2.3', isNeeded: present.hasCamps },
    { id: 'leave', section: '5.7' },
  ]);
};

/** 6 – An attack from its price to the advance. */
export const writeAttackSteps = (present: Present): AidTable =>
  write(
    'attack',
    '6',
    [
      { id: 'who', section: '6.1' },
      { id: 'limit', section: '6.2' },
      { id: 'lead', section: '6.3' },
      { id: 'bonus', section: '4.4' },
      { id: 'roll', section: '6.6' },
      { id: 'all-out', section: '6.7' },
      { id: 'rally', section: '8.5', isNeeded: present.kind('leader') || present.kind('commander') },
      { id: 'hits', section: '6.6' },
      { id: 'morale', section: '7.1' },
      { id: 'next', section: '6.2' },
      { id: 'advance', section: '6.8' },
    ],
    'steps',
  );

/** 6.3, 6.4 – What only some troops do. */
export const writeTroopLines = ({ options }: Scenario, present: Present): AidTable =>
  write('troops', '6.4', [
    {
      id: 'screen-attack',
      section: '6.4',
      values: present.words,
      isNeeded: present.arm('light-infantry', 'elephant'),
    },
    { id: 'screen', section: '6.4', isNeeded: present.arm('light-infantry') },
    { id: 'spent-light', section: '6.4', isNeeded: present.arm('light-infantry') },
    { id: 'support', section: '6.3', isNeeded: present.type('hoplite', 'phalanx') },
    { id: 'hoplites', section: '9.1', isNeeded: present.type('hoplite') },
    {
      id: 'veteran-legions',
      section: '9.2',
      isNeeded: present.hasVeteranLegions,
    },
    { id: 'scythed', section: '9.3', isNeeded: present.type('scythed-chariot') },
    {
      id: options.weather === 'dry-and-dusty' ? 'dust' : 'haze',
      section: '9.4',
      values: { from: weatherChangesFrom(options.weather) },
      isNeeded: options.weather !== 'none',
    },
    { id: 'fortune', section: '9.5', isNeeded: options.fortune === true },
    { id: 'steady', section: '9.5', isNeeded: options.steadyCommands === true },
  ]);

/** 8 – The benefits and risks of generals. */
export const writeGeneralLines = (present: Present): AidTable =>
  write('generals', '8', [
    { id: 'free', section: '8.3' },
    { id: 'bonuses', section: '8.4' },
    { id: 'second', section: '8.4', isNeeded: present.kind('leader') },
    { id: 'rally', section: '8.5', values: present.words },
    { id: 'must', section: '8.5', values: { hoplites: yes(present.type('hoplite')) } },
    { id: 'near-miss', section: '8.5', isNeeded: present.general('inspired', 'brilliant') },
    { id: 'leader', section: '8.1', isNeeded: present.kind('leader') },
    { id: 'commander', section: '8.2', isNeeded: present.kind('commander') },
    {
      id: 'two',
      section: '8.6',
      isNeeded: present.armies.length === 0 || present.armies.some(({ generals }) => generals.length !== 1),
    },
    { id: 'flip', section: '8.7', isNeeded: present.general('brilliant') },
  ]);

/** The battles in which a line of 6.5 can count; the others always can. */
const MODIFIER_NEEDS: Partial<Record<ModifierId, (present: Present, scenario: Scenario) => boolean>> = {
  'second-bonus': present => present.kind('leader'),
  'against-levy': present => present.unitClass('levy'),
  flank: present => present.type('hoplite', 'phalanx', 'archer'),
  'hoplites-meet': present => present.type('hoplite'),
  'heavy-lead': present => present.type('hoplite', 'phalanx'),
  support: present => present.type('hoplite', 'phalanx'),
  'mounted-against-heavy': present => present.arm('heavy-cavalry', 'light-cavalry', 'chariot'),
  downhill: present => present.terrain('hill'),
  riverbank: present => present.terrain('river'),
  archers: present => present.type('archer'),
  rough: present => present.terrain(...ROUGH) || present.hasCamps,
  frontal: present => present.type('cataphract', 'elephant', 'legion'),
  'african-elephants': present => present.unitClass('african') && present.unitClass('indian'),
  fatigue: present => present.isFatigued,
  rain: (_, { options }) => options.weather === 'cloudy' || options.weather === 'raining',
};

const MODIFIER_SECTIONS: Partial<Record<ModifierId, SectionNumber>> = {
  lead: '6.3',
  bonus: '4.4',
  'second-bonus': '8.4',
  support: '6.3',
  moved: '6.1',
  'half-points': '6.2',
  rain: '9.4',
};

/** 6.5 – The lines that can count in this battle, each in a sentence that says when. */
export const writeModifierLines = (scenario: Scenario, present: Present): AidTable =>
  write(
    'modifiers',
    '6.5',
    MODIFIERS.map(({ id, value, rule }) => ({
      id,
      section: MODIFIER_SECTIONS[id] ?? (rule.section as SectionNumber),
      label: formatSigned(value),
      values: present.words,
      isNeeded: present.armies.length === 0 || (MODIFIER_NEEDS[id]?.(present, scenario) ?? true),
    })),
  );

const ARMY_LINES: readonly MoraleLineId[] = MORALE_LINE_IDS.slice(0, 5);
const PLUS: readonly MoraleLineId[] = ['outnumbering', 'steadfast', 'heavy-infantry', 'far-away', 'inspired'];

const MORALE_NEEDS: Partial<Record<MoraleLineId, (present: Present) => boolean>> = {
  'heavy-infantry': present => present.arm('heavy-infantry'),
  inspired: present => present.general('inspired', 'brilliant'),
  steadfast: present => present.unitClass('veteran', 'indian') || present.type('legion'),
};

/** 7 – The army's morale, each unit's, and who runs. */
export const writeMoraleTables = (present: Present): readonly AidTable[] => {
  const lines = (ids: readonly MoraleLineId[], section: SectionNumber) =>
    ids.map(id => ({
      id,
      section,
      label: formatSigned(PLUS.includes(id) ? 1 : -1),
      values: { ...present.words, brilliant: yes(present.general('brilliant')) },
      isNeeded: MORALE_NEEDS[id]?.(present) ?? true,
    }));
  return [
    write('morale', '7.1', [{ id: 'test', section: '7.1' }, ...lines(ARMY_LINES, '7.1')]),
    write('unit-morale', '7.2', lines(MORALE_LINE_IDS.slice(5), '7.2')),
    write('morale-results', '7.3', [
      { id: 'stays', section: '7.3' },
      { id: 'doubtful', section: '7.3' },
      { id: 'panics', section: '7.3' },
      { id: 'panic', section: '1.3' },
      { id: 'light', section: '7.3', isNeeded: present.arm('light-infantry') },
      { id: 'generals', section: '7.3', isNeeded: present.kind('leader') || present.kind('commander') },
    ]),
  ];
};

/** 11 – For whoever is still to come on. */
export const writeDeploymentLines = (present: Present): readonly AidTable[] =>
  present.deploys || present.isSurprised
    ? [
        write('deployment', '11.3', [
          { id: 'come-on', section: '11.3' },
          { id: 'limits', section: '11.4' },
          { id: 'first-round', section: '11.3' },
          { id: 'waiting', section: '11.2' },
          { id: 'surprised', section: '11.5', isNeeded: present.isSurprised },
        ]),
      ]
    : [];

/** 10 – When it ends, what counts, and by how much it must be won. */
export const writeVictoryLines = (scenario: Scenario, present: Present): AidTable => {
  const [first, second] = present.armies;
  const value = first && second ? computeVictoryValue(first, second) : 0;
  const handicaps = first && second ? [handicapOf(first, second), handicapOf(second, first)] : [];
  const legions = present.type('legion') && present.unitClass('average');
  return write('victory', '10', [
    { id: 'end', section: '10.1', values: { ...present.words, rounds: LAST_ROUND, least: MIN_UNITS } },
    { id: 'once', section: '10.2' },
    { id: 'routed', section: '10.2' },
    { id: 'twice', section: '10.2' },
    { id: 'camp', section: '10.2', isNeeded: present.hasCamps },
    ...handicaps.map((points, side) => ({
      id: 'handicap',
      section: '10.3' as const,
      values: { side: nameSide(scenario, side === 0 ? 0 : 1), points },
      isNeeded: points > 0,
    })),
    { id: 'legions', section: '10.3', isNeeded: legions },
    { id: 'levels', section: '10.4', values: { value, half: value / 2 }, isNeeded: value > 0 },
  ]);
};
