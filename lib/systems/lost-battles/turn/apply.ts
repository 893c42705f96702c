import type { Action } from '../actions';
import type { PhaseOf, PhaseType } from '../state';
import { advance, beginAssault } from './assault';
import { sendCommander } from './commanders';
import { awaitChoice, type Game } from './game';
import { afterNaming, takeHit, tryToRally } from './hits';
import { nameLead, settleLeads } from './leads';
import { finishMove, goOn, pause } from './marching';
import { giveOrder } from './muster';
import { afterFlip, afterLeads, agree, endTurn, fightOn, flipTurns, letHelp, proposeEnd } from './rounds';
import { accept, dispute, goAllOut, holdBack, strike } from './striking';

type Apply<Type extends PhaseType> = (game: Game, phase: PhaseOf<Type>, action: Action) => Game;

const unfit = (action: Action): never => {
  throw new Error(`${action.type} does not fit here`);
};

/** One choice carried out, with all that follows until the next one. */
export const carryOut = (game: Game, action: Action): Game => {
  const { phase } = game.state;
  const apply = APPLY[phase.type] as Apply<PhaseType>;
  return apply(game, phase, action);
};

const APPLY: Readonly<{ [Type in PhaseType]: Apply<Type> }> = {
  flip: (game, { side }, action) => (action.type === 'flip-turns' ? flipTurns(game, side) : afterFlip(game)),
  helper: (game, { generals }, action) =>
    action.type === 'let-help' ? letHelp(game, action.general, generals) : unfit(action),
  activate: (game, _, action) => {
    if (action.type === 'activate')
      return awaitChoice(game, {
        type: 'muster',
        muster: { from: action.from, units: [], generals: [] },
      });
    if (action.type === 'send-commander') return sendCommander(game, action);
    if (action.type === 'propose-end') return proposeEnd(game);
    return action.type === 'end-turn' ? endTurn(game) : unfit(action);
  },
  agreement: (game, _, action) => (action.type === 'agree' ? agree(game) : fightOn(game)),
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
        return begun(giveOrder(game, muster, action.activation));
      default:
        return unfit(action);
    }
  },
  march: (game, { move }, action) => {
    if (action.type === 'step') return goOn(game, move, action.step);
    if (action.type === 'attack') return beginAssault(game, move);
    return action.type === 'finish' ? finishMove(game, move) : unfit(action);
  },
  assault: (game, { assault }, action) => {
    if (action.type === 'strike') return strike(game, assault, action);
    return action.type === 'break-off' ? awaitChoice(game, { type: 'activate' }) : unfit(action);
  },
  dispute: (game, { strike: thrown, side }, action) =>
    action.type === 'dispute' ? dispute(game, thrown, side) : accept(game, thrown, side),
  'all-out': (game, { strike: weighed }, action) =>
    action.type === 'all-out' ? goAllOut(game, weighed) : holdBack(game, weighed),
  rally: (game, { strike: hit, general }, action) =>
    action.type === 'rally' ? tryToRally(game, hit, general) : takeHit(game, hit),
  'new-lead': (game, { tile, strike: hit, isTested }, action) =>
    action.type === 'name-lead'
      ? afterNaming(nameLead(game, tile, action.unit), hit, isTested)
      : unfit(action),
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
    if (action.type === 'keep-leads') return afterLeads(settleLeads(game, []));
    if (action.type !== 'name-lead') return unfit(action);
    const left = tiles.filter(tile => tile !== action.tile);
    return afterLeads(settleLeads(nameLead(game, action.tile, action.unit), left));
  },
  over: (_, __, action) => unfit(action),
};

/** A group that can neither move, turn nor attack has its activation behind it at once. */
const begun = (game: Game): Game =>
  game.state.phase.type === 'march' ? pause(game, game.state.phase.move) : game;
