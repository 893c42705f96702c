'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { isByForce, type LitTarget } from '@/lib/game/play/board/lit-targets';
import type { Box } from '@/lib/game/play/camera/camera';
import { boxOf, middleOf, outlineOfTarget, readableSizesOf } from '@/lib/game/play/camera/shapes';
import type { Point } from '@/lib/geometry/board';
import { handOfClick } from '../../session/play-actions';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { OnBoard } from '../camera/on-board';
import { ORDER_SLIP } from '../slips/order-slip';
import { MANY_TARGETS } from './board-marks';
import styles from './marks.module.css';
import { nextInDirection } from './walk';

interface PlacedTarget {
  /** Whether its label would cover all of it: then it stands above. */
  readonly isSmall: boolean;
  readonly lit: LitTarget;
  readonly at: Point;
}

/** Where pieces stand, the number stands beside them. */
const beside = ([x, y]: Point, box: Box, isTaken: boolean): Point => (isTaken ? [box.right, y] : [x, y]);

/** Labels of small spaces would cover each other sooner. */
const MANY_SMALL_TARGETS = 2;

interface PlacedTargets {
  readonly placed: readonly PlacedTarget[];
  /** There is room for the price only. */
  readonly isCrowded: boolean;
}

/** Where the label of each target stands: at its upper edge if it is large; in its middle where there are many. */
const usePlacedTargets = (): PlacedTargets => {
  const { lit, position, pieceOf } = usePlay();
  return useMemo(() => {
    const { counter } = readableSizesOf(position);
    const taken = new Set(position.pieces.flatMap(({ space, box }) => (box && space !== null ? space : [])));
    const isTaken = ({ target }: LitTarget): boolean => target.type === 'place' && taken.has(target.id);
    const boxed = lit.flatMap(target => {
      const outline = outlineOfTarget(position, pieceOf, target.target);
      const box = outline && boxOf([outline]);
      return box ? [{ target, box, isSmall: box.right - box.left < 2.4 * counter }] : [];
    });
    const most = boxed.some(({ isSmall }) => isSmall) ? MANY_SMALL_TARGETS : MANY_TARGETS;
    const isCrowded = boxed.length > most && !boxed.some(({ target }) => target.isField);
    const placed = boxed.map(({ target, box, isSmall }): PlacedTarget => {
      const middle = middleOf(box);
      const isInside = isCrowded || (target.target.type === 'outline' && !target.isField);
      const at: Point = isInside ? beside(middle, box, isTaken(target)) : [middle[0], box.top];
      return { lit: target, at, isSmall };
    });
    return { placed, isCrowded };
  }, [lit, position, pieceOf]);
};

/** What each lit target would cost, on it: a button, so that keys reach it too. */
export const TargetLabels = () => {
  const words = useTranslations('play');
  const { placed, isCrowded } = usePlacedTargets();
  const onKeyDown = (event: KeyboardEvent<HTMLElement>): void => {
    const next = nextInDirection(event.key, event.currentTarget, '[data-walks]');
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <ul className={styles.targets} aria-label={words('targets')}>
      {placed.map(({ lit, at, isSmall }) => (
        <li key={lit.key}>
          <OnBoard at={at}>
            <TargetButton lit={lit} isMany={isCrowded} isAbove={isSmall} onKeyDown={onKeyDown} />
          </OnBoard>
        </li>
      ))}
    </ul>
  );
};

interface TargetButtonProps {
  readonly lit: LitTarget;
  readonly isMany: boolean;
  readonly isAbove: boolean;
  readonly onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
}

const TargetButton = ({ lit, isMany, isAbove, onKeyDown }: TargetButtonProps) => {
  const play = usePlay();
  const say = useSay();
  const words = useTranslations('play');
  const spoken = useOrderWords();
  const [first, ...others] = lit.orders;
  const order = play.orders[first];
  if (!order) return null;
  const cost = spoken.cost(order);
  const isSmall = !lit.isField && (isMany || lit.target.type === 'outline');
  const isCurrent = play.current !== null && lit.orders.includes(play.current);
  const ways = others.length > 0 ? words('ways-here', { count: lit.orders.length }) : cost;
  const kinds = new Set(lit.orders.flatMap(index => play.orders[index] ?? []).map(spoken.short));
  const what = kinds.size === 1 ? [...kinds] : [];
  const amount = order.about.cost?.reduce((sum, each) => sum + each.amount, 0);
  return (
    <Button
      look="bare"
      className={isSmall ? `${styles.target} ${styles.dot}` : styles.target}
      tabIndex={-1}
      data-walks="true"
      data-force={isByForce(lit.kind)}
      data-asks={lit.asksConsent}
      data-current={isCurrent}
      data-above={isAbove && !isSmall}
      aria-describedby={isCurrent ? ORDER_SLIP : undefined}
      aria-label={[say(order.label), ways].filter(Boolean).join(', ')}
      onFocus={() => play.point(first)}
      onPointerEnter={() => play.point(first)}
      onKeyDown={onKeyDown}
      onClick={event => play.chooseTarget(lit, handOfClick(event))}
    >
      {isSmall ? (amount ?? '') : [...what, ways].filter(Boolean).join(' · ')}
    </Button>
  );
};
