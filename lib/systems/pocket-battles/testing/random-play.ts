import {
  chooseByWeight,
  createDecisions,
  createPlayOut,
  type Decision as GameDecision,
  type Random,
  seedRandom,
} from '@/lib/game/testing/play-out';
import { SHIPPED_LISTS } from '../data';
import { blank } from '../document/blank';
import type { Scenario, UnitEntry } from '../document/scenario';
import type { Troop } from '../document/troop';
import { play } from '../play';
import type { Action, ActionType, Event } from '../play/actions';
import type { State } from '../play/state';
import { mayFormUnit } from '../rules/army';

export { seedRandom };

const shuffle = <Item>(chance: Random, items: readonly Item[]): readonly Item[] =>
  items
    .map(item => ({ item, key: chance.share() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);

/** Random tiles of a list up to the points, formed into random units that are allowed. */
const randomArmy = (chance: Random, tiles: readonly Troop[], points: number, prefix: string): UnitEntry[] => {
  const box = shuffle(
    chance,
    tiles.flatMap(troop => Array.from({ length: troop.count }, () => troop)),
  );
  const taken: Troop[] = [];
  for (const troop of box) {
    const spent = taken.reduce((sum, { deploymentPoints }) => sum + deploymentPoints, 0);
    if (spent + troop.deploymentPoints <= points) taken.push(troop);
  }
  const units: Troop[][] = [];
  for (const troop of taken) {
    const host = units.find(unit => chance.below(2) === 0 && mayFormUnit([...unit, troop]));
    if (host) host.push(troop);
    else units.push([troop]);
  }
  return units.map((unit, index) => ({ id: `${prefix}-${index}`, troops: unit.map(({ id }) => id) }));
};

/** Any two armies of the shipped lists, sometimes with the rules of the odder scenarios. */
export const anyBattle = (seed: number): Scenario => {
  const chance = seedRandom(seed);
  const points = 10 * (2 + chance.below(9));
  const base = blank();
  const forces = base.forces.map((force, index) => {
    const list = chance.pick(SHIPPED_LISTS);
    return { ...force, units: randomArmy(chance, list?.troops ?? [], points, `s${index}`) };
  });
  return {
    ...base,
    forces,
    options: {
      points,
      ...(chance.below(3) === 0 ? { playerA: 'second' } : {}),
      ...(chance.below(4) === 0 ? { late: ['first'] } : {}),
      ...(chance.below(4) === 0 ? { withoutCharge: [{ side: 'second', rounds: 2 }] } : {}),
      ...(chance.below(4) === 0 ? { actionsPerTurn: 1 + chance.below(2) } : {}),
    },
  };
};

const EAGERNESS: Readonly<Partial<Record<ActionType, number>>> = {
  attack: 12,
  continue: 12,
  shoot: 8,
  inspire: 6,
  command: 6,
  leave: 1,
  pass: 0.2,
  'end-turn': 2,
  resign: 0.002,
  move: 0.7,
  redeploy: 0.3,
  'give-up': 0.5,
};

/** Uniform choices shuffle about; an eager player seeks the enemy. */
export const chooseEagerly = (chance: Random, actions: readonly Action[]): Action | undefined =>
  chooseByWeight(chance, actions, (action: Action): number => EAGERNESS[action.type] ?? 4);

export type Decision = GameDecision<State, Action, Event>;

/** Plays a game to its end, showing each decision on the way. */
export const playOut = createPlayOut(play);

/** All decisions of a game among players who seek the enemy. */
export const decisionsOf = createDecisions(play, seedRandom, chooseEagerly);
