import { isTile } from '../../rules/battlefield/field';
import { getOtherSide, withSide } from '../../rules/battlefield/tiles';
import { listSilencedAfterTurn } from '../../rules/generals/rally';
import { endBattle, isOver, withdrawLoneCommanders } from '../consequences';
import { change, changeTurn, emit, type Game, nameOfSide } from '../game';
import { createHandler, refuseNow, rejectAction } from '../task-handler';
import {
  listLeadObjections,
  listLeadOffers,
  listTilesToLead,
  mayKeepLeads,
  nameLead,
  settleLeads,
} from './name-lead';
import { beginRound } from './turn-order';
import { beginTurn } from './turn-start';

/** 10.1 – The last round of every battle. */
export const LAST_ROUND = 10;

/** 3.2 – Unused commands are lost; commanders without units withdraw, and every tile gets its lead. */
export const endTurn = (game: Game): Game => {
  const { active } = game.state;
  const alone = withdrawLoneCommanders(changeTurn(game, { commands: 0 }), active);
  const steadied = change(alone, {
    silenced: listSilencedAfterTurn(alone.state.field, alone.state.silenced, active),
  });
  return continueAfterLeads(settleLeads(steadied, listTilesToLead(steadied.state)));
};

/** 3.2 – Lead units at the end of the turn. */
export const leadsHandler = createHandler<'leads'>({
  offers: listLeadOffers,
  objections: (state, { tiles }, action) => {
    if (action.type === 'name-lead') return listLeadObjections(state, action, tiles);
    return action.type === 'keep-leads' && mayKeepLeads(state, tiles) ? [] : refuseNow();
  },
  choose: (game, { tiles }, action) => {
    if (action.type === 'keep-leads') return continueAfterLeads(settleLeads(game, []));
    if (action.type !== 'name-lead') return rejectAction(action);
    const left = tiles.filter(tile => tile !== action.tile);
    return continueAfterLeads(settleLeads(nameLead(game, action.tile, action.unit), left));
  },
});

/** Continues with the next turn once the last lead is named. */
const continueAfterLeads = (game: Game): Game => {
  const { phase, active, field, turn, newcomers } = game.state;
  if (phase.type !== 'leads' || phase.tiles.length > 0) return game;
  const closed = change(game, {
    lastTurn: { side: active, attackedFrom: turn.attackedFrom },
    newcomers: withSide(
      newcomers,
      active,
      turn.entered.filter(id => field.units.some(unit => unit.id === id && isTile(unit.at))),
    ),
  });
  const next = emit(closed, '3.2', () => ({ type: 'turn-ended', side: nameOfSide(game.state, active) }));
  return isOver(next) ? next : beginNextTurn(next);
};

const beginNextTurn = (game: Game): Game => {
  const { active, first, round } = game.state;
  if (active === first) return beginTurn(game, getOtherSide(first));
  if (round >= LAST_ROUND) return endBattle(game, 'last-round');
  return beginRound(change(game, { round: round + 1 }));
};
