import { changeState, changeTurn, type Game } from '../../game';
import type { State, Task, TaskOf } from '../../state';
import { wreckTower } from '../siege/carriers';
import { shootGate } from '../siege/gates-and-breaches';

/** After all volleys, before anything comes of them. */
const insertAfterVolleys = ({ agenda }: State, task: Task): State['agenda'] => {
  const place = agenda.findIndex(({ type }) => type === 'volleys') + 1;
  return [...agenda.slice(0, place), task, ...agenda.slice(place)];
};

/** 11.1, 17.2, 17.3 – The engine shoots at a gate or a siege tower with all the others: what it does is seen when all have shot. */
export const aimEngine = (game: Game, task: TaskOf<'engine'>): Game => {
  const busy = changeTurn(game, task.unit, { isBusy: true });
  return changeState(busy, { agenda: insertAfterVolleys(busy.state, task) });
};

/** 17.2, 17.3 – Its shot falls, whatever happened to the engine meanwhile. */
export const shootEngine = (game: Game, task: TaskOf<'engine'>): Game =>
  'gate' in task ? shootGate(game, task.unit, task.gate) : wreckTower(game, task.unit, task.target);
