import type { Sentence } from '@/lib/game/contract/sentence';
import type { Action, Choice } from './actions';
import { describePieces, seatOf } from './game';
import { decidingSide } from './objections';
import type { State } from './state';
import { activateOffers, groupOffers } from './tasks/activate-group';
import { advanceOffers, assaultOffers } from './tasks/assault';
import { marchOffers } from './tasks/march';
import { leadChoices, leadOffers } from './tasks/name-lead';
import { sendOffers } from './tasks/send-commander';

const listChoices = (state: State): readonly Choice[] => {
  const { phase } = state;
  switch (phase.type) {
    case 'flip':
      return [{ type: 'flip-turns' }, { type: 'keep-turns' }];
    case 'helper':
      return phase.generals.map(general => ({ type: 'let-help', general }));
    case 'activate':
      return [
        ...activateOffers(state),
        ...sendOffers(state),
        ...(state.turn.hasProposed ? [] : [{ type: 'propose-end' } as const]),
        { type: 'end-turn' },
      ];
    case 'agreement':
      return [{ type: 'agree' }, { type: 'fight-on' }];
    case 'muster':
      return groupOffers(state, phase);
    case 'march':
      return marchOffers(state, phase);
    case 'assault':
      return assaultOffers(state, phase);
    case 'dispute':
      return [{ type: 'accept' }, { type: 'dispute' }];
    case 'all-out':
      return [{ type: 'all-out' }, { type: 'hold-back' }];
    case 'rally':
      return [{ type: 'rally' }, { type: 'spare-general' }];
    case 'new-lead':
      return leadChoices(state, phase.tile).map(unit => ({ type: 'name-lead', tile: phase.tile, unit }));
    case 'advance':
      return advanceOffers(state, phase);
    case 'leads':
      return leadOffers(state, phase);
    case 'over':
      return [];
  }
};

/** Every choice that the side to decide has now. */
export const listActions = (state: State): readonly Action[] => {
  const side = decidingSide(state);
  if (side === null) return [];
  const by = seatOf(state, side);
  return listChoices(state).map(choice => {
    const pieces = describeChoicePieces(state, choice);
    return pieces.length > 0 ? { ...choice, by, pieces } : { ...choice, by };
  });
};

const describeChoicePieces = (state: State, choice: Choice): readonly Sentence[] =>
  describePieces(state, idsOf(choice));

const idsOf = (choice: Choice): readonly string[] => {
  if ('units' in choice) return choice.units;
  if ('general' in choice) return [choice.general];
  return 'unit' in choice ? [choice.unit] : [];
};
