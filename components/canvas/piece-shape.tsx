'use client';

import { useMemo } from 'react';
import {
  createShapeId,
  type Geometry2d,
  HTMLContainer,
  Rectangle2d,
  ShapeUtil,
  T,
  type TLBaseShape,
  type TLShapeId,
} from 'tldraw';
import { useStudioState } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import styles from './canvas.module.css';
import { Counter } from './counter';

export const PIECE = 'piece';

/** A counter on the map. It knows only which piece it is: what it shows stands in the document. */
export type PieceShape = TLBaseShape<typeof PIECE, { readonly piece: string; readonly size: number }>;

export const pieceShapeId = (pieceId: string): TLShapeId => createShapeId(`${PIECE}-${pieceId}`);

const PieceOnMap = ({ shape }: { readonly shape: PieceShape }) => {
  const say = useSay();
  const { piece: id, size } = shape.props;
  const piece = useStudioState(({ reading }) => reading.position?.pieces.find(piece => piece.id === id));
  const chosen = useStudioState(({ selection }) => selection.pieces.includes(id));
  const fault = useStudioState(({ reading }) => reading.faults.pieces.includes(id));
  const face = useMemo(() => piece && { ...piece.face, chosen, fault }, [piece, chosen, fault]);
  if (!piece || !face) return null;
  return (
    <HTMLContainer
      className={styles.lamplit}
      role="img"
      aria-label={`${piece.name}, ${say(piece.words)}`}
      data-piece={id}
      data-fault={fault || undefined}
      data-chosen={chosen || undefined}
    >
      <Counter face={face} size={size} margin={0} />
    </HTMLContainer>
  );
};

export class PieceShapeUtil extends ShapeUtil<PieceShape> {
  static override type = PIECE;
  static override props = { piece: T.string, size: T.number };

  override getDefaultProps(): PieceShape['props'] {
    return { piece: '', size: 1 };
  }

  override getGeometry({ props: { size } }: PieceShape): Geometry2d {
    return new Rectangle2d({ width: size, height: size, isFilled: true });
  }

  override component(shape: PieceShape) {
    return <PieceOnMap shape={shape} />;
  }

  override indicator() {
    return null;
  }

  override canResize(): boolean {
    return false;
  }
  override canBind(): boolean {
    return false;
  }
  override canSnap(): boolean {
    return false;
  }
  override hideResizeHandles(): boolean {
    return true;
  }
  override hideRotateHandle(): boolean {
    return true;
  }
  override hideSelectionBoundsBg(): boolean {
    return true;
  }
  override hideSelectionBoundsFg(): boolean {
    return true;
  }
}
