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
import { Counter } from '@/components/board/counter';
import { useSay } from '@/components/words/use-say';
import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { TransformGhost } from '@/lib/editor/session/interaction-state';
import type { StudioState } from '@/lib/editor/session/state';
import type { Piece, Position } from '@/lib/game/contract/position';
import { useInteraction, useStudioState } from '../../session/studio-context';
import styles from '../board/canvas.module.css';

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

export const composePieceShapeId = (pieceId: string): TLShapeId => createShapeId(`${PIECE}-${pieceId}`);

/** A piece that would move is faint at its old place; of a whole board that would be turned, nothing is left. */
const isMovingAway = (ghost: TransformGhost | null, id: string): 'whole' | 'part' | undefined => {
  if (ghost?.pieces.length === 0) return 'whole';
  return ghost?.moved.has(id) ? 'part' : undefined;
};

/** A unit on the board that a shown line of battle includes would leave its place. */
const isDeployedElsewhere = ({ deploying }: StudioState, id: string): boolean =>
  deploying?.request.how === 'line-up' &&
  (deploying.answer?.proposal.ghosts.some(ghost => ghost.id === id) ?? false);

const piecesById = memoizeByIdentity(
  ({ pieces }: Position) => new Map(pieces.map(piece => [piece.id, piece])),
);

/** Each counter subscribes separately: none of them searches all. */
const findPiece = (position: Position, id: string): Piece | undefined => piecesById(position).get(id);

const PieceOnMap = ({ shape }: { readonly shape: PieceShape }) => {
  const say = useSay();
  const { piece: id, size } = shape.props;
  const piece = useStudioState(({ derived }) => derived.position && findPiece(derived.position, id));
  const chosen = useStudioState(({ selection }) => selection.pieces.includes(id));
  const invalid = useStudioState(({ derived }) => derived.invalid.pieces.includes(id));
  const turning = useInteraction(({ ghost }) => isMovingAway(ghost, id));
  const isRedeployed = useStudioState(state => isDeployedElsewhere(state, id));
  const leaving = isRedeployed ? 'part' : turning;
  const face = useMemo(() => piece && { ...piece.face, chosen, invalid }, [piece, chosen, invalid]);
  if (!piece || !face) return null;
  return (
    <HTMLContainer
      className={styles.lamplit}
      role="img"
      aria-label={`${piece.name}, ${say(piece.words)}`}
      data-piece={id}
      data-invalid={invalid || undefined}
      data-chosen={chosen || undefined}
      data-leaving={leaving}
      // The whole square, even where only a part of it can be grabbed: its middle is the piece's own.
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
