'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type ReactNode, useMemo } from 'react';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';
import { BoardLayers } from './board-layers';
import { BoardTools } from './board-tools';
import { boxOf, outlineOfPiece, usualCounterSize } from './camera/shapes';
import { useCamera } from './camera/use-camera';
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
import { Tray } from './tray';

/** What is to be decided, as a part of the board; null: nothing on it. */
const useFocusBox = () => {
  const { groups, pieceOf } = usePlay();
  return useMemo(
    () =>
      boxOf(
        groups.flatMap(({ pieces }) =>
          pieces.flatMap(id => {
            const piece = pieceOf.get(id);
            const outline = piece && outlineOfPiece(piece);
            return outline ? [outline] : [];
          }),
        ),
      ),
    [groups, pieceOf],
  );
};

interface BoardStageProps {
  readonly isHot: boolean;
  /** What else is drawn over the board, in its units. */
  readonly children: ReactNode;
}

/** The board in its window: it is pushed and zoomed, its pieces are chosen, sent and dragged. */
export const BoardStage = ({ isHot, children }: BoardStageProps) => {
  const words = useTranslations('play');
  const { system, position, isReaction } = usePlay();
  const focus = useFocusBox();
  const camera = useCamera({ board: position.board, counter: usualCounterSize(position), focus });
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
        {!isHolding && <OrderToolbar camera={camera} />}
        {!isHolding && <OrderSlip camera={camera} />}
        <AskingSlip camera={camera} />
        <RefusalSlip camera={camera} />
        <ReactionSlip camera={camera} />
        <FreeDragSlip drag={free} camera={camera} />
        {carried && <Carried carried={carried} camera={camera} />}
        <BoardTools camera={camera} />
      </div>
    </section>
  );
};
