'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { toBoard } from '@/lib/game/play/camera/camera';
import { outlineOfPiece, toSvgPoints } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';
import { type CameraControl, useCameraNow } from './camera/use-camera';
import { LegendButton } from './legend';

const WIDTH = 148;

/** The whole board in small with the part that is seen, the zoom, and what the markers mean. */
export const BoardTools = ({ camera }: { readonly camera: CameraControl }) => {
  const words = useTranslations('play');
  return (
    <div className={styles.tools}>
      <Overview camera={camera} />
      <div className={styles.zoom}>
        <Button look="bare" aria-label={words('zoom.out')} onClick={() => camera.zoomBy(1 / 1.4)}>
          −
        </Button>
        <Button look="bare" aria-label={words('zoom.in')} onClick={() => camera.zoomBy(1.4)}>
          +
        </Button>
        <Button look="bare" onClick={camera.showAll}>
          {words('zoom.all')}
        </Button>
        <LegendButton />
      </div>
    </div>
  );
};

/** If only an edge is out of sight, nobody needs the overview. */
const NEARLY_ALL = 0.9;

const shareSeen = (from: number, to: number, length: number): number =>
  (Math.min(to, length) - Math.max(from, 0)) / length;

const Overview = ({ camera }: { readonly camera: CameraControl }) => {
  const { position, match } = usePlay();
  const now = useCameraNow(camera);
  const { width, height } = position.board;
  const size = camera.size();
  const [left, top] = toBoard(now, [0, 0]);
  const [right, bottom] = toBoard(now, [size.width, size.height]);
  const seen = shareSeen(left, right, width) * shareSeen(top, bottom, height);
  if (seen > NEARLY_ALL) return null;
  const colourOf = (seat: string) => match.scenario.sides.find(({ id }) => id === seat);
  return (
    <svg
      className={styles.overview}
      viewBox={`0 0 ${width} ${height}`}
      width={WIDTH}
      height={(WIDTH * height) / width}
      aria-hidden="true"
    >
      {position.pieces.map(piece => {
        const outline = outlineOfPiece(piece);
        const side = colourOf(piece.seat);
        const isSolid = side?.style !== 'outline';
        return (
          outline && (
            <polygon
              key={piece.id}
              points={toSvgPoints(outline)}
              fill={isSolid ? side?.colour : 'var(--map-ivory)'}
              stroke={side?.colour}
            />
          )
        );
      })}
      <rect x={left} y={top} width={right - left} height={bottom - top} />
    </svg>
  );
};
