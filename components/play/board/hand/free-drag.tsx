'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useEffect, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import { describeFinding } from '@/lib/game/contract/finding';
import { boxOf, middleOf, outlineOfPiece, toSvgPoints } from '@/lib/game/play/camera/shapes';
import type { Point } from '@/lib/geometry/board';
import { SectionLink } from '../../choices/section-link';
import { OddsView } from '../../panel/orders/odds-view';
import { usePlay } from '../../session/play-model';
import { useThrow } from '../../session/use-throw';
import { OnBoard } from '../camera/on-board';
import type { CameraControl } from '../camera/use-camera';
import { Slip } from '../slips/slip';
import styles from './hand.module.css';
import type { FreeDrag, FreeDragControl } from './use-free-drag';

const pointsOf = ({ preview }: FreeDrag): readonly Point[] => preview.outlines.flat();

/** The piece where it would stand, the ground that it passes, and whom it would touch. */
export const FreeDragMarks = ({ drag }: { readonly drag: FreeDragControl }) => {
  const { pieceOf } = usePlay();
  const { held } = drag;
  if (!held) return null;
  const { outlines, corridor, findings, contacts } = held.preview;
  const touched = contacts.flatMap(id => {
    const piece = pieceOf.get(id);
    return (piece && outlineOfPiece(piece)) ?? [];
  });
  return (
    <g className={styles.free} data-barred={findings.length > 0}>
      {corridor.length > 1 && <polyline className={styles.corridor} points={toSvgPoints(corridor)} />}
      {touched.length > 0 && <polygon className={styles.contact} points={toSvgPoints(touched)} />}
      {outlines.map((outline, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: outlines have no other identity than their order.
        <polygon key={index} className={styles.standing} points={toSvgPoints(outline)} />
      ))}
    </g>
  );
};

interface FreeDragSlipProps {
  readonly drag: FreeDragControl;
  readonly camera: CameraControl;
}

/** Cost and result beside the piece; once it is put down, the ring to turn it and the button to confirm. */
export const FreeDragSlip = ({ drag, camera }: FreeDragSlipProps) => {
  const say = useSay();
  const words = useTranslations('play');
  const { system } = usePlay();
  const { held, order } = drag;
  const thrown = useThrow(held && held.preview.contacts.length > 0 ? (order ?? undefined) : undefined);
  if (!held || !order) return null;
  const { findings, figures } = held.preview;
  const outline = pointsOf(held);
  return (
    <>
      <FreeFigures held={held} />
      {held.isLaid && <WheelRing drag={drag} camera={camera} held={held} />}
      <Slip
        camera={camera}
        about={outline}
        look={findings.length > 0 ? 'refusal' : 'plain'}
        label={say(order.label)}
      >
        {findings.length > 0 ? (
          findings.map(finding => (
            <p key={finding.code} role="alert">
              {say(describeFinding(finding))}{' '}
              {finding.rule && <SectionLink system={system} section={finding.rule.section} />}
            </p>
          ))
        ) : (
          <>
            {thrown ? <OddsView thrown={thrown} /> : <h3>{say(order.label)}</h3>}
            <ul className={styles.figureList}>
              {figures.map(figure => (
                <li key={say(figure)}>{say(figure)}</li>
              ))}
            </ul>
          </>
        )}
        {held.isLaid && <Confirm drag={drag} label={words('do-it')} />}
      </Slip>
    </>
  );
};

const Confirm = ({ drag, label }: { readonly drag: FreeDragControl; readonly label: string }) => {
  const words = useTranslations('play');
  const { give } = usePlay();
  const { held, order } = drag;
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus(), []);
  const isBarred = !held || !order || held.preview.findings.length > 0;
  return (
    <div className={styles.confirm}>
      <Button ref={button} look="main" disabled={isBarred} onClick={() => order && give(order)}>
        {label}
      </Button>
      <IconButton label={words('release')} onClick={drag.letGo}>
        ×
      </IconButton>
    </div>
  );
};

/** How far it goes, of how far it may, at the piece itself. */
const FreeFigures = ({ held }: { readonly held: FreeDrag }) => {
  const say = useSay();
  const [first] = held.preview.figures;
  const box = boxOf([pointsOf(held)]);
  if (!first || !box) return null;
  return (
    <OnBoard at={[(box.left + box.right) / 2, box.bottom]}>
      <span className={styles.figures}>{say(first)}</span>
    </OnBoard>
  );
};

interface WheelRingProps extends FreeDragSlipProps {
  readonly held: FreeDrag;
}

const headingOf = ([x, y]: Point, [toX, toY]: Point): number =>
  (Math.round((Math.atan2(toX - x, y - toY) * 180) / Math.PI) + 360) % 360;

const KEY_STEP = 5;

/** A ring before the piece that turns it: drawn around, or by the arrow keys. */
const WheelRing = ({ drag, camera, held }: WheelRingProps) => {
  const words = useTranslations('play');
  const { pieceOf } = usePlay();
  const isHeld = useRef(false);
  const box = boxOf([pointsOf(held)]);
  if (!box) return null;
  const middle = middleOf(box);
  const heading = held.pose.heading ?? pieceOf.get(held.piece)?.heading ?? 0;
  const reach = Math.max(box.right - box.left, box.bottom - box.top) / 2 + 34;
  const angle = (heading * Math.PI) / 180;
  const onPointerMove = (event: PointerEvent): void => {
    if (isHeld.current) drag.wheel(headingOf(middle, camera.toBoard(event.clientX, event.clientY)));
  };
  const release = (): void => {
    isHeld.current = false;
  };
  return (
    <OnBoard at={[middle[0] + Math.sin(angle) * reach, middle[1] - Math.cos(angle) * reach]}>
      <Button
        look="bare"
        className={styles.wheel}
        aria-label={words('wheel', { heading })}
        onPointerDown={event => {
          isHeld.current = true;
          event.currentTarget.setPointerCapture(event.pointerId);
        }}
        onPointerMove={onPointerMove}
        onPointerUp={release}
        onPointerCancel={release}
        onKeyDown={event => {
          const step = event.key === 'ArrowLeft' ? -KEY_STEP : event.key === 'ArrowRight' ? KEY_STEP : 0;
          if (step === 0) return;
          event.preventDefault();
          drag.wheel((heading + step + 360) % 360);
        }}
      >
        <span aria-hidden="true">{words('degrees', { heading })}</span>
      </Button>
    </OnBoard>
  );
};
