import type { AidTable } from '@/lib/game/contract/player-aid';
import { createAidWriter } from '@/lib/game/view/aid-writer';
import type { Scenario } from '../document/scenario';
import { rulebook, type SectionNumber } from '../rulebook';
import { generalRangesOf } from '../rules/combat/general-ranges';
import {
  FAILED_TEST_MARKERS,
  FIRST_LATE_TURN,
  moraleNeedOf,
  PHASES,
  RALLIED_FROM,
} from '../rules/combat/morale';
import { lastTurnOf } from '../rules/setup/duration';
import { word } from '../view/words';
import type { ScenarioKind, Troop } from '../vocabulary';
import type { Present } from './present';

const write = createAidWriter(rulebook);

const PHASE_SECTIONS: Readonly<Record<(typeof PHASES)[number], SectionNumber>> = {
  rally: '16.2',
  'late-arrivals': '9.1',
  'compulsory-retreats': '16.1',
  moves: '12',
  shooting: '13',
  melee: '14',
  morale: '15',
  victory: '8',
};

/** 11.1 – The phases of a turn. */
export const writeTurnSteps = (present: Present): AidTable =>
  write(
    'turn',
    '11.1',
    PHASES.map(phase => ({
      id: phase,
      section: PHASE_SECTIONS[phase],
      values: { from: RALLIED_FROM, turn: FIRST_LATE_TURN },
      isNeeded: phase !== 'late-arrivals' || present.has.late,
    })),
    'steps',
  );

/** Those of some troops that are there, as a list of words. */
const listTroops = (present: Present, ...troops: readonly Troop[]) => ({
  troops: troops
    .filter(troop => troop === 'baggage' || present.troops.includes(troop))
    .map(troop => word('troop', troop)),
});

/** 12, 4.2 – How a unit moves, and what it may pass. */
export const writeMovementLines = (present: Present): AidTable =>
  write('moving', '12.3', [
    { id: 'throw', section: '12.1' },
    {
      id: 'straight',
      section: '12.3',
      values: listTroops(present, 'warrior', 'heavy-cavalry', 'cataphract', 'heavy-chariot'),
    },
    { id: 'difficult', section: '12.2' },
    { id: 'together', section: '4.2', values: present.words },
    {
      id: 'friends',
      section: '12.4',
      values: listTroops(
        present,
        ...(['skirmisher', 'light-cavalry', 'light-chariot'] as const),
        ...(['elephant-indian', 'elephant-african', 'baggage'] as const),
      ),
    },
    { id: 'trample', section: '12.4', isNeeded: present.has.elephants },
    { id: 'dismount', section: '6.3', isNeeded: present.has.riders || present.has.chariots },
  ]);

export const writeShootingSteps = (present: Present): AidTable =>
  write(
    'shooting',
    '13',
    [
      { id: 'who', section: '13.1', values: present.words },
      { id: 'sight', section: '13.2' },
      { id: 'target', section: '13.3' },
      { id: 'throw', section: '13.4' },
      { id: 'artillery', section: '6.8', isNeeded: present.has.artillery },
      {
        id: 'fire',
        section: '13.5',
        isNeeded: present.pieces.some(kind => kind === 'wood' || kind === 'village' || kind === 'field'),
      },
    ],
    'steps',
  );

const GRADES = {
  elite: moraleNeedOf('elite'),
  ordinary: moraleNeedOf('ordinary'),
  green: moraleNeedOf('green'),
};

export const writeMeleeSteps = (present: Present): AidTable =>
  write(
    'melee',
    '14',
    [
      {
        id: 'contact',
        section: '14.1',
        values: listTroops(
          present,
          ...(['warrior', 'heavy-cavalry', 'cataphract', 'heavy-chariot'] as const),
          ...(['elephant-indian', 'elephant-african'] as const),
        ),
      },
      {
        id: 'refuse',
        section: '14.2',
        values: { ...GRADES, ...listTroops(present, 'skirmisher', 'light-cavalry', 'light-chariot') },
        isNeeded: present.troops.some(troop =>
          ['skirmisher', 'light-cavalry', 'light-chariot'].includes(troop),
        ),
      },
      { id: 'pairs', section: '14.1' },
      { id: 'support', section: '14.3' },
      { id: 'ground', section: '14.4', isNeeded: present.pieces.length > 0 },
      { id: 'throw', section: '14.5' },
      { id: 'effect', section: '14.6' },
    ],
    'steps',
  );

