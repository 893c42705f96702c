'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { ThrowPreview } from '@/lib/game/contract/play-presentation';
import { joinShares, listShares, type OutcomeShare } from '@/lib/game/play/board/odds-shares';
import { usePlay } from '../../session/play-model';
import styles from './odds.module.css';

/** Narrower stretches have no room for their number. */
const NARROWEST = 0.055;

const useShares = ({ odds }: ThrowPreview): readonly OutcomeShare[] => {
  const { rules } = usePlay();
  return useMemo(() => listShares(odds, outcome => rules.losses(outcome)), [odds, rules]);
};

/** What a throw can bring, as parts of one bar: paper for nothing, hatch for own loss, ink for the enemy's. */
const OddsBar = ({ shares }: { readonly shares: readonly OutcomeShare[] }) => {
  const words = useTranslations('play');
  return (
    <div className={styles.bar} aria-hidden="true">
      {joinShares(shares).map(({ id, share, percent, tone }) => (
        <span key={id} data-tone={tone} style={{ flexGrow: share }}>
          {share >= NARROWEST && <b>{share > 0.12 ? words('percent', { percent }) : percent}</b>}
        </span>
      ))}
    </div>
  );
};

/** How many lines fit beside other bars. */
const MOST_BRIEF = 5;

interface OddsViewProps {
  readonly thrown: ThrowPreview;
  /** Without its title, and without its key where that is long: it stands beside others. */
  readonly isBrief?: boolean;
}

/** A throw before it is made: who attacks whom, the possible results, and how likely they are. */
export const OddsView = ({ thrown, isBrief = false }: OddsViewProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules } = usePlay();
  const shares = useShares(thrown);
  return (
    <div className={styles.odds}>
      {!isBrief && <h3>{say(thrown.title)}</h3>}
      <OddsBar shares={shares} />
      <dl className={isBrief && shares.length > MOST_BRIEF ? 'visually-hidden' : styles.key}>
        {shares.map(({ id, tone, percent, share }) => (
          <div key={id}>
            <dt>
              <i data-tone={tone} aria-hidden="true" />
              {say(thrown.outcomes?.[id] ?? rules.describeOutcome(id))}
            </dt>
            <dd>{percent === 0 && share > 0 ? words('under-one') : words('percent', { percent })}</dd>
          </div>
        ))}
      </dl>
      {thrown.note && <p className={styles.note}>{say(thrown.note)}</p>}
    </div>
  );
};
