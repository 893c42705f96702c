import type { Point } from '@/lib/geometry/board';
import {
  cornersOf,
  gapBetween,
  lengthWithin,
  type Outline,
  offsetPoint,
  type TableBase,
  toRibbon,
} from '@/lib/geometry/plane/plane';
import type { Fire, State } from '../../play/state';
import { isOn } from './terrain';

const SPREAD = 6;
const PER_TURN = 3;

/** 13.5 – The whole of a village, and six inches of a field or wood about the source (A29); any part of a base counts (D5). */
const isBurningAt = ({ scenario }: State, fire: Fire, block: TableBase): boolean => {
  const piece = scenario.board.pieces.find(({ id }) => id === fire.piece);
  if (!piece || !isOn(scenario, piece, block)) return false;
  const { at } = fire;
  return piece.kind === 'village' || gapBetween(cornersOf(block), [at, at, at]) <= SPREAD;
};

/** 13.5 – Ground that burns may not be entered. */
export const isOnFire = (state: State, block: TableBase): boolean =>
  state.fires.some(fire => isBurningAt(state, fire, block));

/** 13.5 – A fire kills who is still in it in the turn after it was laid, and later. */
export const doesBurnAt = (state: State, block: TableBase, round: number): boolean =>
  state.fires.some(fire => round > fire.since && isBurningAt(state, fire, block));

/** 13.5 – Smoke drifts three inches a turn down the wind from the second turn on. */
export const smokeOf = ({ round }: Pick<State, 'round'>, { at, since, wind }: Fire): Outline | null => {
  if (wind === null || round <= since) return null;
  const end = offsetPoint(at, wind, PER_TURN * (round - since), 0);
  return toRibbon([at, end], PER_TURN);
};

/** 13.5 – Nobody sees through smoke. */
export const isSmokeBetween = (
  { fires, round }: Pick<State, 'fires' | 'round'>,
  from: Point,
  to: Point,
): boolean =>
  fires.some(fire => {
    const smoke = smokeOf({ round }, fire);
    return smoke !== null && lengthWithin(from, to, smoke) > 0;
  });
