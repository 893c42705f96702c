'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { keyOfTarget, type LitTarget } from '@/lib/game/play/lit-targets';
import type { Point } from '@/lib/geometry/board';
import { containsPoint } from '@/lib/geometry/board';
import { type Hand, usePlay } from '../session/play-model';
import { hitBoard, outlineOfTarget } from './shapes';
import type { CameraControl } from './use-camera';

/** Pieces in the hand of the player. */
export interface CarriedPieces {
  readonly pieces: readonly string[];
  readonly grabbed: string;
  /** Where the pointer is, in pixels of the window. */
  readonly at: Point;
}

interface Press {
  readonly id: number;
  readonly start: Point;
  readonly hand: Hand;
  /** The piece that may be dragged. */
  readonly piece: string | null;
  last: Point;
  state: 'pressed' | 'panning' | 'carrying';
}

const SLIP = 6;

const handOf = ({ pointerType }: PointerEvent): Hand => (pointerType === 'touch' ? 'finger' : 'mouse');

/** The lit target under a point of the board: the smallest, if several lie there. */
export const useFindLit = () => {
  const { lit, position, pieceOf } = usePlay();
  return (point: Point): LitTarget | undefined => {
    const { piece, space } = hitBoard(position, point);
    const keys = [
      ...(piece === null ? [] : [keyOfTarget({ type: 'piece', id: piece })]),
      ...(space === null ? [] : [keyOfTarget({ type: 'place', id: space })]),
    ];
    return (
      lit.find(({ key }) => keys.includes(key)) ??
      lit.find(({ target }) => {
        const outline = target.type === 'outline' ? outlineOfTarget(position, pieceOf, target) : null;
        return outline !== null && containsPoint(outline, point);
      })
    );
  };
};