/** 5.4 – What the generals of these armies can do. */
export const writeGeneralLines = (scenario: Scenario, present: Present): AidTable =>
  write('general', '5.4', [
    { id: 'near', section: '14.5' },
    { id: 'rally', section: '16.2', values: { ...generalRangesOf(scenario) } },
    { id: 'mend', section: '5.4', values: { ...generalRangesOf(scenario), ...present.words } },
    ...present.commands.map(command => ({ id: command, section: '5.4' as const })),
    { id: 'extraordinary', section: '5.3', isNeeded: present.fighters.hasExtraordinary },
    { id: 'lost', section: '15.1' },
  ]);

export const writeMoraleLines = (present: Present): AidTable =>
  write('morale', '15.1', [
    { id: 'test', section: '15.2', values: { markers: FAILED_TEST_MARKERS } },
    { id: 'friend', section: '15.1' },
    { id: 'own', section: '15.1' },
    { id: 'general', section: '15.1' },
    { id: 'ambush', section: '9.2', isNeeded: present.has.hidden },
    {
      id: 'terror',
      section: '15.1',
      isNeeded: present.has.elephants || present.troops.includes('heavy-chariot'),
    },
    { id: 'baggage', section: '9.3', isNeeded: present.has.baggage },
  ]);

const TERRAIN_SECTIONS: Readonly<Record<string, SectionNumber>> = {
  'gentle-hill': '7.1',
  'steep-hill': '7.1',
  wood: '7.2',
  rocky: '7.3',
  field: '7.4',
  village: '7.5',
  marsh: '7.6',
  stream: '7.8',
  ravine: '7.9',
  river: '7.10',
  beach: '7.11',
  road: '7.12',
};

/** 7 – Effects of this table's ground besides being difficult, and effects of the weather. */
export const writeGroundLines = ({ weather }: Scenario, present: Present): AidTable =>
  write('ground', '7', [
    ...present.pieces.flatMap(id => {
      const section = TERRAIN_SECTIONS[id];
      return section ? [{ id, section, values: present.words }] : [];
    }),
    { id: `weather-${weather.now}`, section: '10.2', isNeeded: weather.now !== 'clear' },
    { id: 'walls', section: '17.1', isNeeded: present.has.walls },
    { id: 'gates', section: '17.2', isNeeded: present.has.walls },
  ]);

/** Late arrivals, ambush, baggage and stratagems, where somebody has them. */
export const writeSpecialLines = ({ forces }: Scenario, present: Present): AidTable =>
  write('special', '9', [
    { id: 'late', section: '9.1', values: { turn: FIRST_LATE_TURN }, isNeeded: present.has.late },
    { id: 'hidden', section: '9.2', isNeeded: present.has.hidden },
    { id: 'baggage', section: '9.3', isNeeded: present.has.baggage },
    { id: 'wild', section: '6.5', isNeeded: present.has.wild },
    { id: 'stratagem', section: '8.4', isNeeded: forces.some(({ stratagem }) => stratagem) },
  ]);

const KIND_SECTIONS: Readonly<Record<ScenarioKind, SectionNumber>> = {
  ambush: '8.2',
  'open-battle': '8.3',
  raid: '8.5',
  siege: '8.6',
};

/** 8 – What each side must do, and how long it may take. */
export const writeVictoryLines = (scenario: Scenario): AidTable => {
  const { kind, attacker, sides } = scenario;
  const section = KIND_SECTIONS[kind];
  const values = {
    attacker: sides.find(({ id }) => id === attacker)?.name ?? '',
    defender: sides.find(({ id }) => id !== attacker)?.name ?? '',
    turns: lastTurnOf(scenario),
  };
  return write('victory', section, [
    { id: kind, section, values },
    { id: 'first', section: '11.1', values },
    { id: 'time', section, values },
  ]);
};
