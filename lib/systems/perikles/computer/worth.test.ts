import { describe, expect, test } from 'vitest';
import openingJson from '@/content/scenarios/perikles/perikles-413.json';
import { scenarioSchema } from '../document/scenario';
import { play } from '../play';

describe('the worth of a position', () => {
  test('rises with influence, falls for the others', () => {
    const state = play.start(scenarioSchema.parse(openingJson), 1);
    const [seat = '', other = ''] = state.scenario.sides.map(({ id }) => id);
    const columns = { ...state.columns, thebes: { ...state.columns.thebes, [seat]: 9 } };
    expect(play.worth({ ...state, columns }, seat)).toBeGreaterThan(play.worth(state, seat));
    expect(play.worth({ ...state, columns }, other)).toBeLessThan(play.worth(state, other));
  });
});
