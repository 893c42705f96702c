'use client';

import { type PointerEvent, useRef } from 'react';
import { usePlay } from '../../session/play-model';
import type { CameraControl } from '../camera/use-camera';
import { type BoardPress, beginPress, handOf, hasMoved, pointOf } from './press';
import { useCarrying } from './use-carrying';
import { useClicking } from './use-clicking';
import { useFingers } from './use-fingers';
import type { FreeDragControl } from './use-free-drag';

type Event = PointerEvent<HTMLElement>;

/** What pointers do on the board: click, carry pieces, push the ground, and two fingers zoom. */
export const useBoardPointer = (camera: CameraControl, free: FreeDragControl) => {
  const press = useRef<BoardPress | null>(null);
  const { click, hover, isOver } = useClicking(camera);
  const { carried, grasp, begin, carry, drop, cancel } = useCarrying(camera, free);
  const fingers = useFingers(camera);

  const onPointerDown = (event: Event): void => {
    if (event.button !== 0 && event.button !== 1) return;
    fingers.down(event);
    press.current = beginPress(event, event.button === 0 ? grasp(event, handOf(event)) : null);
    event.currentTarget.setPointerCapture(event.pointerId);
  };

  const move = (held: BoardPress, event: Event): void => {
    if (held.state === 'pressed' && hasMoved(held, event)) {
      held.state = held.piece === null ? 'panning' : 'carrying';
      if (held.piece !== null) begin(held.piece);
    }
    if (held.state === 'panning') camera.panBy(event.clientX - held.last[0], event.clientY - held.last[1]);
    if (held.state === 'carrying') carry(held, event);
    held.last = pointOf(event);
  };

  const onPointerMove = (event: Event): void => {
    if (fingers.move(event)) {
      press.current = null;
      cancel();
    } else if (press.current?.id === event.pointerId) move(press.current, event);
    else hover(event);
  };

  const onPointerUp = (event: Event): void => {
    const held = press.current;
    fingers.up(event);
    if (held?.id !== event.pointerId) return;
    press.current = null;
    if (held.state === 'carrying' && held.piece !== null) drop(event, held.piece);
    else if (held.state === 'pressed' && event.type === 'pointerup') click(event, held.hand);
  };

  const handlers = { onPointerDown, onPointerMove, onPointerUp, onPointerCancel: onPointerUp };
  return { carried, isOver, handlers, trayHandlers: useTrayHandlers({ carry, drop }) };
};

type Carrying = Pick<ReturnType<typeof useCarrying>, 'carry' | 'drop'>;

/** Pieces that are drawn out of the tray. */
const useTrayHandlers = ({ carry, drop }: Carrying) => {
  const play = usePlay();
  const press = useRef<BoardPress | null>(null);
  return (pieces: readonly string[]) => ({
    onPointerDown: (event: Event): void => {
      const [piece] = pieces;
      if (event.button !== 0 || piece === undefined) return;
      press.current = beginPress(event, piece);
      event.currentTarget.setPointerCapture(event.pointerId);
      if (!play.chosen?.pieces.includes(piece)) play.chooseGroup(pieces);
    },
    onPointerMove: (event: Event): void => {
      const held = press.current;
      if (held?.id !== event.pointerId) return;
      if (hasMoved(held, event)) held.state = 'carrying';
      if (held.state === 'carrying') carry(held, event);
    },
    onPointerUp: (event: Event): void => {
      const held = press.current;
      press.current = null;
      if (held?.state === 'carrying' && held.piece !== null) drop(event, held.piece);
    },
  });
};
