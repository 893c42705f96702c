import { play } from '../play';
import { type Element, type FieldUnit, getUnit, withUnit } from '../play/field';
import type { State } from '../play/state';
import { type Profile, SPEARMAN } from '../rules/army/points';
import { battle, hoplites, placed } from './table';

/** Test support only: bases put exactly where a test wants them. */
export interface BasePlace {
  readonly x: number;
  readonly y: number;
  readonly facing?: number;
  readonly profile?: Partial<Profile>;
}

export const BASE_WIDTH = 2.362;
export const BASE_DEPTH = 1.181;

export const changeUnit = (state: State, id: string, changes: Partial<FieldUnit>): State => ({
  ...state,
  units: withUnit(state.units, id, changes),
});

/** The unit stands on these spots and nowhere else. */
export const placeElements = (state: State, id: string, ...spots: readonly BasePlace[]): State => {
  const elements = spots.map(
    ({ x, y, facing = 0, profile }, index): Element => ({
      id: `${id}.${index + 1}`,
      profile: { ...SPEARMAN, ...profile },
      at: [x, y],
      facing,
    }),
  );
  return changeUnit(state, id, { elements, strength: elements.length });
};

/** Greeks “a”, “b”, “c” below against Persians “x”, “y”, “z” above, all far from each other. */
export const startField = (seed = 1): State => {
  const enemy = (id: string, x: number) => ({
    id,
    entry: 'ionians',
    variant: 'armoured',
    elements: 2,
    place: placed(x, 4, 180, { files: 2 }),
  });
  return play.start(
    battle(
      'open-battle',
      [],
      ['a', 'b', 'c'].map((id, index) => hoplites(id, placed(10 + index * 20, 44, 0, { files: 2 }), 2)),
      ['x', 'y', 'z'].map((id, index) => enemy(id, 10 + index * 20)),
    ),
    seed,
  );
};

export const changeTurn = (state: State, id: string, turn: Partial<FieldUnit['turn']>): State =>
  changeUnit(state, id, { turn: { ...getUnit(state.units, id).turn, ...turn } });
