import type { PointerEvent } from 'react';
import type { Point } from '@/lib/geometry/board';
import type { Hand } from '../../session/play-model';

/** A pressed pointer: it becomes a click, a pan of the board, or a drag of pieces. */
export interface BoardPress {
  readonly id: number;
  /** Where it went down, in pixels of the page. */
  readonly start: Point;
  readonly hand: Hand;
  /** The piece that may be carried. */
  readonly piece: string | null;
  last: Point;
  state: 'pressed' | 'panning' | 'carrying';
}

const SLIP = 6;

export const pointOf = ({ clientX, clientY }: PointerEvent): Point => [clientX, clientY];

export const handOf = ({ pointerType }: PointerEvent): Hand => (pointerType === 'touch' ? 'finger' : 'mouse');

export const beginPress = (event: PointerEvent, piece: string | null): BoardPress => ({
  id: event.pointerId,
  start: pointOf(event),
  hand: handOf(event),
  piece,
  last: pointOf(event),
  state: 'pressed',
});

/** A hand is never quite still. */
export const hasMoved = ({ start }: BoardPress, event: PointerEvent): boolean =>
  Math.hypot(event.clientX - start[0], event.clientY - start[1]) > SLIP;
