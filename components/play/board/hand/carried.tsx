'use client';

import { Counter } from '@/components/board/counter';
import { COUNTER_SIDE } from '@/lib/drawing/counters/counter';
import { usePlay } from '../../session/play-model';
import type { CameraControl } from '../camera/use-camera';
import styles from './hand.module.css';
import type { CarriedPieces } from './use-carrying';

const TRAY_SIZE = 54;
const STEP = 0.5;

/** The pieces that are dragged, as ghosts at the pointer. */
export const Carried = ({
  carried,
  camera,
}: {
  readonly carried: CarriedPieces;
  readonly camera: CameraControl;
}) => {
  const { pieceOf } = usePlay();
  const { scale } = camera.now();
  const held = pieceOf.get(carried.grabbed)?.box ?? null;
  const [x, y] = carried.at;
  return (
    <div className={styles.carried} aria-hidden="true">
      {carried.pieces.map((id, index) => {
        const piece = pieceOf.get(id);
        if (!piece) return null;
        const size = piece.box ? piece.box.size * scale : TRAY_SIZE;
        const [dx, dy] =
          piece.box && held
            ? [(piece.box.centre[0] - held.centre[0]) * scale, (piece.box.centre[1] - held.centre[1]) * scale]
            : [(index - (carried.pieces.length - 1) / 2) * size * (1 + STEP / 10), 0];
        return (
          <span
            key={id}
            style={{ left: x + dx - size / 2, top: y + dy - size / 2, width: size, height: size }}
          >
            <Counter face={piece.face} size="100%" margin={COUNTER_SIDE / 60} />
          </span>
        );
      })}
    </div>
  );
};
