'use client';

import { useMemo } from 'react';
import {
  createShapeId,
  type Geometry2d,
  HTMLContainer,
  Polygon2d,
  Rectangle2d,
  ShapeUtil,
  T,
  type TLBaseShape,
  type TLShape,
  type TLShapeId,
  Vec,
} from 'tldraw';
import { useStudioState } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import { oncePer } from '@/lib/documents/once-per';
import type { Piece, Position } from '@/lib/game/position';
import styles from './canvas.module.css';
import { Counter } from './counter';
import { type Ghost, useHand } from './hand-state';

export const PIECE = 'piece';

/** A counter on the map. It knows only which piece it is: what it shows stands in the document. */
export type PieceShape = TLBaseShape<
  typeof PIECE,
  {
    readonly piece: string;
    readonly size: number;
    /** Corners of what can be grasped, x and y in turn; empty: the whole square. */
    readonly outline: number[];
  }
>;

export const isPieceShape = (shape: TLShape): shape is PieceShape => shape.type === PIECE;

export const pieceShapeId = (pieceId: string): TLShapeId => createShapeId(`${PIECE}-${pieceId}`);

/** What would move is faint where it stands; of a whole board that would be turned, nothing is left. */
const leavingBefore = (ghost: Ghost | null, id: string): 'whole' | 'part' | undefined => {
  if (ghost?.pieces.length === 0) return 'whole';
  return ghost?.moved.has(id) ? 'part' : undefined;
};

const piecesById = oncePer(({ pieces }: Position) => new Map(pieces.map(piece => [piece.id, piece])));

/** Each counter asks after every edit: none of them looks through all. */
const pieceIn = (position: Position, id: string): Piece | undefined => piecesById(position).get(id);

const PieceOnMap = ({ shape }: { readonly shape: PieceShape }) => {
  const say = useSay();
  const { piece: id, size } = shape.props;
  const piece = useStudioState(({ reading }) => reading.position && pieceIn(reading.position, id));
  const chosen = useStudioState(({ selection }) => selection.pieces.includes(id));
  const fault = useStudioState(({ reading }) => reading.faults.pieces.includes(id));
  const leaving = useHand(({ ghost }) => leavingBefore(ghost, id));
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
      data-leaving={leaving}
      // The whole square, also where only a part of it can be grasped: its middle is the piece's own.
      style={{ width: size, height: size }}
    >
      <Counter face={face} size={size} margin={0} />
    </HTMLContainer>
  );
};

const cornersFrom = (outline: readonly number[]): Vec[] =>
  outline.flatMap((x, index) => (index % 2 === 0 ? [new Vec(x, outline[index + 1] ?? 0)] : []));

export class PieceShapeUtil extends ShapeUtil<PieceShape> {
  static override type = PIECE;
  static override props = { piece: T.string, size: T.number, outline: T.arrayOf(T.number) };

  override getDefaultProps(): PieceShape['props'] {
    return { piece: '', size: 1, outline: [] };
  }

  override getGeometry({ props: { size, outline } }: PieceShape): Geometry2d {
    const points = cornersFrom(outline);
    if (points.length > 2) return new Polygon2d({ points, isFilled: true });
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
