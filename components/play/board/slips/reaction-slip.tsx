'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import type { Point } from '@/lib/geometry/board';
import { OddsView } from '../../panel/orders/odds-view';
import { KeyCap } from '../../panel/orders/order-list';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { useThrow } from '../../session/use-throw';
import { boxOf, type Outline, outlineOfPiece, outlineOfTarget } from '../camera/shapes';
import type { CameraControl } from '../camera/use-camera';
import { Slip } from './slip';
import styles from './slips.module.css';

/** More answers than these stand in the panel alone. */
const MOST = 4;

/** All that the answers are about, as one part of the board. */
const useConcerned = (): Outline | null => {
  const { orders, position, pieceOf } = usePlay();
  const outlines = orders.flatMap(({ about }) => [
    ...about.targets.flatMap(target => [outlineOfTarget(position, pieceOf, target) ?? []]),
    ...about.subjects.flatMap(id => {
      const piece = pieceOf.get(id);
      return [(piece && outlineOfPiece(piece)) ?? []];
    }),
  ]);
  const box = boxOf(outlines);
  if (!box) return null;
  const corners: readonly Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  return corners;
};

/** The answers to what another side does, side by side and of equal size: none is chosen before the player chooses. */
export const ReactionSlip = ({ camera }: { readonly camera: CameraControl }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { orders, isReaction, rules, state } = usePlay();
  const about = useConcerned();
  if (!isReaction || !about || orders.length < 2 || orders.length > MOST) return null;
  return (
    <Slip camera={camera} about={about} look="reaction" label={words('your-answer')}>
      <h3>{say(rules.stage(state).asks)}</h3>
      <ul className={styles.answers}>
        {orders.map((order, index) => (
          <li key={JSON.stringify(order.actions)}>
            <Answer order={order} index={index} />
          </li>
        ))}
      </ul>
    </Slip>
  );
};

const Answer = ({ order, index }: { readonly order: AnyOrder; readonly index: number }) => {
  const say = useSay();
  const play = usePlay();
  const spoken = useOrderWords();
  const thrown = useThrow(order);
  return (
    <article
      className={styles.answer}
      data-current={play.current === index}
      onPointerEnter={() => play.point(index)}
      onPointerLeave={() => play.point(null)}
    >
      <header>
        <b>{say(order.label)}</b> <span>{spoken.cost(order)}</span>
      </header>
      {order.note && <p>{say(order.note)}</p>}
      {thrown && <OddsView thrown={thrown} isBrief />}
      <Button onClick={() => play.give(order)}>
        <KeyCap number={index + 1} /> {say(order.label)}
      </Button>
    </article>
  );
};
