import type { Finding } from '@/lib/game/contract/finding';
import type { FieldUnit } from '../../rules/battlefield/field';
import { TILE_IDS } from '../../rules/battlefield/tiles';
import type { GroupLocation } from '../../rules/commands/activation';
import { objection } from '../../rules/objection';
import type { Choice } from '../actions';
import { awaitChoice } from '../game';
import { hasScreened, pickOnePerKind } from '../identical-units';
import type { State } from '../state';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import { listGroupObjections, listIdleUnits } from './activate-group';
import { proposeEnd } from './agreement';
import { sendCommander, sendObjections, sendOffers } from './send-commander';
import { endTurn } from './turn-end';

/** 3.2 – Which group is activated next, or what else is done between two activations. */
export const activateHandler = createHandler<'activate'>({
  offers: state => [
    ...activateOffers(state),
    ...sendOffers(state),
    ...(state.turn.hasProposed ? [] : [{ type: 'propose-end' } as const]),
    { type: 'end-turn' },
  ],
  objections: (state, _, action) => {
    if (action.type === 'activate') return activateObjections(state, action.from);
    if (action.type === 'send-commander') return sendObjections(state, action);
    if (action.type === 'propose-end' && !state.turn.hasProposed) return [];
    return action.type === 'end-turn' ? [] : refuseNow();
  },
  choose: (game, _, action) => {
    if (action.type === 'activate')
      return awaitChoice(game, { type: 'muster', muster: { from: action.from, units: [], generals: [] } });
    if (action.type === 'send-commander') return sendCommander(game, action);
    if (action.type === 'propose-end') return proposeEnd(game);
    return action.type === 'end-turn' ? endTurn(game) : rejectAction(action);
  },
});

const activateObjections = (state: State, from: GroupLocation): readonly Finding[] => {
  const idle = pickOnePerKind(state, listIdleUnits(state, from), hasScreened(state));
  const [first] = idle;
  if (!first) return [objection('nobody-to-activate', '4.2', {}, ['from'])];
  const reasonsFor = ({ id }: FieldUnit) => listGroupObjections(state, { from, units: [id], generals: [] });
  return idle.some(unit => reasonsFor(unit).length === 0) ? [] : reasonsFor(first);
};

const activateOffers = (state: State): readonly Choice[] =>
  ([...TILE_IDS, 'undeployed'] as const)
    .filter(from => activateObjections(state, from).length === 0)
    .map(from => ({ type: 'activate', from }));
