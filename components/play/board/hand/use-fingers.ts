'use client';

import { type PointerEvent, useRef } from 'react';
import type { Point } from '@/lib/geometry/board';
import type { CameraControl } from '../camera/use-camera';
import { pointOf } from './press';

const distance = (one: Point, other: Point): number => Math.hypot(one[0] - other[0], one[1] - other[1]);
const between = (one: Point, other: Point): Point => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];

/** Two fingers zoom and push the board at once. */
export const useFingers = (camera: CameraControl) => {
  const fingers = useRef(new Map<number, Point>());
  return {
    down: (event: PointerEvent): void => {
      fingers.current.set(event.pointerId, pointOf(event));
    },
    up: (event: PointerEvent): void => {
      fingers.current.delete(event.pointerId);
    },
    /** Whether there were two: then nothing else moves. */
    move: (event: PointerEvent): boolean => {
      if (fingers.current.size !== 2 || !fingers.current.has(event.pointerId)) return false;
      const [a, b] = [...fingers.current.values()];
      fingers.current.set(event.pointerId, pointOf(event));
      const [c, d] = [...fingers.current.values()];
      if (!a || !b || !c || !d) return false;
      const [from, to] = [between(a, b), between(c, d)];
      camera.zoomBy(distance(c, d) / Math.max(1, distance(a, b)), camera.toWindow(...to));
      camera.panBy(to[0] - from[0], to[1] - from[1]);
      return true;
    },
  };
};
