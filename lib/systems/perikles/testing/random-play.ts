import {
  chooseByWeight,
  createPlayOut,
  type Decision as GameDecision,
  type Random,
  seedRandom,
} from '@/lib/game/testing/play-out';
import { creation } from '../authoring/creation';
import { blankFor } from '../document/blank';
import type { Scenario } from '../document/scenario';
import { play } from '../play';
import type { Action, ActionType, Event } from '../play/actions';
import type { State } from '../play/state';

const GROUNDS = ['shuffled', 'year-431', 'year-421', 'year-413'] as const;

/** Any game of three to five players, from the beginning or in a year of the war. */
export const anyGame = (seed: number): Scenario => {
  const chance = seedRandom(seed);
  const sides = ['A', 'B', 'C', 'D', 'E'].slice(0, 3 + chance.below(3));
  const ground = GROUNDS[chance.below(GROUNDS.length)] ?? 'shuffled';
  const size = String(1 + chance.below(3));
  const made = creation.create({ title: 'Any', year: -431, sides, size, ground, seed });
  return {
    ...made,
    options: { ...made.options, relations: chance.below(4) === 0 ? 'sides' : 'controller' },
  };
};

const EAGERNESS: Readonly<Partial<Record<ActionType, number>>> = {
  stop: 0.3,
  'no-further': 0.5,
  refuse: 0.3,
  hold: 0.4,
  'keep-on': 0.4,
};

/** Uniform choices would leave the places empty; an eager player deploys. */
export const chooseEagerly = (chance: Random, actions: readonly Action[]): Action | undefined =>
  chooseByWeight(chance, actions, ({ type }: Action): number => EAGERNESS[type] ?? 1);

export { seedRandom } from '@/lib/game/testing/play-out';

export type Decision = GameDecision<State, Action, Event>;

/** Plays a game to its end, showing each decision on the way. */
export const playOut = createPlayOut(play);

type Troop = Scenario['players'][number]['troops'][number];

export interface BattleSetup {
  readonly leaders: Readonly<Partial<Record<Scenario['cities'][number]['city'], string>>>;
  readonly shown: readonly string[];
  readonly troops: Readonly<Partial<Record<string, readonly Omit<Troop, 'id'>[]>>>;
  readonly specials?: Readonly<Partial<Record<string, Scenario['players'][number]['special']>>>;
  readonly round?: number;
}

/** Three players before the battles, drawn up as the test needs it. */
export const makeGame = ({ leaders, shown, troops, specials = {}, round = 3 }: BattleSetup): Scenario => {
  const base = blankFor(3);
  return {
    ...base,
    round,
    startPlayer: 'first',
    cities: base.cities.map(entry => {
      const leader = leaders[entry.city];
      return leader === undefined ? entry : { ...entry, leader };
    }),
    locations: { shown: [...shown], later: [], order: 'listed' },
    players: base.players.map(player => {
      const special = specials[player.side];
      return {
        ...player,
        ...(special === undefined ? {} : { special }),
        troops: (troops[player.side] ?? []).map((troop, index) => ({
          ...troop,
          id: `${player.side}-t${index}`,
        })),
      };
    }),
    options: { begin: 'battles', relations: 'controller' },
  };
};

export const counter = (
  city: Troop['city'],
  arm: Troop['arm'],
  value: number,
  stance: Troop['stance'],
  at: Troop['at'] = 'place-1',
): Omit<Troop, 'id'> => ({ city, arm, value, stance, ...(at === undefined ? {} : { at }) });
