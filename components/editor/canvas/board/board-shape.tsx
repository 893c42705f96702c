'use client';

import { createShapeId, type Geometry2d, Rectangle2d, ShapeUtil, T, type TLBaseShape } from 'tldraw';
import { BoardLayers } from './board-layers';

export const BOARD = 'board';
export const BOARD_ID = createShapeId(BOARD);

/** The whole map sheet as one locked shape: its picture is painted from the document. */
export type BoardShape = TLBaseShape<typeof BOARD, { readonly width: number; readonly height: number }>;

export class BoardShapeUtil extends ShapeUtil<BoardShape> {
  static override type = BOARD;
  static override props = { width: T.number, height: T.number };

  override getDefaultProps(): BoardShape['props'] {
    return { width: 1, height: 1 };
  }

  override getGeometry({ props: { width, height } }: BoardShape): Geometry2d {
    return new Rectangle2d({ width, height, isFilled: true });
  }

  override component({ props: { width, height } }: BoardShape) {
    return <BoardLayers width={width} height={height} />;
  }

  override indicator() {
    return null;
  }

  override canSnap(): boolean {
    return false;
  }
  override canBind(): boolean {
    return false;
  }
  override hideSelectionBoundsBg(): boolean {
    return true;
  }
  override hideSelectionBoundsFg(): boolean {
    return true;
  }
}
