'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo } from 'react';
import type { Target } from '@/lib/game/contract/about';
import type { Piece, Position } from '@/lib/game/contract/position';
import { aimOf } from '@/lib/game/play/board/lit-targets';
import { type Box, isSeen } from '@/lib/game/play/camera/camera';
import { boxOf, outlineOfPiece, outlineOfTarget, readableSizesOf } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';
import { BoardLayers } from './board-layers';
import { BoardTools } from './board-tools';
import { type CameraControl, useCamera } from './camera/use-camera';
import { Carried } from './hand/carried';
import { FreeDragMarks, FreeDragSlip } from './hand/free-drag';
import { useBoardPointer } from './hand/use-board-pointer';
import { useFreeDrag } from './hand/use-free-drag';
import { HeatMap } from './heat-map';
import { BoardMarks } from './marks/board-marks';
import { PieceButtons } from './marks/piece-buttons';
import { RefusalMark } from './marks/refusal-mark';
import { TargetLabels } from './marks/target-labels';
import { PlaceList } from './place-list';
import { AskingSlip, OrderSlip, RefusalSlip } from './slips/order-slip';
import { OrderToolbar } from './slips/order-toolbar';
import { ReactionSlip } from './slips/reaction-slip';
import { ThrowSlip } from './slips/throw-slip';
import { Tray } from './tray';

/**
 * The part of the board where something is to be decided: groups that can act, else what is lit, else where the
 * first piece off the board may go, else the pieces of the viewer or, with nothing to hide, of who decides.
 */
const useDecisionBoxes = (): readonly Box[] => {
  const { groups, lit, pieceOf, position, viewer, rules, state, seat } = usePlay();
  return useMemo(() => {
    const acting = groups.flatMap(({ pieces }) => boxOfPieces(pieces, pieceOf) ?? []);
    if (acting.length > 0) return acting;
    const boxesOf = (targets: readonly Target[]) => boxesOfTargets(targets, position, pieceOf);
    const targets = boxesOf(lit.map(({ target }) => target));
    if (targets.length > 0) return targets;
    const [waiting] = groups;
    const orders = waiting && seat !== null ? rules.orders(state, seat, waiting.pieces) : [];
    const entries = boxesOf(orders.flatMap(order => aimOf(order) ?? []));
    if (entries.length > 0) return entries;
    const own = position.pieces.filter(piece => piece.seat === (viewer ?? seat)).map(({ id }) => id);
    return [boxOfPieces(own, pieceOf) ?? []].flat();
  }, [groups, lit, pieceOf, position, viewer, rules, state, seat]);
};

const boxesOfTargets = (
  targets: readonly Target[],
  position: Position,
  pieceOf: ReadonlyMap<string, Piece>,
): readonly Box[] =>
  targets.flatMap(target => {
    const outline = outlineOfTarget(position, pieceOf, target);
    return (outline && boxOf([outline])) ?? [];
  });

const boxOfPieces = (ids: readonly string[], pieceOf: ReadonlyMap<string, Piece>): Box | null =>
  boxOf(
    ids.flatMap(id => {
      const piece = pieceOf.get(id);
      const outline = piece && outlineOfPiece(piece);
      return outline ? [outline] : [];
    }),
  );

const joinBoxes = (boxes: readonly Box[]): Box | null =>
  boxOf(
    boxes.map(({ left, top, right, bottom }) => [
      [left, top],
      [right, bottom],
    ]),
  );

/** Leaves the board where it is as long as one of the boxes is visible. */
const showAny = (camera: CameraControl, boxes: readonly Box[]): void => {
  const [first] = boxes;
  if (first && !boxes.some(box => isSeen(camera.now(), box, camera.size()))) camera.show(first);
};

/** Brings a decision into view when no part of it is visible. */
const useShowDecision = (camera: CameraControl, boxes: readonly Box[]): void => {
  const { isAsked, match } = usePlay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new decision moves the board, not what is chosen in it.
  useEffect(() => {
    if (isAsked) showAny(camera, boxes);
  }, [isAsked, match.at, camera]);
};

/** Pieces selected in the list are brought into view; for those off the board, the places where they may go. */
const useShowChosen = (camera: CameraControl): void => {
  const { chosen, pieceOf, lit, position } = usePlay();
  const pieces = chosen?.pieces;
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a new choice moves the board, not what becomes of its pieces.
  useEffect(() => {
    if (!pieces) return;
    const box = boxOfPieces(pieces, pieceOf);
    if (box) camera.show(box);
    else
      showAny(
        camera,
        boxesOfTargets(
          lit.map(({ target }) => target),
          position,
          pieceOf,
        ),
      );
  }, [pieces, camera]);
};

/** Where the spotlight of a lesson falls is brought into view, wherever it falls anew. */
const useShowSpotlight = (camera: CameraControl, box: Box | null): void => {
  const where = box ? `${box.left} ${box.top} ${box.right} ${box.bottom}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the box is new at every render; its corners say when it moves.
  useEffect(() => {
    if (box) camera.show(box);
  }, [where, camera]);
};

interface BoardStageProps {
  readonly isHot: boolean;
  /** What a lesson speaks of: it is brought into view. */
  readonly spotlight: readonly Target[];
  /** What else is drawn over the board, in its units. */
  readonly children: ReactNode;
}

/** The board in its window: it is pushed and zoomed, its pieces are chosen, sent and dragged. */
export const BoardStage = ({ isHot, spotlight, children }: BoardStageProps) => {
  const words = useTranslations('play');
  const { system, position, pieceOf, isReaction, asking } = usePlay();
  const decision = useDecisionBoxes();
  const lights = boxesOfTargets(spotlight, position, pieceOf);
  const boxes = lights.length > 0 ? lights : decision;
  const camera = useCamera({
    board: position.board,
    sizes: readableSizesOf(position),
    focus: joinBoxes(boxes),
  });
  useShowChosen(camera);
  useShowDecision(camera, decision);
  useShowSpotlight(camera, joinBoxes(lights));
  const free = useFreeDrag();
  const { carried, isOver, handlers, trayHandlers } = useBoardPointer(camera, free);
  const isHolding = free.held !== null;
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === '+' || event.key === '=') camera.zoomBy(1.3);
    if (event.key === '-') camera.zoomBy(1 / 1.3);
    if (event.key === '0') camera.showAll();
  };
  return (
    <section className={styles.stage} aria-label={words('board')} onKeyDown={onKeyDown}>
      <Tray handlersOf={trayHandlers} />
      <div className={styles.window} ref={camera.window}>
        <div className={styles.glass} data-over={isOver} data-carrying={carried !== null} {...handlers}>
          <div className={styles.world}>
            <BoardLayers system={system} position={position} />
            {isHot && <HeatMap />}
            <BoardMarks isHolding={isHolding}>
              <FreeDragMarks drag={free} />
            </BoardMarks>
            {children}
          </div>
        </div>
        <PlaceList />
        <PieceButtons />
        {!isHolding && !isReaction && <TargetLabels />}
        <RefusalMark />
        {!isHolding && !asking && <OrderToolbar camera={camera} />}
        {!isHolding && <OrderSlip camera={camera} />}
        <AskingSlip camera={camera} />
        <RefusalSlip camera={camera} />
        <ReactionSlip camera={camera} />
        <ThrowSlip camera={camera} />
        <FreeDragSlip drag={free} camera={camera} />
        {carried && <Carried carried={carried} camera={camera} />}
        <BoardTools camera={camera} />
      </div>
    </section>
  );
};
