'use client';

import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { type Box, type Camera, toScreen } from '@/lib/game/play/camera/camera';
import { computeToolsBox, placeSlip, SLIP_WEIGHTS } from '@/lib/game/play/camera/place-slip';
import { boxOf, type Outline, outlineOfPiece, outlineOfTarget } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../../session/play-model';
import { type CameraControl, useRestingCamera } from '../camera/use-camera';
import styles from './slips.module.css';

interface SlipProps {
  readonly camera: CameraControl;
  /** What it is about, on the board. */
  readonly about: Outline;
  readonly look: 'plain' | 'refusal' | 'reaction' | 'choice' | 'throw';
  readonly label: string;
  /** Lets a focused target read it. */
  readonly id?: string;
  readonly children: ReactNode;
}

/** Every lit place. */
export const useLitBoxes = (): readonly Box[] => {
  const { lit, position, pieceOf } = usePlay();
  return lit.flatMap(({ target }) => {
    const outline = outlineOfTarget(position, pieceOf, target);
    return (outline && boxOf([outline])) ?? [];
  });
};

/** What a slip must not cover: the chosen pieces and every lit place. */
const useKeptBoxes = (): readonly Box[] => {
  const { chosen, pieceOf } = usePlay();
  const lit = useLitBoxes();
  const pieces = (chosen?.pieces ?? []).map(id => {
    const piece = pieceOf.get(id);
    return piece ? outlineOfPiece(piece) : null;
  });
  return [...lit, ...pieces.flatMap(outline => (outline && boxOf([outline])) ?? [])];
};

/** The other pieces, which it should rather not cover. */
export const useSparedBoxes = (): readonly Box[] => {
  const { position } = usePlay();
  return position.pieces.flatMap(piece => {
    const outline = outlineOfPiece(piece);
    return (outline && boxOf([outline])) ?? [];
  });
};

const usePlace = (camera: Camera, size: () => { width: number; height: number }, about: Outline) => {
  const element = useRef<HTMLDivElement>(null);
  const kept = useKeptBoxes();
  const spared = useSparedBoxes();
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    const target = boxOf([about]);
    if (!element.current || !target) return;
    const { offsetWidth: width, offsetHeight: height } = element.current;
    const next = placeSlip(
      { width, height },
      size(),
      toScreen(camera, target),
      [...kept.map(box => toScreen(camera, box)), computeToolsBox(size())],
      spared.map(box => toScreen(camera, box)),
      SLIP_WEIGHTS,
    );
    if (next.left !== place?.left || next.top !== place.top) setPlace(next);
  });
  return { element, place };
};

/** A paper slip beside the thing that it describes. */
export const Slip = ({ camera, about, look, label, id, children }: SlipProps) => {
  const resting = useRestingCamera(camera);
  const { element, place } = usePlace(resting, camera.size, about);
  return (
    <div
      ref={element}
      id={id}
      role="note"
      aria-label={label}
      className={styles.slip}
      data-look={look}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, visibility: place ? 'visible' : 'hidden' }}
    >
      {children}
    </div>
  );
};
