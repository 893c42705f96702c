'use client';

import { type RefObject, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import {
  type Box,
  type Camera,
  computeOpeningCamera,
  fitCamera,
  limitCamera,
  type ReadableSizes,
  type Size,
  showInCamera,
  toBoard,
  zoomCamera,
} from '@/lib/game/play/camera/camera';
import type { Point } from '@/lib/geometry/board';

export interface CameraControl {
  readonly window: RefObject<HTMLDivElement | null>;
  now(): Camera;
  size(): Size;
  zoomBy(factor: number, at?: Point): void;
  panBy(dx: number, dy: number): void;
  showAll(): void;
  show(box: Box): void;
  /** A point of the page in units of the board. */
  toBoard(clientX: number, clientY: number): Point;
  /** A point of the page in pixels of the window. */
  toWindow(clientX: number, clientY: number): Point;
  subscribe(listener: () => void): () => void;
}

const START: Camera = { x: 0, y: 0, scale: 1 };

/** The style sheet places everything on the board by these properties: moving the board renders nothing. */
const writeCamera = (element: HTMLElement, { x, y, scale }: Camera): void => {
  element.style.setProperty('--camera-x', `${x}px`);
  element.style.setProperty('--camera-y', `${y}px`);
  element.style.setProperty('--camera-scale', String(scale));
};

const createCamera = (window: RefObject<HTMLDivElement | null>, board: Size): CameraControl => {
  let camera = START;
  const listeners = new Set<() => void>();
  const size = (): Size => ({
    width: window.current?.clientWidth ?? 1,
    height: window.current?.clientHeight ?? 1,
  });
  const move = (next: Camera): void => {
    camera = limitCamera(next, board, size());
    if (window.current) writeCamera(window.current, camera);
    for (const tell of listeners) tell();
  };
  const toWindow = (clientX: number, clientY: number): Point => {
    const { left = 0, top = 0 } = window.current?.getBoundingClientRect() ?? {};
    return [clientX - left, clientY - top];
  };
  return {
    window,
    now: () => camera,
    size,
    zoomBy: (factor, at) => {
      const { width, height } = size();
      const kept = limitCamera({ ...camera, scale: camera.scale * factor }, board, size()).scale;
      move(zoomCamera(camera, kept / camera.scale, at ?? [width / 2, height / 2]));
    },
    panBy: (dx, dy) => move({ ...camera, x: camera.x + dx, y: camera.y + dy }),
    showAll: () => move(fitCamera(board, size())),
    show: box => move(showInCamera(camera, box, size())),
    toBoard: (clientX, clientY) => toBoard(camera, toWindow(clientX, clientY)),
    toWindow,
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    open: (sizes: ReadableSizes, focus: Box | null) =>
      move(computeOpeningCamera(board, size(), sizes, focus)),
    refresh: () => move(camera),
  } as CameraControl & Opening;
};

interface Opening {
  open(sizes: ReadableSizes, focus: Box | null): void;
  refresh(): void;
}

interface CameraInput {
  readonly board: Size;
  readonly sizes: ReadableSizes;
  /** What is to be decided. */
  readonly focus: Box | null;
}

/** The window on the board: opened once at the decision, and kept within bounds when its size changes. */
export const useCamera = ({ board, sizes, focus }: CameraInput): CameraControl => {
  const window = useRef<HTMLDivElement>(null);
  const { width, height } = board;
  const camera = useMemo(
    () => createCamera(window, { width, height }) as CameraControl & Opening,
    [width, height],
  );
  const opening = useRef({ sizes, focus });
  useEffect(() => {
    opening.current = { sizes, focus };
  });
  useEffect(() => {
    const element = window.current;
    if (!element) return;
    let isOpen = false;
    let last = { width: 0, height: 0 };
    const observer = new ResizeObserver(() => {
      const now = camera.size();
      const isOther = Math.abs(now.width - last.width) > 80 || Math.abs(now.height - last.height) > 160;
      if (!isOpen || isOther) camera.open(opening.current.sizes, opening.current.focus);
      else camera.refresh();
      isOpen = true;
      last = now;
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [camera]);
  useWheel(camera);
  return camera;
};

const useWheel = (camera: CameraControl): void => {
  useEffect(() => {
    const element = camera.window.current;
    if (!element) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      camera.zoomBy(Math.exp(-event.deltaY / 500), camera.toWindow(event.clientX, event.clientY));
    };
    // React's own listeners are passive and could not keep the browser from zooming the page.
    element.addEventListener('wheel', onWheel, { passive: false });
    return () => element.removeEventListener('wheel', onWheel);
  }, [camera]);
};

/** The current camera, for the few parts that must render when it moves. */
export const useCameraNow = (camera: CameraControl): Camera =>
  useSyncExternalStore(camera.subscribe, camera.now, () => START);

/** The camera at rest, so that what is laid out by it does not jump while the board is moved. */
export const useRestingCamera = (camera: CameraControl): Camera => {
  const [resting, setResting] = useState(START);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const later = (): void => {
      clearTimeout(timer);
      timer = setTimeout(() => setResting(camera.now()), 80);
    };
    setResting(camera.now());
    const stop = camera.subscribe(later);
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [camera]);
  return resting;
};
