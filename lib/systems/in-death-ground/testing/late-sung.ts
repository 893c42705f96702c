import type { Force, Scenario } from '../document/scenario';
import { play } from '../play';
import type { State } from '../play/state';
import { changeUnit } from './field';
import { playUntil, siegeScenario, unitOf } from './siege';
import { placed } from './table';

/** Test support only: hoplites before a wall of the Sung. */
export const sungSiege = (
  extras: NonNullable<Force['extras']>,
  items: Force['items'] = [],
  at = placed(30, 16, 0),
): Scenario => {
  const scenario = siegeScenario([['stormers', at, 4]], []);
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

export const placeUnit = (state: State, id: string, x: number, y: number, facing = 180): State =>
  changeUnit(state, id, {
    elements: unitOf(state, id).elements.map((each, index) => ({
      ...each,
      at: [x + index * 2.4, y],
      facing,
    })),
  });

export const startFirstTurn = (scenario: Scenario, seed = 1): State =>
  playUntil(play.start(scenario, seed), ({ round }) => round === 1);
