'use client';

import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';
import canvasStyles from '@/components/canvas/canvas.module.css';
import { Counter } from '@/components/canvas/counter';
import type { CounterFace } from '@/lib/drawing/counter';
import { useCarry } from './carry';
import type { StudioState } from './studio-state';

interface CarriedCounterProps {
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

/** A counter in the tray: a button for the keyboard, and something to carry to the map for the hand. */
export const CarriedCounter = (props: CarriedCounterProps) => {
  const { face, label, isChosen, pieces, onChoose, land, className, children, hook } = props;
  const { spot, handlers } = useCarry(pieces, land);
  return (
    <>
      <button
        type="button"
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
      </button>
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
