import { expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { readShippedScenario } from '@/content/testing/shipped-scenarios';
import { rosterOf } from '../document/army';
import { scenarioSchema } from '../document/scenario';
import { seedRandom } from '../testing/random-play';
import { choose, offers } from '../testing/scripted-play';
import { play } from './';
import type { Action } from './actions';
import type { State } from './state';

const load = (name: string) => readShippedScenario('prussias-glory', name, scenarioSchema);

const textOf = (state: State, action: Action): string => say(play.describe(action, action.by, state));

test('a choice names a unit by its name, what it shows and where it stands', () => {
  const state = play.start(load('rossbach-battle'), { seed: 1, generator: 1 });
  const asked = offers(state).find(action => action.type === 'move' && action.piece === 'pru-5-13');
  expect(asked && textOf(state, asked)).toMatch(/^Move 5\/13 \(Prussian [0-9'()-]+\) in \d{4}$/);
});

test.each(['rossbach-battle', 'torgau', 'leuthen'])(
  '%s: no two choices of a moment read alike, no choice and no event speaks of an id, and there are never more than 300',
  name => {
    const scenario = load(name);
    const { units, leaders, wings } = rosterOf(scenario);
    const ids = [...units.keys(), ...leaders.keys(), ...wings.keys()].filter(id => id.includes('-'));
    const chance = seedRandom(5);
    let state = play.start(scenario, 5);
    for (let step = 0; step < 150; step++) {
      const actions = offers(state);
      if (actions.length === 0) break;
      const sentences = actions.map(action => textOf(state, action));
      expect(new Set(sentences).size, sentences.join('\n')).toBe(sentences.length);
      expect(sentences.length).toBeLessThanOrEqual(300);
      const action = chance.pick(actions);
      const { events, state: next } = choose(state, action);
      const lines = [...sentences, ...events.map(event => say(play.describe(event, 'all')))];
      for (const line of lines) expect(ids.filter(id => line.includes(id))).toEqual([]);
      state = next;
    }
  },
);
