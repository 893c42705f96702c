import { play } from './play';
import type { Force, Scenario } from './scenario';
import type { State } from './state';
import { changed } from './testing-fray';
import { siege, unitOf, until } from './testing-siege';
import { placed } from './testing-table';

/** Test support only: hoplites before a wall of the Sung. */
export const against = (
  extras: NonNullable<Force['extras']>,
  items: Force['items'] = [],
  at = placed(30, 16, 0),
): Scenario => {
  const scenario = siege([['stormers', at, 4]], []);
  const sung = (force: Force): Force => ({
    ...force,
    list: 'late-sung',
    year: 1259,
    items,
    extras,
    units: [
      {
        id: 'militia',
        parts: [{ entry: 'sk-spear', variant: 'spear', elements: 4 }],
        place: placed(50, 6, 180, { files: 4 }),
      },
    ],
  });
  return { ...scenario, forces: scenario.forces.map((force, index) => (index === 0 ? force : sung(force))) };
};

export const put = (state: State, id: string, x: number, y: number, facing = 180): State =>
  changed(state, id, {
    elements: unitOf(state, id).elements.map((each, index) => ({
      ...each,
      at: [x + index * 2.4, y],
      facing,
    })),
  });

export const begun = (scenario: Scenario, seed = 1): State =>
  until(play.start(scenario, seed), ({ round }) => round === 1);
