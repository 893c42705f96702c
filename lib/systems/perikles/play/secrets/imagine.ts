import { createRandomDraw, type RandomDraw } from '@/lib/dice/random-draw';
import type { Seed } from '@/lib/dice/rng';
import type { Counter } from '../../data';
import { commands, type Deployed } from '../../rules/relations';
import { isVisibleTo } from '../../view/played-position';
import { ARMS, type Arm, POWERS, type Power, SPECIALS } from '../../vocabulary';
import { theatreOf } from '../game';
import type { State, Task } from '../state';

/**
 * 2.1, 2.3, 6.4 – A game that this player cannot distinguish from the true one: covered counters, the others'
 * undeployed ones, their special tiles, the stack of influence tiles and the places still to come are drawn again.
 */
export const imagine = (state: State, seat: string, seed: Seed): State => {
  const draw = createRandomDraw(seed);
  const dealt = withValues(state, seat, draw);
  return {
    ...dealt,
    agenda: dealt.agenda.map(task => withCounterInHand(dealt, seat, task, draw)),
    specials: withSpecials(state, seat, draw),
    deck: draw.shuffled(state.deck.toSorted()),
    later: state.scenario.locations.order === 'listed' ? state.later : draw.shuffled(state.later.toSorted()),
  };
};

/** 2.3 – Others hold any of the special tiles that are neither played nor the player's own. */
const withSpecials = (
  { specials, played, scenario }: State,
  seat: string,
  draw: RandomDraw,
): State['specials'] => {
  const unseen = [
    ...draw.shuffled(SPECIALS.filter(special => special !== specials[seat] && !played.includes(special))),
  ];
  return Object.fromEntries(
    scenario.sides.map(({ id }) => {
      const own = specials[id] ?? null;
      return [id, id === seat || own === null ? own : (unseen.shift() ?? own)];
    }),
  );
};

const isCounterOf = ({ city, arm }: Counter, power: Power, kind: Arm): boolean =>
  city === power && arm === kind;

/** 6.1, 6.4 – The values that the player does not know, city by city and arm by arm: at the places, and at home in cities of others. */
const withValues = (state: State, seat: string, draw: RandomDraw): State => {
  const theatre = theatreOf(state);
  const isKnownAtHome = ({ city }: Counter): boolean => commands(theatre, seat, city);
  const hidden = state.troops.filter(troop => !isVisibleTo(state, troop, seat));
  const atHome = state.homes.filter(counter => !isKnownAtHome(counter));
  const values = new Map<Deployed, number>();
  const homes: Counter[] = state.homes.filter(isKnownAtHome);
  for (const city of POWERS)
    for (const arm of ARMS) {
      const away = hidden.filter(troop => isCounterOf(troop, city, arm));
      const unknown = [...away, ...atHome.filter(counter => isCounterOf(counter, city, arm))];
      const dealt = draw.shuffled(unknown.map(({ value }) => value).toSorted());
      for (const [index, troop] of away.entries()) values.set(troop, dealt[index] ?? troop.value);
      homes.push(...dealt.slice(away.length).map(value => ({ city, arm, value })));
    }
  const troops = state.troops.map(troop => ({ ...troop, value: values.get(troop) ?? troop.value }));
  return { ...state, troops, homes };
};

/** 6.5 – A counter that another has in hand is one of those that they could have taken. */
const withCounterInHand = (state: State, seat: string, task: Task, draw: RandomDraw): Task => {
  const drawn = (counter: Counter): number => {
    const alike = state.homes.filter(other => isCounterOf(other, counter.city, counter.arm));
    return alike[draw.below(alike.length)]?.value ?? counter.value;
  };
  if (task.type === 'permit' && task.troop.side !== seat)
    return { ...task, troop: { ...task.troop, value: drawn(task.troop) } };
  if (task.type === 'send' && task.side !== seat)
    return { ...task, counter: { ...task.counter, value: drawn(task.counter) } };
  return task;
};
