'use client';

import { useEffect, useMemo, useState } from 'react';
import type { DragPose, DragPreview } from '@/lib/game/contract/play-presentation';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import type { Point } from '@/lib/geometry/board';
import { usePlay } from '../../session/play-model';

/** A piece in the hand over an open table, and what letting go would do. */
export interface FreeDrag {
  readonly piece: string;
  readonly pose: DragPose;
  readonly preview: DragPreview<ActionBase>;
  /** Whether it was dropped: it waits to be turned or confirmed. */
  readonly isLaid: boolean;
}

export interface FreeDragControl {
  readonly held: FreeDrag | null;
  /** The order that letting go gives. */
  readonly order: AnyOrder | null;
  /** False: this piece cannot be moved by hand here. */
  hold(piece: string, at: Point): boolean;
  lay(): void;
  wheel(heading: number): void;
  letGo(): void;
}

/** Dragging a piece freely: the rules judge it wherever it is held. */
export const useFreeDrag = (): FreeDragControl => {
  const { rules, state, seat } = usePlay();
  const [held, setHeld] = useState<FreeDrag | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: when the game moves on, nothing is held any more.
  useEffect(() => setHeld(null), [state]);
  useEffect(() => {
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') setHeld(null);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  const judge = (piece: string, pose: DragPose): DragPreview<ActionBase> | null =>
    seat === null ? null : (rules.drag?.(state, seat, piece, pose) ?? null);
  const order = useMemo((): AnyOrder | null => {
    if (!held || seat === null) return null;
    const { action } = held.preview;
    return {
      about: rules.about(state, action),
      actions: [action],
      label: rules.describe(action, seat, state),
    };
  }, [held, rules, state, seat]);
  return {
    held,
    order,
    hold: (piece, at) => {
      const pose = { at, heading: held?.piece === piece ? held.pose.heading : null };
      const preview = judge(piece, pose);
      if (preview) setHeld({ piece, pose, preview, isLaid: false });
      return preview !== null;
    },
    lay: () => setHeld(before => before && { ...before, isLaid: true }),
    wheel: heading => {
      if (!held) return;
      const pose = { ...held.pose, heading };
      const preview = judge(held.piece, pose);
      if (preview) setHeld({ ...held, pose, preview });
    },
    letGo: () => setHeld(null),
  };
};
