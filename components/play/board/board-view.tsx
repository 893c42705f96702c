'use client';

import { useTranslations } from 'next-intl';
import { type ReactNode, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { toSvg } from '@/lib/drawing/adapters/to-svg';
import { type AnySystem, DRAW_LAYERS } from '@/lib/game/contract/game-system';
import type { Piece, Position } from '@/lib/game/contract/position';
import type { BoardMarks } from '@/lib/game/play/board-marks';
import type { GameSession } from '@/lib/game/play/game-session';
import { computeHeatMap, type HeatCell } from '@/lib/game/play/heat-map';
import type { Point, Space } from '@/lib/geometry/board';
import type { BoardSelection } from '../play-table';
import styles from './board.module.css';
import { BoardFrame } from './board-frame';

interface BoardViewProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly position: Position;
  readonly chosen: BoardSelection;
  readonly onChoose: (chosen: BoardSelection) => void;
  /** What each choice is about. */
  readonly named: readonly BoardMarks[];
  /** The number of the choice under the pointer. */
  readonly lit: number | null;
  /** Whether it is shown where fights happened. */
  readonly isHot: boolean;
  /** What else is drawn over the board. */
  readonly children?: ReactNode;
}

const toSvgPoints = (outline: readonly Point[]): string => outline.map(point => point.join(',')).join(' ');

const useBoardDrawing = (system: AnySystem, position: Position) => {
  const words = useTranslations('play');
  const say = useSay();
  const picture = useMemo(
    () =>
      system.draw(position, {
        layers: DRAW_LAYERS.filter(layer => layer !== 'frame'),
        paper: 'screen',
        detail: 'normal',
        say,
      }),
    [system, position, say],
  );
  const svg = useMemo(() => toSvg(picture, { title: words('board'), idPrefix: 'play' }), [picture, words]);
  return { picture, svg };
};

/** A board with more spaces cannot be read as a whole. */
const MANY = 200;
const LARGE = 2;

/** The same drawing as everywhere; over it lies what can be pointed at. */
export const BoardView = (props: BoardViewProps) => {
  const { system, match, position, chosen, lit, isHot } = props;
  const { picture, svg } = useBoardDrawing(system, position);
  const heat = useMemo(() => (isHot ? computeHeatMap(match) : []), [isHot, match]);
  const spaces = position.board.kind === 'spaces' ? position.board.spaces : [];
  return (
    <BoardFrame
      ratio={picture.width / picture.height}
      initial={spaces.length > MANY ? LARGE : 1}
      lit={JSON.stringify([match.at, lit, chosen])}
    >
      <figure className={styles.board}>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes. */}
        <div dangerouslySetInnerHTML={{ __html: svg }} />
        <svg className={styles.over} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
          <BoardTargets {...props} spaces={spaces} />
          <HeatMap heat={heat} spaces={spaces} />
          {props.children}
        </svg>
      </figure>
    </BoardFrame>
  );
};

/** Every space and piece can be pointed at, and the places where units would come to stand. */
const BoardTargets = (props: BoardViewProps & { readonly spaces: readonly Space[] }) => {
  const { position, chosen, onChoose, named, lit, spaces } = props;
  const live = useMemo(
    () => ({
      pieces: new Set(named.flatMap(({ pieces }) => pieces)),
      spaces: new Set(named.flatMap(about => about.spaces)),
    }),
    [named],
  );
  const now = lit === null ? undefined : named[lit];
  return (
    <>
      {spaces.map(({ id, outline }) => (
        // biome-ignore lint/a11y/noStaticElementInteractions: every choice stands in the list too, where the keyboard reaches it.
        <polygon
          key={id}
          className={styles.space}
          data-space={id}
          data-live={live.spaces.has(id)}
          data-lit={now?.spaces.includes(id) ?? false}
          data-chosen={chosen.space === id}
          points={toSvgPoints(outline)}
          onClick={() => onChoose({ ...NOTHING, space: chosen.space === id ? null : id })}
        />
      ))}
      {position.pieces.map(piece => (
        <PieceTarget
          key={piece.id}
          piece={piece}
          isLive={live.pieces.has(piece.id)}
          isLit={now?.pieces.includes(piece.id) ?? false}
          isChosen={chosen.piece === piece.id}
          onChoose={() => onChoose({ ...NOTHING, piece: chosen.piece === piece.id ? null : piece.id })}
        />
      ))}
      <ChoiceMarks {...{ named, lit, chosen, onChoose }} />
    </>
  );
};

const NOTHING: BoardSelection = { piece: null, space: null, choice: null };
const MOST_MARKED = 24;

/** Where each choice leads on an open table; of many only those that are pointed at. */
const ChoiceMarks = ({
  named,
  lit,
  chosen,
  onChoose,
}: Pick<BoardViewProps, 'named' | 'lit' | 'chosen' | 'onChoose'>) => {
  const all = named.flatMap(({ outlines }, choice) =>
    outlines.map((outline, part) => ({ choice, part, outline })),
  );
  const marking = named.filter(({ outlines }) => outlines.length > 0).length;
  const shown =
    marking <= MOST_MARKED ? all : all.filter(({ choice }) => choice === lit || choice === chosen.choice);
  return shown.map(({ choice, part, outline }) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: every choice stands in the list too, where the keyboard reaches it.
    <polygon
      key={`${choice} ${part}`}
      className={styles.mark}
      data-mark={choice}
      data-lit={choice === lit}
      data-chosen={choice === chosen.choice}
      points={toSvgPoints(outline)}
      onClick={() => onChoose({ ...NOTHING, choice: chosen.choice === choice ? null : choice })}
    />
  ));
};

/** The more often dice were thrown about a place, the redder it is. */
const HeatMap = ({
  heat,
  spaces,
}: {
  readonly heat: readonly HeatCell[];
  readonly spaces: readonly Space[];
}) => {
  const most = Math.max(1, ...heat.map(({ count }) => count));
  return heat.map(({ space, centre, count }) => {
    const ground = spaces.find(({ id }) => id === space);
    const look = { className: styles.heat, opacity: 0.15 + (0.55 * count) / most };
    if (ground) return <polygon key={ground.id} {...look} points={toSvgPoints(ground.outline)} />;
    return centre && <circle key={String(centre)} {...look} cx={centre[0]} cy={centre[1]} r={60} />;
  });
};

interface PieceTargetProps {
  readonly piece: Piece;
  readonly isLive: boolean;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const PieceTarget = ({ piece, isLive, isLit, isChosen, onChoose }: PieceTargetProps) => {
  if (!piece.box) return null;
  const { centre, size, outline } = piece.box;
  const [left, top] = [centre[0] - size / 2, centre[1] - size / 2];
  const look = {
    className: styles.piece,
    'data-piece': piece.id,
    'data-live': isLive,
    'data-lit': isLit,
    'data-chosen': isChosen,
    onClick: onChoose,
  };
  const title = <title>{piece.name}</title>;
  // A unit that is no square is lit as it lies: its square would reach over its neighbours and the edge of the table.
  return outline ? (
    <polygon {...look} points={outline.map(([x, y]) => `${left + x},${top + y}`).join(' ')}>
      {title}
    </polygon>
  ) : (
    <rect {...look} x={left} y={top} width={size} height={size} rx={size / 15}>
      {title}
    </rect>
  );
};
