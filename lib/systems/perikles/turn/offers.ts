import type { Finding } from '@/lib/game/finding';
import type { Action, Choice } from '../actions';
import { tileOf } from '../data';
import { deployObjections } from '../rules/deploying';
import { recoverable } from '../rules/losses';
import { objection } from '../rules/objection';
import type { DeployTask, State, Task } from '../state';
import { CITIES } from '../vocabulary';
import { lossesOf } from './battles';
import { deadOf, sendsOf, spendings, takesOf } from './deployment';
import { headOf, sidesOf, theatreOf } from './game';
import { nominations, picks, shifts, specialsOfChoice, victims } from './influence';
import { revolts, specialsFor } from './specials';
import { namesOf } from './words';

/** Whose decision it is; null when the game is over. */
export const sideAwaited = (state: State): string | null => {
  const task = headOf(state);
  return 'side' in task ? task.side : null;
};

/** Everything that the player awaited may choose, with its words. */
export const offers = (state: State): readonly Action[] => {
  const by = sideAwaited(state);
  if (by === null) return [];
  return choicesFor(state, headOf(state)).map(choice => ({ ...choice, by, names: namesOf(state, choice) }));
};

const choicesFor = (state: State, task: Task): readonly Choice[] => {
  switch (task.type) {
    case 'free-marker':
    case 'any-city':
      return CITIES.map(city => ({ type: 'lay', city }));
    case 'pick':
      return [...picks(state, task.side), ...specialsOfChoice(state, task.side)];
    case 'symbol':
      return task.symbol === 'candidate' ? nominations(state, task.side) : victims(state);
    case 'after-pick':
      return [...specialsOfChoice(state, task.side), { type: 'go-on' }, ...keepingOn(state)];
    case 'shift':
      return shifts(state, task.to);
    case 'nominate':
      return nominations(state, task.side);
    case 'name-first':
      return sidesOf(state).map(player => ({ type: 'name-first', player }));
    case 'recover':
      return recoverable(deadOf(state, task.city)).map(({ arm }) => ({ type: 'recover', arm }));
    case 'deploy':
      return deployChoices(state, task);
    case 'send':
      return sendsOf(state, task.side, task.counter, refusedIn(state));
    case 'permit':
      return [{ type: 'allow' }, { type: 'refuse' }];
    case 'further':
      return furtherChoices(state, task.side);
    case 'special':
      return [...specialsFor(state, task.side), { type: 'hold' }, ...keepingOn(state)];
    case 'fight':
      return [{ type: 'fight' }];
    case 'loss':
      return lossesOf(state, task.beaten).map(({ city }) => ({ type: 'lose', city }));
    default:
      return [];
  }
};

/** K23 – Whoever is asked only for his special tile's sake may say that he keeps it for the phase. */
const keepingOn = ({ asksAll }: State): readonly Choice[] => (asksAll ? [{ type: 'keep-on' }] : []);

/** 6.2, 9.5 – A counter, the revolt if he holds it, or nothing more. */
const deployChoices = (state: State, task: DeployTask): readonly Choice[] => {
  const takes = task.left > 0 ? takesOf(state, task) : [];
  return [
    ...takes,
    ...(task.only === null || state.asksAll ? revolts(state, task.side) : []),
    { type: 'stop' },
    ...(takes.length === 0 ? keepingOn(state) : []),
  ];
};

/** 6.8, 9.5 – Further counters for a marker, the revolt if he holds it, or neither. */
const furtherChoices = (state: State, side: string): readonly Choice[] => {
  const spending = spendings(state, side);
  return [
    ...spending,
    ...(state.asksAll ? revolts(state, side) : []),
    { type: 'no-further' },
    ...(spending.length === 0 ? keepingOn(state) : []),
  ];
};

/** The turn of deployment that waits below the counter in hand. */
const refusedIn = ({ agenda }: State) => {
  const deploy = agenda.find(task => task.type === 'deploy');
  return deploy?.type === 'deploy' ? deploy.refused : [];
};

const bare = ({ names: _names, by: _by, ...choice }: Action): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => one.localeCompare(other)));

/** Why this cannot be done now, by this player or at all. */
export const objectionsTo = (state: State, action: Action): readonly Finding[] => {
  const side = sideAwaited(state);
  if (side === null) return [objection('game-is-over', '8.2')];
  if (action.by !== side) return [objection('not-your-decision', '3.1', {}, ['by'])];
  const choices = choicesFor(state, headOf(state));
  const wish = bare(action);
  if (choices.some(choice => bare({ ...choice, by: side }) === wish)) return [];
  return choices.some(({ type }) => type === action.type)
    ? reasonsAgainst(state, action)
    : [objection('not-now', '3.1', {}, ['type'])];
};

const reasonsAgainst = (state: State, action: Action): readonly Finding[] => {
  const task = headOf(state);
  if (action.type === 'pick')
    return state.shown.includes(action.tile)
      ? [objection('colour-taken', '4.3', { colour: tileOf(action.tile).city }, ['tile'])]
      : [objection('tile-not-shown', '4.1', {}, ['tile'])];
  if (action.type === 'send' && task.type === 'send') {
    const { city, arm, value } = task.counter;
    const { place, stance } = action;
    const found = deployObjections(theatreOf(state), { side: task.side, city, arm, value, place, stance });
    if (found.length > 0) return found.map(finding => ({ ...finding, path: ['place'] }));
  }
  return [objection('not-offered', '3.1', {}, ['type'])];
};
