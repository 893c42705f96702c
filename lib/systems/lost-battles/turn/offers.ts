import type { Sentence } from '@/lib/game/sentence';
import type { Action, Choice } from '../actions';
import type { State } from '../state';
import { advanceOffers, assaultOffers } from './assault';
import { sendOffers } from './commanders';
import { piecesWords, seatOf } from './game';
import { leadChoices, leadOffers } from './leads';
import { marchOffers } from './marching';
import { activateOffers, musterOffers } from './muster';
import { sideAwaited } from './objections';

const choicesOf = (state: State): readonly Choice[] => {
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
      return musterOffers(state, phase);
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
export const offers = (state: State): readonly Action[] => {
  const side = sideAwaited(state);
  if (side === null) return [];
  const by = seatOf(state, side);
  return choicesOf(state).map(choice => {
    const pieces = piecesOf(state, choice);
    return pieces.length > 0 ? { ...choice, by, pieces } : { ...choice, by };
  });
};

const piecesOf = (state: State, choice: Choice): readonly Sentence[] => piecesWords(state, idsOf(choice));

const idsOf = (choice: Choice): readonly string[] => {
  if ('units' in choice) return choice.units;
  if ('general' in choice) return [choice.general];
  return 'unit' in choice ? [choice.unit] : [];
};
