import { getOtherSide } from '../../rules/battlefield/tiles';
import { endBattle } from '../consequences';
import { awaitChoice, changeTurn, emit, type Game, nameOfSide } from '../game';
import { createHandler } from '../task-handler';

/** 10.1 – One side proposes to end the battle, the other decides. */
export const proposeEnd = (game: Game): Game => {
  const side = nameOfSide(game.state, game.state.active);
  const next = emit(changeTurn(game, { hasProposed: true }), '10.1', () => ({ type: 'end-proposed', side }));
  return awaitChoice(next, { type: 'agreement' });
};

/** 10.1 – Whether the other side agrees to end the battle. */
export const agreementHandler = createHandler<'agreement'>({
  decides: ({ active }) => getOtherSide(active),
  offers: () => [{ type: 'agree' }, { type: 'fight-on' }],
  choose: (game, _, action) => (action.type === 'agree' ? endBattle(game, 'agreement') : refuseEnd(game)),
});

const refuseEnd = (game: Game): Game => {
  const side = nameOfSide(game.state, getOtherSide(game.state.active));
  return awaitChoice(
    emit(game, '10.1', () => ({ type: 'end-refused', side })),
    { type: 'activate' },
  );
};
