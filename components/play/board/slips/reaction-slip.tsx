'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnyOrder } from '@/lib/game/play/board/lit-targets';
import { boxOf, type Outline, outlineOfPiece, outlineOfTarget } from '@/lib/game/play/camera/shapes';
import type { Point } from '@/lib/geometry/board';
import { OddsView } from '../../panel/orders/odds-view';
import { KeyCap } from '../../panel/orders/order-list';
import { handOfClick } from '../../session/play-actions';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { useThrow } from '../../session/use-throw';
import type { CameraControl } from '../camera/use-camera';
import { Slip } from './slip';
import styles from './slips.module.css';

/** More answers than these stand in the panel alone. */
const MOST = 4;

/** All that the answers are about, as one part of the board; else its middle. */
const useConcerned = (): Outline => {
  const { orders, position, pieceOf } = usePlay();
  const outlines = orders.flatMap(({ about }) => [
    ...about.targets.flatMap(target => [outlineOfTarget(position, pieceOf, target) ?? []]),
    ...about.subjects.flatMap(id => {
      const piece = pieceOf.get(id);
      return [(piece && outlineOfPiece(piece)) ?? []];
    }),
  ]);
  const box = boxOf(outlines);
  const { width, height } = position.board;
  if (!box) return [[width / 2, height / 2]];
  const corners: readonly Point[] = [
    [box.left, box.top],
    [box.right, box.top],
    [box.right, box.bottom],
    [box.left, box.bottom],
  ];
  return corners;
};

/** Answers to another side, and choices that neither pieces nor places of the board offer. */
const useIsAsked = (): boolean => {
  const { orders, isReaction, groups, lit } = usePlay();
  if (orders.length === 0 || orders.length > MOST) return false;
  return isReaction || (groups.length === 0 && lit.length === 0);
};

/** Choices side by side and of equal size: none is chosen before the player chooses. */
export const ReactionSlip = ({ camera }: { readonly camera: CameraControl }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { isReaction, orders, rules, state } = usePlay();
  const about = useConcerned();
  if (!useIsAsked()) return null;
  const label = words(isReaction ? 'your-answer' : 'your-orders');
  return (
    <Slip camera={camera} about={about} look={isReaction ? 'reaction' : 'choice'} label={label}>
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
      <Button onClick={event => play.give(order, handOfClick(event))}>
        <KeyCap number={index + 1} /> {say(order.label)}
      </Button>
    </article>
  );
};
