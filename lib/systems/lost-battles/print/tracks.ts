import type { PrintedTrack } from '@/lib/game/contract/printing';
import type { Scenario } from '../document/scenario';
import { type Army, armiesOf } from '../document/scenario-armies';
import { LAST_ROUND } from '../play/tasks/turn-end';
import { cite } from '../rulebook';
import { fightingValue } from '../rules/armies';
import { firstCommands } from '../rules/commands/commands';

const label = (id: string) => ({ code: `words.lost-battles.printed-track.${id}` });
const count = (from: number, to: number, by = 1): readonly string[] =>
  Array.from({ length: Math.floor((to - from) / by) + 1 }, (_, index) => String(from + index * by));

/** More commands than any army of the book has in a turn. */
const MOST_COMMANDS = 19;

/** 4.1, 1.5 – Commands left in the turn, and the fighting value that the army still has, in tens and ones. */
const armyTracks = (scenario: Scenario, army: Army): readonly PrintedTrack[] => {
  const seat = scenario.sides[army.side]?.id ?? null;
  const value = fightingValue(army);
  return [
    {
      ...{ seat, title: label('commands'), rule: cite('4.1'), boxes: count(0, MOST_COMMANDS) },
      start: Math.min(MOST_COMMANDS, firstCommands(scenario, army)),
    },
    {
      ...{ seat, title: label('tens'), rule: cite('1.5'), boxes: count(0, 90, 10) },
      start: Math.floor(value / 10) % 10,
    },
    { seat, title: label('ones'), rule: cite('1.5'), boxes: count(0, 9), start: value % 10 },
  ];
};

export const tracks = (scenario: Scenario): readonly PrintedTrack[] => [
  {
    ...{ seat: null, title: label('rounds'), rule: cite('3.1'), boxes: count(1, LAST_ROUND) },
    start: scenario.deployment.kind === 'historical' ? 1 : 0,
  },
  ...armiesOf(scenario).flatMap(army => armyTracks(scenario, army)),
];