/** Clicks, drags of pieces, pushing the board, and two fingers. */
export const useBoardPointer = (camera: CameraControl) => {
  const play = usePlay();
  const findLit = useFindLit();
  const press = useRef<Press | null>(null);
  const fingers = useRef(new Map<number, Point>());
  const lastTap = useRef({ at: 0, point: [0, 0] as Point });
  const [carried, setCarried] = useState<CarriedPieces | null>(null);
  const [isOver, setOver] = useState(false);

  const click = (event: PointerEvent, hand: Hand): void => {
    const point = camera.toBoard(event.clientX, event.clientY);
    const { piece, space } = hitBoard(play.position, point);
    const outline = findLit(point);
    if (piece === null && outline?.target.type === 'outline') play.chooseTarget(outline, hand);
    else if (piece !== null) play.choosePiece(piece, hand);
    else if (space !== null) play.chooseSpace(space, hand);
    else play.release();
  };

  const zoomByTap = (event: PointerEvent): boolean => {
    const now = { at: event.timeStamp, point: [event.clientX, event.clientY] as Point };
    const before = lastTap.current;
    lastTap.current = now;
    const isDouble =
      now.at - before.at < 320 &&
      Math.hypot(now.point[0] - before.point[0], now.point[1] - before.point[1]) < 24;
    const ground = hitBoard(play.position, camera.toBoard(event.clientX, event.clientY));
    if (!isDouble || ground.piece !== null) return false;
    camera.zoomBy(1.7, camera.toWindow(event.clientX, event.clientY));
    return true;
  };

  const drop = (event: PointerEvent): void => {
    const point = camera.toBoard(event.clientX, event.clientY);
    const lit = findLit(point);
    const { piece, space } = hitBoard(play.position, point);
    const grabbed = press.current?.piece;
    setCarried(null);
    if (lit) play.chooseTarget(lit, handOf(event));
    else if (piece !== null && piece !== grabbed && !play.chosen?.pieces.includes(piece))
      play.refuse({ type: 'piece', id: piece });
    else if (space !== null && play.pieceOf.get(grabbed ?? '')?.space !== space)
      play.refuse({ type: 'place', id: space });
  };

  const canCarry = (piece: string | null, hand: Hand): boolean =>
    piece !== null &&
    (play.chosen?.pieces.includes(piece) === true ||
      (hand === 'mouse' && play.groups.some(({ pieces }) => pieces.includes(piece))));

  const pinch = (event: PointerEvent): boolean => {
    const before = [...fingers.current.values()];
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    const after = [...fingers.current.values()];
    const [a, b] = before;
    const [c, d] = after;
    if (!a || !b || !c || !d) return false;
    const factor = Math.hypot(c[0] - d[0], c[1] - d[1]) / Math.max(1, Math.hypot(a[0] - b[0], a[1] - b[1]));
    camera.zoomBy(factor, camera.toWindow((c[0] + d[0]) / 2, (c[1] + d[1]) / 2));
    camera.panBy((c[0] + d[0] - a[0] - b[0]) / 2, (c[1] + d[1] - a[1] - b[1]) / 2);
    return true;
  };

  const onPointerDown = (event: PointerEvent<HTMLElement>): void => {
    if (event.button !== 0 && event.button !== 1) return;
    fingers.current.set(event.pointerId, [event.clientX, event.clientY]);
    const hand = handOf(event);
    const start: Point = [event.clientX, event.clientY];
    const { piece } = hitBoard(play.position, camera.toBoard(...start));
    const movable = event.button === 0 && canCarry(piece, hand) ? piece : null;
    press.current = { id: event.pointerId, start, hand, piece: movable, last: start, state: 'pressed' };
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const begin = (held: Press): void => {
    if (held.piece === null) {
      held.state = 'panning';
      return;
    }
    held.state = 'carrying';
    if (!play.chosen?.pieces.includes(held.piece)) {
      const group = play.groups.find(({ pieces }) => pieces.includes(held.piece ?? ''));
      if (group) play.chooseGroup(group.pieces);
    }
  };

  const onPointerMove = (event: PointerEvent<HTMLElement>): void => {
    const held = press.current;
    if (fingers.current.size === 2 && pinch(event)) {
      press.current = null;
      setCarried(null);
      return;
    }
    if (!held || held.id !== event.pointerId) {
      hover(event);
      return;
    }
    const [x, y] = [event.clientX, event.clientY];
    if (held.state === 'pressed' && Math.hypot(x - held.start[0], y - held.start[1]) > SLIP) begin(held);
    if (held.state === 'panning') camera.panBy(x - held.last[0], y - held.last[1]);
    if (held.state === 'carrying') carry(held, event);
    held.last = [x, y];
  };

  const carry = (held: Press, event: PointerEvent): void => {
    const group = play.chosen?.members ?? [];
    if (held.piece === null) return;
    setCarried({ pieces: group, grabbed: held.piece, at: camera.toWindow(event.clientX, event.clientY) });
    const lit = findLit(camera.toBoard(event.clientX, event.clientY));
    const next = lit?.orders[0] ?? null;
    if (next !== play.current) play.point(next);
  };

  const hover = (event: PointerEvent): void => {
    if (handOf(event) === 'finger') return;
    const point = camera.toBoard(event.clientX, event.clientY);
    const lit = findLit(point);
    const { piece } = hitBoard(play.position, point);
    setOver(lit !== undefined || piece !== null);
    const next = lit?.orders[0] ?? null;
    const isSame = play.current !== null && (lit?.orders.includes(play.current) ?? false);
    if (!isSame && next !== play.current && (next !== null || isOver)) play.point(next);
  };

  const onPointerUp = (event: PointerEvent<HTMLElement>): void => {
    const held = press.current;
    fingers.current.delete(event.pointerId);
    if (held?.id !== event.pointerId) return;
    if (held.state === 'carrying') drop(event);
    else if (held.state === 'pressed' && event.type === 'pointerup' && !zoomByTap(event))
      click(event, held.hand);
    press.current = null;
    setCarried(null);
  };

  /** Pieces that are drawn out of the tray. */
  const trayHandlers = (pieces: readonly string[]) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>): void => {
      const [piece] = pieces;
      if (event.button !== 0 || piece === undefined) return;
      const start: Point = [event.clientX, event.clientY];
      press.current = {
        id: event.pointerId,
        start,
        hand: handOf(event),
        piece,
        last: start,
        state: 'pressed',
      };
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!play.chosen?.pieces.includes(piece)) play.chooseGroup(pieces);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>): void => {
      const held = press.current;
      if (held?.id !== event.pointerId) return;
      const isFar = Math.hypot(event.clientX - held.start[0], event.clientY - held.start[1]) > SLIP;
      if (held.state === 'pressed' && isFar) held.state = 'carrying';
      if (held.state === 'carrying') carry(held, event);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>): void => {
      const held = press.current;
      if (held?.id === event.pointerId && held.state === 'carrying') drop(event);
      press.current = null;
      setCarried(null);
    },
  });

  return {
    carried,
    isOver,
    trayHandlers,
    handlers: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp },
  };
};
