import type { Action } from './actions';
import { awaitChoice, type Game } from './game';
import {
  acceptEnd,
  chooseHelper,
  continueAfterFlip,
  continueAfterLeads,
  endTurn,
  flipTurns,
  proposeEnd,
  refuseEnd,
} from './sequence';
import type { PhaseOf, PhaseType } from './state';
import { giveOrder } from './tasks/activate-group';
import { advance, beginAssault } from './tasks/assault';
import { continueAfterLead, takeHit, tryToRally } from './tasks/hits';
import { applyStep, awaitNextStep, finishMove } from './tasks/march';
import { nameLead, settleLeads } from './tasks/name-lead';
import { sendCommander } from './tasks/send-commander';
import { acceptThrow, disputeThrow, goAllOut, holdBack, strike } from './tasks/strike';

type Apply<Type extends PhaseType> = (game: Game, phase: PhaseOf<Type>, action: Action) => Game;

const rejectAction = (action: Action): never => {
  throw new Error(`${action.type} does not fit here`);
};

/** One choice carried out, with all that follows until the next one. */
export const applyAction = (game: Game, action: Action): Game => {
  const { phase } = game.state;
  const apply = HANDLERS[phase.type] as Apply<PhaseType>;
  return apply(game, phase, action);
};

const HANDLERS: Readonly<{ [Type in PhaseType]: Apply<Type> }> = {
  flip: (game, { side }, action) =>
    action.type === 'flip-turns' ? flipTurns(game, side) : continueAfterFlip(game),
  helper: (game, { generals }, action) =>
    action.type === 'let-help' ? chooseHelper(game, action.general, generals) : rejectAction(action),
  activate: (game, _, action) => {
    if (action.type === 'activate')
      return awaitChoice(game, {
        type: 'muster',
        muster: { from: action.from, units: [], generals: [] },
      });
    if (action.type === 'send-commander') return sendCommander(game, action);
    if (action.type === 'propose-end') return proposeEnd(game);
    return action.type === 'end-turn' ? endTurn(game) : rejectAction(action);
  },
  agreement: (game, _, action) => (action.type === 'agree' ? acceptEnd(game) : refuseEnd(game)),
  muster: (game, { muster }, action) => {
    switch (action.type) {
      case 'join':
        return awaitChoice(game, {
          type: 'muster',
          muster: { ...muster, units: [...muster.units, ...action.units] },
        });
      case 'join-general':
        return awaitChoice(game, {
          type: 'muster',
          muster: { ...muster, generals: [...muster.generals, action.general] },
        });
      case 'order':
        return finishIfStuck(giveOrder(game, muster, action.activation));
      default:
        return rejectAction(action);
    }
  },
  march: (game, { move }, action) => {
    if (action.type === 'step') return applyStep(game, move, action.step);
    if (action.type === 'attack') return beginAssault(game, move);
    return action.type === 'finish' ? finishMove(game, move) : rejectAction(action);
  },
  assault: (game, { assault }, action) => {
    if (action.type === 'strike') return strike(game, assault, action);
    return action.type === 'break-off' ? awaitChoice(game, { type: 'activate' }) : rejectAction(action);
  },
  dispute: (game, { strike: thrown, side }, action) =>
    action.type === 'dispute' ? disputeThrow(game, thrown, side) : acceptThrow(game, thrown, side),
  'all-out': (game, { strike: weighed }, action) =>
    action.type === 'all-out' ? goAllOut(game, weighed) : holdBack(game, weighed),
  rally: (game, { strike: hit, general }, action) =>
    action.type === 'rally' ? tryToRally(game, hit, general) : takeHit(game, hit),
  'new-lead': (game, { tile, strike: hit, isTested }, action) =>
    action.type === 'name-lead'
      ? continueAfterLead(nameLead(game, tile, action.unit), hit, isTested)
      : rejectAction(action),
  advance: (game, phase, action) => {
    switch (action.type) {
      case 'advance':
        return awaitChoice(game, { ...phase, units: [...phase.units, ...action.units] });
      case 'advance-general':
        return awaitChoice(game, { ...phase, generals: [...phase.generals, action.general] });
      default:
        return advance(game, phase);
    }
  },
  leads: (game, { tiles }, action) => {
    if (action.type === 'keep-leads') return continueAfterLeads(settleLeads(game, []));
    if (action.type !== 'name-lead') return rejectAction(action);
    const left = tiles.filter(tile => tile !== action.tile);
    return continueAfterLeads(settleLeads(nameLead(game, action.tile, action.unit), left));
  },
  over: (_, __, action) => rejectAction(action),
};

/** A group that can neither move, turn nor attack has its activation behind it at once. */
const finishIfStuck = (game: Game): Game =>
  game.state.phase.type === 'march' ? awaitNextStep(game, game.state.phase.move) : game;
