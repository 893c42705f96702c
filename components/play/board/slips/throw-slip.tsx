'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { Target } from '@/lib/game/contract/about';
import { type Outline, outlineOfTarget } from '@/lib/game/play/camera/shapes';
import { listLoggedOrders, orderAt } from '@/lib/game/play/log/order-log';
import { Dice } from '../../log/dice';
import { usePlay } from '../../session/play-model';
import type { CameraControl } from '../camera/use-camera';
import { Slip } from './slip';
import styles from './slips.module.css';

/** The target of the order with the throw, else who gave it; with no place on the board: its middle. */
const useThrowPlace = (): Outline => {
  const { match, viewer, throws, position, pieceOf } = usePlay();
  const last = throws.at(-1);
  const order = last && orderAt(listLoggedOrders(match, viewer ?? 'all'), last.at);
  const about = order?.summary?.about;
  const pieces = (about?.subjects ?? []).map((id): Target => ({ type: 'piece', id }));
  const [first] = [...(about?.targets ?? []), ...pieces].flatMap(target => {
    const outline = outlineOfTarget(position, pieceOf, target);
    return outline ? [outline] : [];
  });
  const { width, height } = position.board;
  return first ?? [[width / 2, height / 2]];
};

/** The dice and their result, beside the fight, until the player does something. */
export const ThrowSlip = ({ camera }: { readonly camera: CameraControl }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { throws, rules, viewer } = usePlay();
  const about = useThrowPlace();
  if (throws.length === 0) return null;
  return (
    <Slip camera={camera} about={about} look="throw" label={words('thrown')}>
      <ol className={styles.throws}>
        {throws.map(({ id, event, faces }) => (
          <li key={id}>
            <Dice faces={faces} />
            <span>{say(rules.describe(event, viewer ?? 'all'))}</span>
          </li>
        ))}
      </ol>
    </Slip>
  );
};
