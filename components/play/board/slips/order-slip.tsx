'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { describeFinding } from '@/lib/game/contract/finding';
import { findAim } from '@/lib/game/play/board/lit-targets';
import { outlineOfTarget } from '@/lib/game/play/camera/shapes';
import { SectionLink } from '../../choices/section-link';
import { OddsView } from '../../panel/orders/odds-view';
import { OrderButton } from '../../panel/orders/order-button';
import { WholeOrder } from '../../panel/orders/whole-order';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import { useCurrentThrow } from '../../session/use-throw';
import type { CameraControl } from '../camera/use-camera';
import { Slip } from './slip';
import styles from './slips.module.css';

/** The id of the slip about the order that is pointed at. */
export const ORDER_SLIP = 'order-slip';

/** What the order that is pointed at would bring, beside its target. */
export const OrderSlip = ({ camera }: { readonly camera: CameraControl }) => {
  const play = usePlay();
  const say = useSay();
  const spoken = useOrderWords();
  const thrown = useCurrentThrow();
  const order = play.current === null ? undefined : play.orders[play.current];
  const aim = order && findAim(order, id => play.pieceOf.get(id)?.space ?? null);
  const outline = aim && outlineOfTarget(play.position, play.pieceOf, aim);
  if (!order || !outline || play.asking || play.isReaction || (!thrown && !order.note)) return null;
  const cost = spoken.cost(order);
  return (
    <Slip camera={camera} about={outline} look="plain" label={say(order.label)} id={ORDER_SLIP}>
      {thrown ? (
        <>
          <OddsView thrown={thrown} />
          {!play.armed && <WholeOrder order={order} />}
        </>
      ) : (
        <>
          <header className={styles.slipHead}>
            <h3>{say(order.label)}</h3>
            <b>{cost}</b>
          </header>
          {order.note && <p>{say(order.note)}</p>}
        </>
      )}
    </Slip>
  );
};

/** A place to which several orders lead: which of them? */
export const AskingSlip = ({ camera }: { readonly camera: CameraControl }) => {
  const play = usePlay();
  const words = useTranslations('play');
  const { asking } = play;
  const outline = asking && outlineOfTarget(play.position, play.pieceOf, asking.target);
  if (!asking || !outline) return null;
  return (
    <Slip camera={camera} about={outline} look="plain" label={words('which-order')}>
      <h3>{words('which-order')}</h3>
      <ul className={styles.ways}>
        {asking.orders.map(
          index =>
            play.orders[index] && (
              <li key={index}>
                <OrderButton index={index} />
              </li>
            ),
        )}
      </ul>
    </Slip>
  );
};

/** Why the target is not available, with its section; a ringed cross marks it on the board. */
export const RefusalSlip = ({ camera }: { readonly camera: CameraControl }) => {
  const play = usePlay();
  const say = useSay();
  const words = useTranslations('play');
  const { refusal } = play;
  const outline = refusal && outlineOfTarget(play.position, play.pieceOf, refusal.target);
  if (!refusal || !outline) return null;
  return (
    <Slip camera={camera} about={outline} look="refusal" label={words('why-not')}>
      {refusal.findings.map(finding => (
        <p key={finding.code} role="alert">
          {say(describeFinding(finding))}{' '}
          {finding.rule && <SectionLink system={play.system} section={finding.rule.section} />}
        </p>
      ))}
    </Slip>
  );
};
