'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { findLitAt } from '@/lib/game/play/camera/find-lit';
import { hitBoard } from '@/lib/game/play/camera/shapes';
import { containsPoint, type Point } from '@/lib/geometry/board';
import { type Hand, usePlay } from '../../session/play-model';
import type { CameraControl } from '../camera/use-camera';
import { type BoardPress, handOf } from './press';
import type { FreeDragControl } from './use-free-drag';

/** Pieces in the hand of the player. */
export interface CarriedPieces {
  readonly pieces: readonly string[];
  readonly grabbed: string;
  /** Where the pointer is, in pixels of the window. */
  readonly at: Point;
}

/** Dragging pieces: on an open table the rules say where they would stand, elsewhere a lit target takes them. */
export const useCarrying = (camera: CameraControl, free: FreeDragControl) => {
  const play = usePlay();
  const laid = useRef<Point | null>(null);
  const [carried, setCarried] = useState<CarriedPieces | null>(null);
  const pointAt = (event: PointerEvent): Point => camera.toBoard(event.clientX, event.clientY);

  const holdFreely = (piece: string, start: Point, event: PointerEvent): boolean => {
    if (play.position.board.kind !== 'table') return false;
    const box = play.pieceOf.get(piece)?.box;
    const [x, y] = pointAt(event);
    const [fromX, fromY] = box ? camera.toBoard(...start) : [x, y];
    const from = laid.current ?? box?.centre ?? [x, y];
    return free.hold(piece, [from[0] + x - fromX, from[1] + y - fromY]);
  };

  const drop = (event: PointerEvent, grabbed: string): void => {
    const point = pointAt(event);
    const lit = findLitAt(play, point);
    const { piece, space } = hitBoard(play.position, point);
    const isOther = piece !== null && piece !== grabbed && !play.chosen?.pieces.includes(piece);
    if (lit) play.chooseTarget(lit, handOf(event));
    else if (isOther) play.refuse({ type: 'piece', id: piece });
    else if (space !== null && play.pieceOf.get(grabbed)?.space !== space)
      play.refuse({ type: 'place', id: space });
  };

  return {
    carried,
    /** The piece under a pointer that may be dragged; null: the pointer moves the board. */
    grasp: (event: PointerEvent, hand: Hand): string | null => {
      const point = pointAt(event);
      const again = free.held?.isLaid && free.held.preview.outlines.some(each => containsPoint(each, point));
      laid.current = again ? (free.held?.pose.at ?? null) : null;
      const piece = again ? (free.held?.piece ?? null) : hitBoard(play.position, point).piece;
      if (piece === null || play.chosen?.pieces.includes(piece)) return piece;
      return hand === 'mouse' && play.groups.some(({ pieces }) => pieces.includes(piece)) ? piece : null;
    },
    begin: (piece: string): void => {
      const group = play.groups.find(({ pieces }) => pieces.includes(piece));
      if (group && !play.chosen?.pieces.includes(piece)) play.chooseGroup(group.pieces);
    },
    carry: ({ piece, start }: BoardPress, event: PointerEvent): void => {
      if (piece === null || holdFreely(piece, start, event)) return;
      const at = camera.toWindow(event.clientX, event.clientY);
      setCarried({ pieces: play.chosen?.members ?? [piece], grabbed: piece, at });
      const next = findLitAt(play, pointAt(event))?.orders[0] ?? null;
      if (next !== play.current) play.point(next);
    },
    drop: (event: PointerEvent, grabbed: string): void => {
      setCarried(null);
      if (free.held) free.lay();
      else drop(event, grabbed);
    },
    cancel: (): void => setCarried(null),
  };
};
