import type { Finding } from '@/lib/game/contract/finding';
import { tileOf } from '../data';
import { deployObjections } from '../rules/deploying';
import { listRecoverable } from '../rules/losses';
import { objection } from '../rules/objection';
import { CITIES } from '../vocabulary';
import type { Action, Choice } from './actions';
import { namesOf } from './describe';
import { currentTask, sidesOf, theatreOf } from './game';
import type { DeployTask, State, Task } from './state';
import { lossesOf } from './tasks/battles';
import { deadOf, listSends, listSpends, listTakes } from './tasks/deployment';
import { listChoiceSpecials, listNominations, listPicks, listShifts, listVictims } from './tasks/influence';
import { listRevolts, listSpecialChoices } from './tasks/special-tiles';

/** Whose decision it is; null when the game is over. */
export const decidingSide = (state: State): string | null => {
  const task = currentTask(state);
  return 'side' in task ? task.side : null;
};

/** Everything that the player awaited may choose, with its words. */
export const listOffers = (state: State): readonly Action[] => {
  const by = decidingSide(state);
  if (by === null) return [];
  return listChoices(state, currentTask(state)).map(choice => ({
    ...choice,
    by,
    names: namesOf(state, choice),
  }));
};

const listChoices = (state: State, task: Task): readonly Choice[] => {
  switch (task.type) {
    case 'free-marker':
    case 'any-city':
      return CITIES.map(city => ({ type: 'lay', city }));
    case 'pick':
      return [...listPicks(state, task.side), ...listChoiceSpecials(state, task.side)];
    case 'symbol':
      return task.symbol === 'candidate' ? listNominations(state, task.side) : listVictims(state);
    case 'after-pick':
      return [...listChoiceSpecials(state, task.side), { type: 'go-on' }, ...keepOnChoices(state)];
    case 'shift':
      return listShifts(state, task.to);
    case 'nominate':
      return listNominations(state, task.side);
    case 'name-first':
      return sidesOf(state).map(player => ({ type: 'name-first', player }));
    case 'recover':
      return listRecoverable(deadOf(state, task.city)).map(({ arm }) => ({ type: 'recover', arm }));
    case 'deploy':
      return listDeployChoices(state, task);
    case 'send':
      return listSends(state, task.side, task.counter, refusedPlaces(state));
    case 'permit':
      return [{ type: 'allow' }, { type: 'refuse' }];
    case 'further':
      return listFurtherChoices(state, task.side);
    case 'special':
      return [...listSpecialChoices(state, task.side), { type: 'hold' }, ...keepOnChoices(state)];
    case 'fight':
      return [{ type: 'fight' }];
    case 'loss':
      return lossesOf(state, task.beaten).map(({ city }) => ({ type: 'lose', city }));
    default:
      return [];
  }
};

/** K23 – Whoever is asked only for his special tile's sake may say that he keeps it for the phase. */
const keepOnChoices = ({ asksAll }: State): readonly Choice[] => (asksAll ? [{ type: 'keep-on' }] : []);

/** 6.2, 9.5 – A counter, the revolt if he holds it, or nothing more. */
const listDeployChoices = (state: State, task: DeployTask): readonly Choice[] => {
  const takes = task.left > 0 ? listTakes(state, task) : [];
  return [
    ...takes,
    ...(task.only === null || state.asksAll ? listRevolts(state, task.side) : []),
    { type: 'stop' },
    ...(takes.length === 0 ? keepOnChoices(state) : []),
  ];
};

/** 6.8, 9.5 – Further counters for a marker, the revolt if he holds it, or neither. */
const listFurtherChoices = (state: State, side: string): readonly Choice[] => {
  const spending = listSpends(state, side);
  return [
    ...spending,
    ...(state.asksAll ? listRevolts(state, side) : []),
    { type: 'no-further' },
    ...(spending.length === 0 ? keepOnChoices(state) : []),
  ];
};

/** The turn of deployment that waits below the counter in hand. */
const refusedPlaces = ({ agenda }: State) => {
  const deploy = agenda.find(task => task.type === 'deploy');
  return deploy?.type === 'deploy' ? deploy.refused : [];
};

const toComparable = ({ names: _names, by: _by, ...choice }: Action): string =>
  JSON.stringify(Object.entries(choice).toSorted(([one], [other]) => one.localeCompare(other)));

/** Why this cannot be done now, by this player or at all. */
export const findObjections = (state: State, action: Action): readonly Finding[] => {
  const side = decidingSide(state);
  if (side === null) return [objection('game-is-over', '8.2')];
  if (action.by !== side) return [objection('not-your-decision', '3.1', {}, ['by'])];
  const choices = listChoices(state, currentTask(state));
  const request = toComparable(action);
  if (choices.some(choice => toComparable({ ...choice, by: side }) === request)) return [];
  return choices.some(({ type }) => type === action.type)
    ? explainRefusal(state, action)
    : [objection('not-now', '3.1', {}, ['type'])];
};

const explainRefusal = (state: State, action: Action): readonly Finding[] => {
  const task = currentTask(state);
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
