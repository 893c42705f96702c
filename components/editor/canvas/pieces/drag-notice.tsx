'use client';

import { type CSSProperties, useEffect, useState } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Finding, findingSentence } from '@/lib/game/contract/finding';
import { RuleName } from '../../findings/studio-rule-link';
import { useStudioState } from '../../session/studio-context';
import styles from '../board/canvas.module.css';

interface PointerPosition {
  readonly x: number;
  readonly y: number;
}

const usePointer = (isWatching: boolean): PointerPosition | null => {
  const [spot, setSpot] = useState<PointerPosition | null>(null);
  useEffect(() => {
    if (!isWatching) return setSpot(null);
    const onMove = ({ clientX, clientY }: PointerEvent): void => setSpot({ x: clientX, y: clientY });
    window.addEventListener('pointermove', onMove, { capture: true });
    return () => window.removeEventListener('pointermove', onMove, { capture: true });
  }, [isWatching]);
  return spot;
};

const WIDTH = 300;
const BESIDE = 34;

/** On the side of the pointer that has room. */
const placeBeside = ({ x, y }: PointerPosition): CSSProperties => ({
  top: y + 22,
  ...(x + BESIDE + WIDTH > window.innerWidth - INSPECTOR
    ? { right: window.innerWidth - x + BESIDE }
    : { left: x + BESIDE }),
});

/** The inspector on the right is no room for it. */
const INSPECTOR = 342;

/** Beside the pointer: why the pieces may not stand here. */
export const DragNotice = () => {
  const objection: Finding | undefined = useStudioState(({ dragging }) =>
    dragging?.over ? dragging.objections[dragging.over]?.[0] : undefined,
  );
  const isDragging = useStudioState(({ dragging }) => dragging !== null);
  const spot = usePointer(isDragging);
  const say = useSay();
  if (!objection) return null;
  return (
    <div className={styles.slip} role="status" style={spot ? placeBeside(spot) : { visibility: 'hidden' }}>
      {objection.rule && (
        <strong>
          <RuleName rule={objection.rule} />
        </strong>
      )}
      {say(findingSentence(objection))}
    </div>
  );
};
