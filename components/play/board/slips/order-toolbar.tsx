'use client';

import { useTranslations } from 'next-intl';
import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import { listHandyOrders } from '@/lib/game/play/board/handy-orders';
import { type Box, toScreen } from '@/lib/game/play/camera/camera';
import { computeToolsBox, placeSlip, TOOLBAR_WEIGHTS } from '@/lib/game/play/camera/place-slip';
import { boxOf, outlineOfPiece } from '@/lib/game/play/camera/shapes';
import { KindIcon } from '../../panel/orders/kind-icon';
import { handOfClick } from '../../session/play-actions';
import { usePlay } from '../../session/play-model';
import { type CameraControl, useRestingCamera } from '../camera/use-camera';
import { useLitBoxes, useSparedBoxes } from './slip';
import styles from './slips.module.css';

const MOST = 5;

const useChosenBox = (): Box | null => {
  const { chosen, pieceOf } = usePlay();
  return useMemo(
    () =>
      boxOf(
        (chosen?.pieces ?? []).flatMap(id => {
          const piece = pieceOf.get(id);
          const outline = piece && outlineOfPiece(piece);
          return outline ? [outline] : [];
        }),
      ),
    [chosen, pieceOf],
  );
};

/** Near the pieces, clear of everything that is lit. */
const useToolbarPlace = (camera: CameraControl, box: Box | null) => {
  const element = useRef<HTMLDivElement>(null);
  const resting = useRestingCamera(camera);
  const kept = useLitBoxes();
  const spared = useSparedBoxes();
  const [place, setPlace] = useState<{ readonly left: number; readonly top: number } | null>(null);
  useLayoutEffect(() => {
    if (!box || !element.current) return;
    const { offsetWidth: width, offsetHeight: height } = element.current;
    const next = placeSlip(
      { width, height },
      camera.size(),
      toScreen(resting, box),
      [...kept.map(each => toScreen(resting, each)), computeToolsBox(camera.size())],
      spared.map(each => toScreen(resting, each)),
      TOOLBAR_WEIGHTS,
    );
    if (place?.left !== next.left || place.top !== next.top) setPlace(next);
  });
  return { element, place };
};

/** The orders of the chosen pieces at the pieces themselves, one click each; what leads somewhere is lit there anyway. */
export const OrderToolbar = ({ camera }: { readonly camera: CameraControl }) => {
  const play = usePlay();
  const words = useTranslations('play');
  const box = useChosenBox();
  const { element, place } = useToolbarPlace(camera, box);
  const { chosen, orders } = play;
  if (!chosen || !box) return null;
  const shown = listHandyOrders(orders, MOST);
  if (shown.length === 0) return null;
  return (
    <div
      ref={element}
      className={styles.toolbar}
      role="toolbar"
      aria-label={words('orders')}
      style={{ left: place?.left ?? 0, top: place?.top ?? 0, visibility: place ? 'visible' : 'hidden' }}
    >
      {shown.map(index => (
        <ToolButton key={index} index={index} />
      ))}
      <IconButton label={words('release')} tabIndex={-1} onClick={play.release}>
        ×
      </IconButton>
    </div>
  );
};

const ToolButton = ({ index }: { readonly index: number }) => {
  const play = usePlay();
  const say = useSay();
  const words = useTranslations('play');
  const order = play.orders[index];
  if (!order) return null;
  const short = say(order.short ?? order.label);
  return (
    <Button
      look="bare"
      tabIndex={-1}
      data-current={index === play.current}
      onPointerEnter={() => play.point(index)}
      onClick={event => play.give(order, handOfClick(event))}
    >
      <KindIcon kind={order.about.kind} />
      <span>{order.heading ? words('headed', { heading: say(order.heading), short }) : short}</span>
    </Button>
  );
};
