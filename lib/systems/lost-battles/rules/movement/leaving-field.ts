import type { Finding } from '@/lib/game/contract/finding';
import type { Field } from '../battlefield/field';
import { findTileAhead } from '../battlefield/tiles';
import { objection } from '../objection';
import type { Move } from './movement';

/** 5.7 – From a tile that is no coast a group goes off the edge it faces, if every unit has an action left. */
export const listLeaveObjections = (field: Field, move: Move): readonly Finding[] => {
  if (move.at === 'undeployed') return [objection('not-yet-deployed', '11.3')];
  if (move.activation === 'limited') return [objection('limited-does-not-move', '4.2')];
  if (findTileAhead(move.at, move.facing) !== null) return [objection('does-not-face-the-edge', '5.7')];
  if (field.ground[move.at].terrain.includes('coast')) return [objection('coast-holds-back', '5.7')];
  return move.budgets.some(({ actions }) => actions < 1)
    ? [objection('too-few-actions-to-leave', '5.7')]
    : [];
};
