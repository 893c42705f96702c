'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import type { CounterFace } from '@/lib/drawing/counters/counter';
import type { StudioState } from '@/lib/editor/session/state';
import canvasStyles from '../canvas/board/canvas.module.css';
import { useCarry } from './use-carry';

interface DraggableCounterProps {
  readonly face: CounterFace;
  readonly label: string;
  readonly isChosen?: boolean;
  readonly pieces: readonly string[];
  readonly onChoose: () => void;
  readonly land: (state: StudioState, space: string) => StudioState;
  readonly className?: string;
  readonly children?: ReactNode;
  readonly hook?: string;
}

/** A counter in the tray: a button for the keyboard, and draggable to the map by pointer. */
export const DraggableCounter = (props: DraggableCounterProps) => {
  const { face, label, isChosen, pieces, onChoose, land, className, children, hook } = props;
  const { spot, handlers } = useCarry(pieces, land);
  return (
    <>
      <Button
        look="bare"
        className={className}
        aria-label={label}
        aria-pressed={isChosen}
        title={label}
        data-carry={hook}
        onClick={onChoose}
        {...handlers}
      >
        <Counter face={face} size={36} />
        {children}
      </Button>
      {spot &&
        createPortal(
          <div className={canvasStyles.ghost} style={{ left: spot.x, top: spot.y }}>
            <Counter face={face} size={48} />
          </div>,
          document.body,
        )}
    </>
  );
};
