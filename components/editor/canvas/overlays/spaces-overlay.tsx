'use client';

import { type CSSProperties, memo, useCallback, useId, useMemo } from 'react';
import { marginsOf } from '@/lib/game/view/draw-picture';
import type { Board, Space } from '@/lib/geometry/board';
import { useStudioState } from '../../session/studio-context';
import styles from '../board/canvas.module.css';

interface SheetSize {
  readonly width: number;
  readonly height: number;
}

const cornersOf = ({ outline }: Space): string => outline.map(([x, y]) => `${x},${y}`).join(' ');

type Legality = 'legal' | 'illegal' | undefined;

/** Where pieces on their way may stand, or an order can lead: lit where the rules allow it, dimmed and hatched elsewhere. */
const useLegality = (): ((space: string) => Legality) => {
  const objections = useStudioState(({ dragging }) => dragging?.objections);
  const reachable = useStudioState(state => state.reachable);
  return useCallback(
    space => {
      if (objections) return legalityOf(objections[space]);
      if (reachable) return reachable.includes(space) ? 'legal' : 'illegal';
      return undefined;
    },
    [objections, reachable],
  );
};

/** Nothing is lit before the rules have answered. */
const legalityOf = (objections: readonly unknown[] | undefined): Legality => {
  if (objections === undefined) return undefined;
  return objections.length > 0 ? 'illegal' : 'legal';
};

interface OneSpaceProps {
  readonly space: Space;
  readonly hatch: string;
  readonly shown: Legality;
  readonly isOver: boolean;
  readonly isChosen: boolean;
  readonly isInvalid: boolean;
}

/**
 * There are a thousand of them on the page: none subscribes itself, and only those that look different render again.
 */
const OneSpace = memo(({ space, hatch, shown, isOver, isChosen, isInvalid }: OneSpaceProps) => {
  const corners = cornersOf(space);
  return (
    <g data-space={space.id} data-legality={shown}>
      <polygon className={styles.space} points={corners} />
      {shown === 'illegal' && <polygon points={corners} fill={`url(#${hatch})`} />}
      {isInvalid && <FramedSpace corners={corners} className={styles.faultFrame} />}
      {isChosen && <FramedSpace corners={corners} className={styles.chosenFrame} />}
      {isOver && <FramedSpace corners={corners} className={styles.overFrame} />}
    </g>
  );
});

const FramedSpace = ({ corners, className }: { readonly corners: string; readonly className?: string }) => (
  <>
    <polygon className={styles.casing} points={corners} />
    <polygon className={className} points={corners} />
  </>
);

/** Legal spaces are edged in the colour of the side that is deployed. */
const useDraggedColour = (): CSSProperties | undefined => {
  const colour = useStudioState(({ dragging, derived }) => {
    const piece = derived.position?.pieces.find(({ id }) => id === dragging?.pieces[0]);
    return derived.scenario?.sides.find(({ id }) => id === piece?.seat)?.colour;
  });
  return colour === undefined ? undefined : ({ '--side': colour } as CSSProperties);
};

interface SpaceListProps {
  readonly spaces: readonly Space[];
  readonly hatch: string;
}

/** All spaces, made again only when one of them looks different: a stroke of the brush leaves them as they are. */
const SpaceList = memo(({ spaces, hatch }: SpaceListProps) => {
  const legality = useLegality();
  const over = useStudioState(({ dragging }) => dragging?.over);
  const chosen = useStudioState(({ selection }) => selection.space);
  const invalid = useStudioState(({ derived }) => derived.invalid.spaces);
  const invalidSpaces = useMemo(() => new Set(invalid), [invalid]);
  return spaces.map(space => (
    <OneSpace
      key={space.id}
      space={space}
      hatch={hatch}
      shown={legality(space.id)}
      isOver={over === space.id}
      isChosen={chosen === space.id}
      isInvalid={invalidSpaces.has(space.id)}
    />
  ));
});

/** Over the ground and under the counters: one outline for each space. */
export const SpacesOverlay = ({ sheet }: { readonly sheet: SheetSize }) => {
  const hatch = useId();
  const board: Board | undefined = useStudioState(({ derived }) => derived.position?.board);
  const colour = useDraggedColour();
  if (board?.kind !== 'spaces') return null;
  const [x, y] = marginsOf(sheet, board);
  return (
    <svg
      className={styles.spaces}
      style={colour}
      aria-hidden="true"
      width={sheet.width}
      height={sheet.height}
      viewBox={`${-x} ${-y} ${sheet.width} ${sheet.height}`}
    >
      <defs>
        <pattern id={hatch} width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className={styles.hatch} d="M0 0V9" />
        </pattern>
      </defs>
      <SpaceList spaces={board.spaces} hatch={hatch} />
    </svg>
  );
};
