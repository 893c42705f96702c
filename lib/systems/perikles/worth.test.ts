import { describe, expect, test } from 'vitest';
import openingJson from '@/content/scenarios/perikles/perikles-413.json';
import { asAnySystem } from '@/lib/game/game-system';
import { chooseFor } from '@/lib/game/machine';
import { perikles } from '.';
import { play } from './play';
import { scenarioSchema } from './scenario';
import type { State } from './state';
import { chanceOf, eagerChoice } from './testing-game';

const PATIENCE = 120_000;
const GAMES = [1];

describe('the worth of a position', () => {
  test('rises with influence, falls for the others', () => {
    const state = play.start(scenarioSchema.parse(openingJson), 1);
    const [seat = '', other = ''] = state.scenario.sides.map(({ id }) => id);
    const columns = { ...state.columns, thebes: { ...state.columns.thebes, [seat]: 9 } };
    expect(play.worth({ ...state, columns }, seat)).toBeGreaterThan(play.worth(state, seat));
    expect(play.worth({ ...state, columns }, other)).toBeLessThan(play.worth(state, other));
  });

  test(
    'leads a machine that beats two players of chance in a short game',
    () => {
      const rules = asAnySystem(perikles).play;
      if (!rules) throw new Error('no game');
      const opening = scenarioSchema.parse(openingJson);
      const scenario = { ...opening, sides: opening.sides.slice(0, 3), players: opening.players.slice(0, 3) };
      const ranks = GAMES.map(seed => {
        const seat = scenario.sides[seed % 3]?.id ?? '';
        const chance = chanceOf(seed);
        let state: State = play.start(scenario, seed);
        for (let count = 0; play.result(state) === null; count += 1) {
          const [awaited = ''] = play.awaits(state);
          const offers = play.actions(state, awaited);
          const wish =
            awaited === seat ? chooseFor(rules, state, seat, count + seed) : eagerChoice(chance, offers);
          const action = offers.find(offer => JSON.stringify(offer) === JSON.stringify(wish)) ?? offers[0];
          if (!action) throw new Error('no choice left');
          state = play.apply(state, action).state;
        }
        return (play.result(state)?.ranking ?? []).findIndex(group => group.includes(seat)) + 1;
      });
      expect(ranks.reduce((sum, rank) => sum + rank, 0) / GAMES.length).toBeLessThan(2);
    },
    PATIENCE,
  );
});
