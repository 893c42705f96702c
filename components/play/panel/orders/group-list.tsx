'use client';

import { useTranslations } from 'next-intl';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { listCards } from '@/lib/game/play/board/order-cards';
import { isInTray } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { KeyCap } from './order-list';
import styles from './orders.module.css';

const MOST_COUNTERS = 4;

/** Every group that can act: one of them is chosen first. */
export const GroupList = () => {
  const words = useTranslations('play');
  const play = usePlay();
  const spoken = useOrderWords();
  if (!play.listsGroups) return null;
  const before = listCards(play.orders).length;
  return (
    <section
      className={styles.groupSection}
      data-tray={play.groups.every(({ pieces }) => isInTray(pieces, play.pieceOf))}
      aria-label={words('choose-group')}
    >
      <h3>{words('choose-group')}</h3>
      <ol className={styles.groups}>
        {play.groups.map(({ key, pieces }, index) => (
          <li key={key} className={isInTray(pieces, play.pieceOf) ? styles.inTray : undefined}>
            <Button
              look="bare"
              className={styles.groupRow}
              onPointerEnter={() => play.pointGroup(pieces)}
              onPointerLeave={() => play.pointGroup([])}
              onFocus={() => play.pointGroup(pieces)}
              onBlur={() => play.pointGroup([])}
              onClick={() => play.chooseGroup(pieces)}
            >
              <KeyCap number={before + index + 1} />
              <span className={styles.miniatures}>
                {pieces.slice(0, MOST_COUNTERS).map(id => {
                  const piece = play.pieceOf.get(id);
                  return piece && <Counter key={id} face={piece.face} size={26} />;
                })}
              </span>
              <span className={styles.groupName}>
                <span>{spoken.group(pieces)}</span>
                <span className={styles.where}>
                  {spoken.place(play.pieceOf.get(pieces[0] ?? '')?.space ?? null)}
                </span>
              </span>
            </Button>
          </li>
        ))}
      </ol>
    </section>
  );
};
