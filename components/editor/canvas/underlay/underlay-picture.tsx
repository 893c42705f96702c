'use client';

import type { Underlay } from '@/lib/game/document/annotation';
import { marginsOf } from '@/lib/game/view/draw-picture';
import { useStudio, useStudioState, useView } from '../../session/studio-context';
import styles from './underlay.module.css';

export interface ShownUnderlay extends Underlay {
  readonly src: string;
  /** The board lies over it, the more translucent the stronger it shows through. */
  readonly boardOpacity: number;
}

export const composeUnderlayPath = (draftId: string): string =>
  `/api/drafts/${encodeURIComponent(draftId)}/underlay`;

/** While it is fitted its own lines must be seen. */
const BOARD_WHILE_FITTING = 0.12;

/** The picture under the board; null: there is none, or it is not to be seen. */
export const useUnderlay = (): ShownUnderlay | null => {
  const { draftId } = useStudio();
  const underlay = useStudioState(({ derived }) => derived.scenario?.underlay);
  const isHidden = useView(({ hidden }) => hidden.includes('underlay'));
  const mode = useView(({ underlayMode }) => underlayMode);
  const copy = useView(({ underlayCopy }) => underlayCopy);
  if (!underlay || isHidden) return null;
  const boardOpacity = mode === 'fit' ? BOARD_WHILE_FITTING : 1 - underlay.opacity;
  return { ...underlay, src: `${composeUnderlayPath(draftId)}?copy=${copy}`, boardOpacity };
};

interface UnderlayPictureProps {
  readonly underlay: ShownUnderlay;
  readonly sheet: { readonly width: number; readonly height: number };
}

/** In the studio only: on paper the sheet, then the picture, then the board. */
export const UnderlayPicture = ({ underlay: { src, matrix }, sheet }: UnderlayPictureProps) => {
  const board = useStudioState(({ derived }) => derived.position?.board);
  if (!board) return null;
  const [x, y] = marginsOf(sheet, board);
  const [a, b, c, d, e, f] = matrix;
  return (
    <div className={styles.under} data-underlay>
      {/* biome-ignore lint/performance/noImgElement: it is the author's own file and needs no resizing by the server. */}
      <img
        src={src}
        alt=""
        draggable={false}
        style={{ transform: `matrix(${[a, b, c, d, e + x, f + y].join(',')})` }}
      />
    </div>
  );
};
