import type { Finding } from '@/lib/game/contract/finding';
import { generalById, hasLeft } from '../../rules/battlefield/field';
import { TILE_IDS } from '../../rules/battlefield/tiles';
import { listGoingAloneObjections } from '../../rules/generals/commanders';
import { dropExemptions } from '../../rules/generals/exemptions';
import { objection } from '../../rules/objection';
import type { ActionOf, Choice } from '../actions';
import { withdrawGeneral } from '../consequences';
import { changeTurn, describePiece, emit, type Game, withField } from '../game';
import type { State } from '../state';

type Sending = Pick<ActionOf<'send-commander'>, 'general' | 'to'>;

/** 8.2 – A commander goes alone, free of cost, to any empty or own tile or off the field. */
export const sendObjections = (state: State, { general: id, to }: Sending): readonly Finding[] => {
  const general = state.field.generals.find(other => other.id === id);
  if (!general || hasLeft(general) || general.side !== state.active)
    return [objection('no-such-commander', '8.2', {}, ['general'])];
  if (general.kind === 'leader') return [objection('leader-goes-with-guard', '8.1', {}, ['general'])];
  if (state.turn.activated.includes(id)) return [objection('activated-already', '3.2', {}, ['general'])];
  if (to === 'away') return [];
  return listGoingAloneObjections(state.field, general, to);
};

export const sendOffers = (state: State): readonly Choice[] => {
  const commanders = state.field.generals.filter(
    ({ side, kind, id }) =>
      side === state.active && kind === 'commander' && !state.turn.activated.includes(id),
  );
  return commanders.flatMap(({ id }) =>
    ([...TILE_IDS, 'away'] as const)
      .filter(to => sendObjections(state, { general: id, to }).length === 0)
      .map(to => ({ type: 'send-commander', general: id, to }) as const),
  );
};

export const sendCommander = (game: Game, { general: id, to }: Sending): Game => {
  const { field, turn } = game.state;
  const activated = changeTurn(game, {
    activated: [...turn.activated, id],
    exemptions: dropExemptions(turn.exemptions, [id]),
  });
  const next = emit(activated, '8.2', () => ({
    type: 'commander-sent',
    piece: describePiece(game.state, id),
    to,
  }));
  if (to === 'away') return withdrawGeneral(next, generalById(field, id));
  return withField(next, {
    ...field,
    generals: field.generals.map(general => (general.id === id ? { ...general, at: to } : general)),
  });
};
