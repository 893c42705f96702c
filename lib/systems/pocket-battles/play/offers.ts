import type { Action, Names } from './actions';
import { unitById } from './field';
import { namePlace, nameTroop, wordsOf } from './game';
import { runner } from './sequence';
import type { State } from './state';

/** Everything that the seat awaited may choose, with its words. */
export const listOffers = (state: State): readonly Action[] =>
  runner
    .offers(state)
    .map(action => ({ ...action, names: namesOf(state, action), pieces: piecesOf(state, action) }));

const namesOf = (state: State, action: Action): Names => ({
  ...('unit' in action ? unitName(state, 'unit', action.unit) : {}),
  ...('target' in action ? unitName(state, 'target', action.target) : {}),
  ...('troop' in action ? { troop: nameTroop(state, action.troop) } : {}),
  ...('at' in action ? { place: namePlace(state, action.at) } : {}),
  ...('to' in action ? { place: namePlace(state, action.to) } : {}),
  ...('from' in action && typeof action.from === 'object' ? unitName(state, 'from', action.from.unit) : {}),
});

/** The tiles of every unit that a choice names; part of stored games. */
const piecesOf = ({ field }: State, action: Action): readonly string[] =>
  ['unit', 'target'].flatMap(key => {
    const id = (action as unknown as Readonly<Record<string, unknown>>)[key];
    return typeof id === 'string' ? (unitById(field, id)?.troops.map(troop => troop.id) ?? []) : [];
  });

const unitName = ({ field }: State, key: string, id: string): Names => {
  const unit = unitById(field, id);
  return unit ? { [key]: wordsOf(unit) } : {};
};
