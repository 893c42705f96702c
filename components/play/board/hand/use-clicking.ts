'use client';

import { type PointerEvent, useRef, useState } from 'react';
import { findLitAt } from '@/lib/game/play/camera/find-lit';
import { hitBoard } from '@/lib/game/play/camera/shapes';
import type { Point } from '@/lib/geometry/board';
import { type Hand, usePlay } from '../../session/play-model';
import type { CameraControl } from '../camera/use-camera';
import { handOf, pointOf } from './press';

const QUICK = 320;
const NEAR = 24;
const CLOSER = 1.7;

/** Clicks and taps on what lies on the board, and pointing at it. */
export const useClicking = (camera: CameraControl) => {
  const play = usePlay();
  const lastTap = useRef<{ readonly at: number; readonly point: Point }>({ at: 0, point: [0, 0] });
  const [isOver, setOver] = useState(false);
  const pointAt = (event: PointerEvent): Point => camera.toBoard(event.clientX, event.clientY);

  /** Two quick taps on open ground come closer. */
  const zoomByTap = (event: PointerEvent): boolean => {
    const { at, point } = lastTap.current;
    const now = pointOf(event);
    lastTap.current = { at: event.timeStamp, point: now };
    const isSecond = event.timeStamp - at < QUICK && Math.hypot(now[0] - point[0], now[1] - point[1]) < NEAR;
    if (!isSecond || hitBoard(play.position, pointAt(event)).piece !== null) return false;
    camera.zoomBy(CLOSER, camera.toWindow(...now));
    return true;
  };

  return {
    isOver,
    click: (event: PointerEvent, hand: Hand): void => {
      if (zoomByTap(event)) return;
      const point = pointAt(event);
      const { piece, space } = hitBoard(play.position, point);
      const lit = findLitAt(play, point);
      if (piece === null && lit?.target.type === 'outline') play.chooseTarget(lit, hand);
      else if (piece !== null) play.choosePiece(piece, hand);
      else if (space !== null) play.chooseSpace(space, hand);
      else play.release();
    },
    hover: (event: PointerEvent): void => {
      if (handOf(event) === 'finger') return;
      const point = pointAt(event);
      const lit = findLitAt(play, point);
      setOver(lit !== undefined || hitBoard(play.position, point).piece !== null);
      const isSame = play.current !== null && (lit?.orders.includes(play.current) ?? false);
      if (!isSame && (lit || isOver)) play.point(lit?.orders[0] ?? null);
    },
  };
};
