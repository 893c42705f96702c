'use client';

import { useId } from 'react';
import { DrawnItems } from '@/components/board/draw-items';
import { outlineOf, toSvgPoints } from '@/lib/editor/board/place-outlines';
import type { ProposedBrushes } from '@/lib/editor/underlay/accept-proposals';
import type { Point } from '@/lib/geometry/board';
import { useInteraction, useStudioState } from '../../session/studio-context';
import styles from './underlay.module.css';

const ICON = 30;

const middleOf = (outline: readonly Point[]): Point => [
  outline.reduce((sum, [x]) => sum + x, 0) / outline.length,
  outline.reduce((sum, [, y]) => sum + y, 0) / outline.length,
];

interface MarksProps {
  readonly places: ProposedBrushes;
  readonly kind: 'example' | 'proposed';
  readonly prefix: string;
}

/** Each place with the sign of its brush: a ground in its middle, a line along its side. */
const Marks = ({ places, kind, prefix }: MarksProps) => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  return Object.entries(places).map(([place, brush]) => {
    const outline = outlineOf(board, place);
    if (!outline) return null;
    if (outline.length === 2)
      return (
        <polyline
          key={place}
          className={styles.proposedSide}
          data-proposal={kind}
          points={toSvgPoints(outline)}
        />
      );
    const [x, y] = middleOf(outline);
    return (
      <g key={place} data-proposal={kind} data-brush={brush}>
        <polygon className={styles[kind]} points={toSvgPoints(outline)} />
        <use href={`#${prefix}-${brush}`} x={x - ICON / 2} y={y - ICON / 2} width={ICON} height={ICON} />
      </g>
    );
  });
};

/** Over the map while terrain is proposed: the examples, and what follows from them. */
export const ProposalMarks = () => {
  const prefix = useId();
  const examples = useInteraction(state => state.examples);
  const proposed = useInteraction(state => state.proposed);
  const brushes = useStudioState(({ rules }) => rules.system.palette.brushes);
  const used = new Set([...Object.values(examples), ...Object.values(proposed ?? {})]);
  if (used.size === 0) return null;
  return (
    <>
      <defs>
        {brushes
          .filter(({ id }) => used.has(id))
          .map(({ id, icon }) => (
            <symbol key={id} id={`${prefix}-${id}`} viewBox="0 0 100 100">
              <DrawnItems items={icon()} />
            </symbol>
          ))}
      </defs>
      {proposed ? (
        <Marks places={proposed} kind="proposed" prefix={prefix} />
      ) : (
        <Marks places={examples} kind="example" prefix={prefix} />
      )}
    </>
  );
};
