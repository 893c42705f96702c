'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import type { Refusal } from '@/lib/game/contract/about';
import { describeFinding } from '@/lib/game/contract/finding';
import { SectionLink } from '../choices/section-link';
import { usePlay } from '../session/play-model';
import styles from './panel.module.css';

const MOST = 1;

type Barred = Pick<Refusal, 'kind' | 'finding'>;

const keyOf = ({ kind, finding }: Barred): string => JSON.stringify([kind, finding.code, finding.values]);

const useBarred = (): readonly Barred[] => {
  const { rules, state, seat, chosen, isAsked } = usePlay();
  return useMemo(() => {
    if (seat === null || !isAsked) return [];
    const found = rules
      .refusals(state, seat, chosen?.members ?? [])
      .filter(({ target }) => target === undefined);
    return [...new Map(found.map(barred => [keyOf(barred), barred])).values()];
  }, [rules, state, seat, chosen, isAsked]);
};

/** Orders that are barred at the moment, each with its reason. */
export const NotNow = () => {
  const words = useTranslations('play');
  const barred = useBarred();
  if (barred.length === 0) return null;
  const [first, rest] = [barred.slice(0, MOST), barred.slice(MOST)];
  return (
    <div className={styles.notNow}>
      <Reasons barred={first} />
      {rest.length > 0 && (
        <details>
          <summary>{words('not-now-more', { count: rest.length })}</summary>
          <Reasons barred={rest} />
        </details>
      )}
    </div>
  );
};

const Reasons = ({ barred }: { readonly barred: readonly Barred[] }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { system } = usePlay();
  const told = ({ kind, finding }: Barred): string => {
    const reason = say(describeFinding(finding));
    return kind
      ? words('not-now-kind', { kind: words(`kind.${kind}`), reason })
      : words('not-now', { reason });
  };
  return barred.map(each => (
    <p key={keyOf(each)}>
      {told(each)} {each.finding.rule && <SectionLink system={system} section={each.finding.rule.section} />}
    </p>
  ));
};
