import { describe, expect, test } from 'vitest';
import clastidiumJson from '@/content/scenarios/pocket-battles/pocket-clastidium.json';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import { toAnySystem } from '@/lib/game/contract/game-system';
import { pocketBattles } from '..';
import { scenarioSchema } from '../document/scenario';
import { play } from '../play';
import type { State } from '../play/state';
import { chooseEagerly, seedRandom } from '../testing/random-play';
import { attackPatterns, choose, startFight, takeAllWounds } from '../testing/scripted-play';

const TIMEOUT = 120_000;
const MAX_DECISIONS = 400;

describe('the worth of a position', () => {
  test('rises with what the enemy loses, and falls for the enemy as much', () => {
    const before = startFight({ first: [['u', ['sure'], 'A2']], second: [['x', ['weak', 'blunt'], 'A4']] });
    const after = takeAllWounds(choose(before, ...attackPatterns('u', 'x')));
    expect(play.worth(after.state, 'first')).toBeGreaterThan(play.worth(before.state, 'first'));
    expect(play.worth(after.state, 'second')).toBeCloseTo(-play.worth(after.state, 'first'));
  });

  test('sees the gain in an attack that the enemy may still answer', () => {
    const before = startFight({ first: [['u', ['sure'], 'A2']], second: [['x', ['blunt', 'weak'], 'A4']] });
    const begun = choose(before, { type: 'attack', unit: 'u' });
    expect(play.worth(begun.state, 'first')).toBeGreaterThan(play.worth(before.state, 'first'));
  });

  test(
    'leads a machine that beats an eager player of chance in most of six games of Clastidium, from either side',
    () => {
      const rules = toAnySystem(pocketBattles).play;
      if (!rules) throw new Error('no game');
      const scenario = { ...scenarioSchema.parse(clastidiumJson), deployment: { kind: 'drawn' as const } };
      const wins = [1, 2, 3, 4, 5, 6].filter(seed => {
        const seat = seed % 2 === 0 ? 'romans' : 'celts';
        const chance = seedRandom(seed);
        const computer = createComputerPlayer('steady');
        let state: State = play.start(scenario, seed);
        for (let count = 0; count < MAX_DECISIONS && play.result(state) === null; count += 1) {
          const [awaited = ''] = play.awaits(state);
          const offers = play.actions(state, awaited).filter(({ type }) => type !== 'resign');
          const request =
            awaited === seat ? computer(rules, state, seat, count + seed) : chooseEagerly(chance, offers);
          const action = offers.find(offer => JSON.stringify(offer) === JSON.stringify(request)) ?? offers[0];
          if (!action) throw new Error('no choice left');
          state = play.apply(state, action).state;
        }
        return play.result(state)?.ranking[0]?.[0] === seat;
      });
      expect(wins.length).toBeGreaterThanOrEqual(4);
    },
    TIMEOUT,
  );
});
