'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import { KindIcon } from '../panel/kind-icon';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';
import { OnBoard } from './on-board';
import { boxOf, outlineOfPiece } from './shapes';

const MOST = 4;

/** The orders of the chosen pieces at the pieces themselves, one click each. */
export const OrderToolbar = () => {
  const play = usePlay();
  const words = useTranslations('play');
  const say = useSay();
  const { chosen, pieceOf, orders, current } = play;
  const box = useMemo(
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
  const { height } = play.position.board;
  if (!chosen || !box || orders.length === 0) return null;
  const isLow = box.bottom > height * 0.86;
  const shown = orders.length > MOST + 1 ? orders.filter(({ about }) => about.targets.length === 0 || about.kind === 'turn').slice(0, MOST) : orders;
  return (
    <OnBoard at={[(box.left + box.right) / 2, isLow ? box.top : box.bottom]}>
      <div className={styles.toolbar} data-above={isLow} role="toolbar" aria-label={words('orders')}>
        {shown.map(order => {
          const index = orders.indexOf(order);
          return (
            <Button
              key={index}
              look="bare"
              tabIndex={-1}
              data-current={index === current}
              onPointerEnter={() => play.point(index)}
              onClick={() => play.give(order)}
            >
              <KindIcon kind={order.about.kind} />
              <span>{say(order.label)}</span>
            </Button>
          );
        })}
        <IconButton label={words('release')} tabIndex={-1} onClick={play.release}>
          ×
        </IconButton>
      </div>
    </OnBoard>
  );
};
