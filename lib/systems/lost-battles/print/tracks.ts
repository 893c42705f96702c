import type { PrintedTrack } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { type Army, armiesOf } from '../document/scenario-armies';
import { cite } from '../rulebook';
import { computeFightingValue } from '../rules/armies';
import { ROLL_AT } from '../rules/commands/command-roll';
import { computeFirstCommands } from '../rules/commands/commands';
import { listRounds } from './rounds';

const marker = (id: string): string => `words.lost-battles.marker.${id}`;
const label = (id: string) => ({ code: `words.lost-battles.printed-track.${id}` });
const count = (from: number, to: number, by = 1): readonly string[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => String(from + index * by));

/** More commands than any army of the book has in a turn. */
const MOST_COMMANDS = 19;

/** 4.1, 1.5 – The commands left in the turn, and the fighting value that the army still has, in tens and ones. */
const armyTracks = (scenario: Scenario, army: Army): readonly PrintedTrack[] => {
  const seat = scenario.sides[army.side]?.id ?? null;
  const value = computeFightingValue(army);
  return [
    {
      ...{ seat, title: label('commands'), rule: cite('4.1'), boxes: count(0, MOST_COMMANDS) },
      start: Math.min(MOST_COMMANDS, computeFirstCommands(scenario, army)),
      markers: [marker('commands')],
      triggers: Array.from({ length: ROLL_AT + 1 }, (_, index) => index),
      note: label('commands-note'),
    },
    {
      ...{ seat, title: label('tens'), rule: cite('1.5'), boxes: count(0, 90, 10) },
      start: Math.floor(value / 10) % 10,
      markers: [marker('tens')],
    },
    {
      ...{ seat, title: label('ones'), rule: cite('1.5'), boxes: count(0, 9), start: value % 10 },
      markers: [marker('ones')],
      isJoined: true,
    },
  ];
};

/** 2.4, 10.2 – Where lost pieces lie, with what they are worth. */
const lostPieces = (): PrintedTrack => ({
  ...{ seat: null, title: label('lost'), rule: cite('2.4'), start: null, markers: [] },
  boxes: ['withdrawn', 'routed', 'shattered'].map(label),
});

/** 3.1 – Both turn markers go along one row. */
const roundTrack = (scenario: Scenario): PrintedTrack => ({
  ...{ seat: null, title: label('rounds'), rule: cite('3.1'), markers: [marker('turn')], start: 0 },
  boxes: listRounds(scenario),
});

export const tracks = (scenario: Scenario): readonly PrintedTrack[] => [
  roundTrack(scenario),
  ...armiesOf(scenario).flatMap(army => armyTracks(scenario, army)),
  lostPieces(),
];
