'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { boxOf, outlineOfPiece } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { coverBoard } from '../camera/on-board';
import styles from './marks.module.css';

/** Every group that can act, where it stands, for keys and screen readers; the mouse points at the pieces themselves. */
export const PieceButtons = () => {
  const play = usePlay();
  const words = useTranslations('play');
  const spoken = useOrderWords();
  return (
    <ul className={styles.groups} aria-label={words('can-act')}>
      {play.groups.map(({ key, pieces }) => {
        const box = boxOf(
          pieces.flatMap(id => {
            const piece = play.pieceOf.get(id);
            const outline = piece && outlineOfPiece(piece);
            return outline ? [outline] : [];
          }),
        );
        if (!box) return null;
        return (
          <li key={key}>
            <Button
              look="bare"
              className={styles.group}
              style={coverBoard(box)}
              data-group={key}
              aria-pressed={play.chosen?.pieces.some(id => pieces.includes(id)) ?? false}
              aria-label={spoken.groupWithPlace(pieces)}
              onFocus={() => play.pointGroup(pieces)}
              onBlur={() => play.pointGroup([])}
              onClick={() => play.chooseGroup(pieces)}
            />
          </li>
        );
      })}
    </ul>
  );
};
