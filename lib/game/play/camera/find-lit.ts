import { keyOfTarget, type LitTarget } from '@/lib/game/play/board/lit-targets';
import { containsPoint, type Point } from '@/lib/geometry/board';
import type { Position } from '../../contract/position';
import { hitBoard } from './shapes';

/** The lit target under a point of the board: the piece before its place, and last an outline. */
export const findLitAt = (
  { lit, position }: { readonly lit: readonly LitTarget[]; readonly position: Position },
  point: Point,
): LitTarget | undefined => {
  const { piece, space } = hitBoard(position, point);
  const keys = [
    ...(piece === null ? [] : [keyOfTarget({ type: 'piece', id: piece })]),
    ...(space === null ? [] : [keyOfTarget({ type: 'place', id: space })]),
  ];
  return (
    lit.find(({ key }) => keys.includes(key)) ??
    lit.find(({ target }) => target.type === 'outline' && containsPoint(target.points, point))
  );
};
