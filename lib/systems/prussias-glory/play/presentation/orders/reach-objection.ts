import { getOtherSide, unitOfId } from '../../../document/army';
import { groundIn, sideAt } from '../../../rules/field';
import { neighboursOf } from '../../../rules/map/sight';
import { mayStandIn } from '../../../rules/map/terrain';
import { type Refusal, refuse } from '../../../rules/refusal';
import { findHexNamed, nameHex } from '../../game';
import type { State } from '../../state';
import {
  allowanceOf,
  checkStepFrom,
  findStepObjection,
  firstStepOf,
  hexOfPiece,
  isLeader,
  nameOfPiece,
} from '../../tasks/movement/steps';
import { offersIn } from './offers';
import { routesOf } from './routes';

/** What more points would not change. */
const FAR = ['no-points-left', 'must-stop'];

const isClosedTo = (state: State, piece: string, hex: number): boolean =>
  !isLeader(state, piece) &&
  !mayStandIn(state.scenario, groundIn(state), unitOfId(state.scenario, piece).arm, hex);

/** 7 – Why the way of a piece ends before a hex: the rule at the last step, or the points it has. */
const findOneObjection = (state: State, piece: string, hex: number): Refusal => {
  const [task] = state.agenda;
  const values = { unit: nameOfPiece(state, piece), hex: nameHex(state, hex) };
  if (sideAt(state, hex) === getOtherSide(state.player)) return refuse('enemy-in-hex', '7.1', values);
  if (isClosedTo(state, piece, hex)) return refuse('prohibited-ground', '7.1', values);
  const near = new Set(neighboursOf(groundIn(state).grid, hex));
  const moving = task?.task === 'moving' ? task : firstStepOf(piece);
  const atHome = near.has(hexOfPiece(state, piece) ?? hex) ? findStepObjection(state, moving, hex) : null;
  const onTheWay = routesOf(state, piece)
    .filter(route => near.has(route.hex))
    .map(route => {
      const step = checkStepFrom(state, piece, route, hex);
      return 'refusal' in step ? step.refusal : null;
    });
  const rule = [atHome, ...onTheWay].find(found => found && !FAR.includes(found.code));
  if (!rule && task?.task === 'moving' && atHome) return atHome;
  return rule ?? refuse('too-far', '7', { ...values, points: allowanceOf(state, piece) });
};

/** 7, 15.3 – Why these pieces cannot reach a hex; null: the reason is not a path. */
export const findReachObjection = (state: State, pieces: readonly string[], name: string): Refusal | null => {
  const [task] = state.agenda;
  const hex = findHexNamed(state, name);
  const movable = offersIn(state).flatMap(offer => (offer.type === 'move' ? offer.piece : []));
  const movers = task?.task === 'moving' ? [task.piece] : pieces.filter(id => movable.includes(id));
  const [first] = movers;
  if (first === undefined || hexOfPiece(state, first) === hex) return null;
  const stuck = movers.find(piece => !routesOf(state, piece).some(route => route.hex === hex));
  return stuck === undefined
    ? refuse('not-all-come', '3.1', { hex: name })
    : findOneObjection(state, stuck, hex);
};
