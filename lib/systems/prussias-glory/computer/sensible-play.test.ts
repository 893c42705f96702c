import { describe, expect, test } from 'vitest';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { play } from '../play';
import type { State } from '../play/state';
import { hexOfUnit } from '../rules/field';
import { type TestUnit, testScenario } from '../testing/scenario-builder';
import { run, startMelee, stateOf } from '../testing/scripted-play';

const rules = play as unknown as AnyPlayRules;
const SEEDS = [1, 2, 3, 4, 5, 6];
const TIMEOUT = 120_000;
const LINE = ['8-6-3', '7-5-3', '5-4-3', '3-3-3'];

const foot = (id: string, side: 0 | 1, hex: string): TestUnit => ({ id, side, hex, codes: LINE });
const horse = (morale: number): TestUnit => ({
  id: 'horse',
  hex: '1010',
  arm: 'cavalry',
  codes: [`4-${morale}-7`],
});

/** After a fight the horse may charge on. */
const askForCharge = (morale: number, seed: number): State =>
  run(
    startMelee(stateOf([horse(morale), foot('enemy', 1, '1011')], undefined, seed), ['1010'], ['1011']),
    { task: 'charge' },
    { task: 'blown' },
  ).state;

const choose = (state: State, seed: number): string | undefined => {
  const [seat = ''] = play.awaits(state);
  return createComputerPlayer('steady')(rules, state, seat, seed)?.type;
};

describe('a steady player', () => {
  test.each(SEEDS)('19.12.2 – makes no charge that no die can bring about (seed %i)', seed => {
    expect(choose(askForCharge(4, seed), seed)).toBe('pass');
  });

  /** Where everybody stands at the end of each player turn. */
  const playTurns = (seed: number, turns: number): readonly State[] => {
    const units = ['1008', '1108', '1208'].map((hex, index) => foot(`own-${index}`, 0, hex));
    const enemies = ['1018', '1118', '1218'].map((hex, index) => foot(`enemy-${index}`, 1, hex));
    const computer = createComputerPlayer('steady');
    const ends: State[] = [];
    let state = play.start(testScenario([...units, ...enemies]), seed);
    for (let count = 0; ends.length < turns && count < 2000; count += 1) {
      const [seat] = play.awaits(state);
      const action = seat === undefined ? null : computer(rules, state, seat, seed + count);
      if (!action) break;
      const next = rules.apply(state, action).state as State;
      if (rules.turnKey(next) !== rules.turnKey(state)) ends.push(state);
      state = next;
    }
    return ends;
  };

  test(
    'moves nobody back to where they came from, while the armies draw near to each other (seed 1)',
    () => {
      const ends = playTurns(1, 8);
      expect(ends).toHaveLength(8);
      const ids = Object.keys(ends[0]?.field.units ?? {});
      const ways = ids.map(id => ends.map(({ field }) => hexOfUnit(field, id)));
      expect(ways.some(way => new Set(way).size > 1)).toBe(true);
      for (const way of ways) {
        const stops = way.filter((hex, index) => hex !== null && hex !== way[index - 1]);
        expect(new Set(stops).size, stops.join(' ')).toBe(stops.length);
      }
    },
    TIMEOUT,
  );
});
