'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo } from 'react';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';
import { BoardLayers } from './board-layers';
import { BoardMarks } from './board-marks';
import { BoardTools } from './board-tools';
import { Carried } from './carried';
import { HeatMap } from './heat-map';
import { AskingSlip, OrderSlip, RefusalSlip } from './order-slip';
import { OrderToolbar } from './order-toolbar';
import { PieceButtons } from './piece-buttons';
import { PlaceList } from './place-list';
import { RefusalMark } from './refusal-mark';
import { boxOf, outlineOfPiece, usualCounterSize } from './shapes';
import { TargetLabels } from './target-labels';
import { Tray } from './tray';
import { useBoardPointer } from './use-board-pointer';
import { useCamera } from './use-camera';

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

/** The board in its window: it is pushed and zoomed, its pieces are chosen, sent and dragged. */
export const BoardStage = ({ isHot }: { readonly isHot: boolean }) => {
  const words = useTranslations('play');
  const { system, position } = usePlay();
  const focus = useFocusBox();
  const camera = useCamera({ board: position.board, counter: usualCounterSize(position), focus });
  const { carried, isOver, handlers, trayHandlers } = useBoardPointer(camera);
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
            <BoardMarks />
          </div>
        </div>
        <PlaceList />
        <PieceButtons />
        <TargetLabels />
        <RefusalMark />
        <OrderToolbar camera={camera} />
        <OrderSlip camera={camera} />
        <AskingSlip camera={camera} />
        <RefusalSlip camera={camera} />
        {carried && <Carried carried={carried} camera={camera} />}
        <BoardTools camera={camera} />
      </div>
    </section>
  );
};
