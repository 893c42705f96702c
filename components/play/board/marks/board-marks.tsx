'use client';

import { type ReactNode, useId, useMemo } from 'react';
import { findAim, isByForce, type LitTarget } from '@/lib/game/play/board/lit-targets';
import type { Box } from '@/lib/game/play/camera/camera';
import {
  boxOf,
  middleOf,
  type Outline,
  outlineOfPiece,
  outlineOfTarget,
  toSvgPoints,
} from '@/lib/game/play/camera/shapes';
import { usePlay } from '../../session/play-model';
import board from '../board.module.css';
import { EyeMarks } from './eye-marks';
import styles from './marks.module.css';
import { OrderArrow } from './order-arrow';

/** More lit places than this are drawn as one lit area, with a number in each. */
export const MANY_TARGETS = 12;

const usePieceOutlines = (ids: readonly string[]): readonly Outline[] => {
  const { pieceOf } = usePlay();
  return useMemo(
    () =>
      ids.flatMap(id => {
        const piece = pieceOf.get(id);
        const outline = piece && outlineOfPiece(piece);
        return outline ? [outline] : [];
      }),
    [ids, pieceOf],
  );
};

interface BoardMarksProps {
  /** Whether a piece is held over an open table: then only that is shown. */
  readonly isHolding: boolean;
  readonly children: ReactNode;
}

/** What is lit, ringed, dimmed and pointed at, in units of the board. */
export const BoardMarks = ({ isHolding, children }: BoardMarksProps) => {
  const play = usePlay();
  const { chosen, groups, pointed, position, pieceOf, listsGroups } = play;
  const lit = isHolding ? NO_TARGETS : play.lit;
  const ready = useMemo(() => (chosen ? [] : groups.flatMap(({ pieces }) => pieces)), [chosen, groups]);
  const outlines = useMemo(
    () => lit.map(target => ({ ...target, outline: outlineOfTarget(position, pieceOf, target.target) })),
    [lit, position, pieceOf],
  );
  const members = usePieceOutlines(chosen?.members ?? NONE);
  const { width, height } = position.board;
  return (
    <svg
      className={board.marks}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {lit.length > 0 && (
        <Dimmed lights={[...outlines.flatMap(({ outline }) => (outline ? [outline] : [])), ...members]} />
      )}
      {outlines.map(
        ({ key, outline, kind, orders, isField, asksConsent }) =>
          outline && (
            <polygon
              key={key}
              className={styles.lit}
              data-force={isByForce(kind) || (isField && !asksConsent)}
              data-asks={asksConsent}
              data-many={lit.length > MANY_TARGETS && !isField}
              data-current={play.current !== null && orders.includes(play.current)}
              points={toSvgPoints(outline)}
            />
          ),
      )}
      <Rings ids={ready} look={listsGroups ? 'ready' : 'faint'} />
      <Rings ids={pointed} look="pointed" />
      <Rings ids={chosen?.members ?? NONE} look="chosen" />
      <EyeMarks />
      {!isHolding && <CurrentArrows />}
      {children}
    </svg>
  );
};

const NONE: readonly string[] = [];
const NO_TARGETS: readonly LitTarget[] = [];

const Dimmed = ({ lights }: { readonly lights: readonly Outline[] }) => {
  const mask = useId();
  const { board } = usePlay().position;
  const past = 400;
  const all = { x: -past, y: -past, width: board.width + 2 * past, height: board.height + 2 * past };
  return (
    <>
      <mask id={mask} maskUnits="userSpaceOnUse" {...all}>
        <rect {...all} fill="white" />
        {lights.map((outline, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other identity than their order.
          <polygon key={index} points={toSvgPoints(outline)} fill="black" />
        ))}
      </mask>
      <rect className={styles.dimmed} width={board.width} height={board.height} mask={`url(#${mask})`} />
    </>
  );
};

/** Of a stack only the uppermost is ringed. */
const withoutCovered = (outlines: readonly Outline[]): readonly Outline[] => {
  const boxes = outlines.map(outline => boxOf([outline]));
  return outlines.filter((_, index) => {
    const box = boxes[index];
    return box && !boxes.slice(index + 1).some(other => other && covers(other, box));
  });
};

const covers = (other: Box, box: Box): boolean => {
  const [x, y] = middleOf(box);
  return other.left < x && x < other.right && other.top < y && y < other.bottom;
};

interface RingsProps {
  readonly ids: readonly string[];
  readonly look: 'ready' | 'faint' | 'pointed' | 'chosen';
}

const Rings = ({ ids, look }: RingsProps) =>
  withoutCovered(usePieceOutlines(ids)).map((outline, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other identity than their order.
    <g key={index} data-look={look} className={styles.ring}>
      <polygon points={toSvgPoints(outline)} />
      <polygon points={toSvgPoints(outline)} />
    </g>
  ));

/** Of a few orders all are drawn, of many the one that is pointed at. */
const FEW_ARROWS = 4;

const CurrentArrows = () => {
  const { orders, current, position, pieceOf, lit } = usePlay();
  const shown =
    orders.length <= FEW_ARROWS || lit.length <= FEW_ARROWS
      ? [...orders.keys()]
      : current === null
        ? []
        : [current];
  return shown
    .toSorted((one, other) => Number(one === current) - Number(other === current))
    .map(index => {
      const order = orders[index];
      const target = order && findAim(order, id => pieceOf.get(id)?.space ?? null);
      if (!order || !target) return null;
      const from = order.about.subjects.flatMap(id => {
        const piece = pieceOf.get(id);
        const outline = piece && outlineOfPiece(piece);
        return outline ? [outline] : [];
      });
      const start = boxOf(from);
      const steps = [...(order.about.path ?? [])].map(id =>
        outlineOfTarget(position, pieceOf, { type: 'place', id }),
      );
      const aim = outlineOfTarget(position, pieceOf, target);
      const end = aim && boxOf([aim]);
      if (!start || !end) return null;
      const middle = steps.slice(1, -1).flatMap(step => {
        const box = step && boxOf([step]);
        return box ? [middleOf(box)] : [];
      });
      return (
        <OrderArrow
          key={index}
          points={[middleOf(start), ...middle, middleOf(end)]}
          isForce={isByForce(order.about.kind)}
          isCurrent={index === current}
        />
      );
    });
};
