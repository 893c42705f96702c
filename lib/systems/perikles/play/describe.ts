import type { Sentence } from '@/lib/game/contract/sentence';
import { describeTile } from '../view/tile-words';
import { describeArm, describeCity, describeCounter, WORDS } from '../view/words';
import type { Action, Choice, Event, Names } from './actions';
import { getCurrentTask, locationAt, nameOf } from './game';
import type { State } from './state';

/** What a choice names, as its sentence needs it. */
export const namesOf = (state: State, choice: Choice): Names => ({
  ...('city' in choice ? { city: describeCity(choice.city) } : {}),
  ...('to' in choice ? { to: describeCity(choice.to) } : {}),
  ...('owner' in choice ? { owner: nameOf(state, choice.owner) } : {}),
  ...('from' in choice ? { from: choice.from } : {}),
  ...('tile' in choice ? { tile: describeTile(choice.tile) } : {}),
  ...('player' in choice ? { player: nameOf(state, choice.player) } : {}),
  ...('arm' in choice ? { arm: describeArm(choice.arm) } : {}),
  ...('fighter' in choice ? { fighter: choice.fighter } : {}),
  ...('stance' in choice ? { stance: choice.stance } : {}),
  ...('place' in choice ? { place: locationAt(state, choice.place)?.name ?? '' } : {}),
  ...('source' in choice
    ? {
        source:
          choice.source === 'stock'
            ? { code: `${WORDS}.stock` }
            : (locationAt(state, choice.source)?.name ?? ''),
      }
    : {}),
  ...(choice.type === 'take'
    ? { counter: describeCounter(choice), covered: describeCounter({ ...choice, value: null }) }
    : {}),
  ...(choice.type === 'double' || choice.type === 'token' ? specialName(state) : {}),
  ...(choice.type === 'allow' || choice.type === 'refuse' ? permissionNames(state) : {}),
});

const specialName = (state: State): Names => {
  const task = getCurrentTask(state);
  const special = task.type === 'special' ? state.specials[task.side] : null;
  return special ? { special: { code: `${WORDS}.special.${special}` } } : {};
};

const permissionNames = (state: State): Names => {
  const task = getCurrentTask(state);
  return task.type === 'permit'
    ? { player: nameOf(state, task.troop.side), place: locationAt(state, task.troop.place)?.name ?? '' }
    : {};
};

/** 6.4 – A choice or an event as a sentence; the value of a counter only for the player who holds it. */
export const describe = (entry: Action | Event, viewer: string | 'all'): Sentence => {
  if (!('by' in entry)) return { code: `${WORDS}.event.${entry.type}`, values: entry.values };
  const isSecret = entry.type === 'take' && viewer !== 'all' && viewer !== entry.by;
  const names = entry.names ?? {};
  return {
    code: `${WORDS}.action.${entry.type}`,
    values: isSecret && names.covered !== undefined ? { ...names, counter: names.covered } : names,
  };
};
