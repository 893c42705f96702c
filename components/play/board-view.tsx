'use client';

import { useTranslations } from 'next-intl';
import { type CSSProperties, useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { toSvg } from '@/lib/drawing/to-svg';
import { type AnySystem, LAYERS } from '@/lib/game/game-system';
import { type HeatSpot, heatOf } from '@/lib/game/heat';
import type { Match } from '@/lib/game/match';
import type { Mentioned } from '@/lib/game/mentioned';
import type { Piece, Position } from '@/lib/game/position';
import type { Space } from '@/lib/geometry/board';
import styles from './play.module.css';
import type { Chosen } from './table';

interface BoardViewProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly position: Position;
  readonly chosen: Chosen;
  readonly onChoose: (chosen: Chosen) => void;
  /** What some choice names. */
  readonly live: { readonly pieces: ReadonlySet<string>; readonly spaces: ReadonlySet<string> };
  /** What the choice under the pointer names. */
  readonly lit: Mentioned | null;
  /** Whether it is shown where fights happened. */
  readonly isHot: boolean;
}

const pointsOf = ({ outline }: Space): string => outline.map(point => point.join(',')).join(' ');

/** The same drawing as everywhere; over it lies what can be pointed at. */
export const BoardView = (props: BoardViewProps) => {
  const { system, match, position, chosen, onChoose, live, lit, isHot } = props;
  const words = useTranslations('play');
  const say = useSay();
  const picture = useMemo(
    () =>
      system.draw(position, {
        layers: LAYERS.filter(layer => layer !== 'frame'),
        paper: 'screen',
        detail: 'normal',
        say,
      }),
    [system, position, say],
  );
  const svg = useMemo(() => toSvg(picture, { title: words('board'), idPrefix: 'play' }), [picture, words]);
  const heat = useMemo(() => (isHot ? heatOf(match) : []), [isHot, match]);
  const spaces = position.board.kind === 'spaces' ? position.board.spaces : [];
  return (
    <figure
      className={styles.board}
      style={{ '--board-ratio': picture.width / picture.height } as CSSProperties}
    >
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: toSvg escapes every text and attribute it writes. */}
      <div dangerouslySetInnerHTML={{ __html: svg }} />
      <svg className={styles.over} viewBox={`0 0 ${picture.width} ${picture.height}`} aria-hidden="true">
        {spaces.map(space => (
          // biome-ignore lint/a11y/noStaticElementInteractions: every choice stands in the list too, where the keyboard reaches it.
          <polygon
            key={space.id}
            className={styles.space}
            data-space={space.id}
            data-live={live.spaces.has(space.id)}
            data-lit={lit?.spaces.includes(space.id) ?? false}
            data-chosen={chosen.space === space.id}
            points={pointsOf(space)}
            onClick={() => onChoose({ piece: null, space: chosen.space === space.id ? null : space.id })}
          />
        ))}
        <Heat heat={heat} spaces={spaces} />
        {position.pieces.map(piece => (
          <PieceSpot
            key={piece.id}
            piece={piece}
            isLive={live.pieces.has(piece.id)}
            isLit={lit?.pieces.includes(piece.id) ?? false}
            isChosen={chosen.piece === piece.id}
            onChoose={() => onChoose({ piece: chosen.piece === piece.id ? null : piece.id, space: null })}
          />
        ))}
      </svg>
    </figure>
  );
};

/** The more often dice were thrown about a place, the redder it is. */
const Heat = ({
  heat,
  spaces,
}: {
  readonly heat: readonly HeatSpot[];
  readonly spaces: readonly Space[];
}) => {
  const most = Math.max(1, ...heat.map(({ count }) => count));
  return heat.map(({ space, centre, count }) => {
    const ground = spaces.find(({ id }) => id === space);
    const look = { className: styles.heat, opacity: 0.15 + (0.55 * count) / most };
    if (ground) return <polygon key={ground.id} {...look} points={pointsOf(ground)} />;
    return centre && <circle key={String(centre)} {...look} cx={centre[0]} cy={centre[1]} r={60} />;
  });
};

interface PieceSpotProps {
  readonly piece: Piece;
  readonly isLive: boolean;
  readonly isLit: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

const PieceSpot = ({ piece, isLive, isLit, isChosen, onChoose }: PieceSpotProps) => {
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
