'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { type Finding, findingSentence } from '@/lib/game/contract/finding';
import { SectionLink } from '../choices/section-link';
import { usePlay } from '../session/play-model';
import styles from './panel.module.css';

const MOST = 2;

const useBarred = (): readonly Finding[] => {
  const { rules, state, seat, chosen, isAsked } = usePlay();
  return useMemo(() => {
    if (seat === null || !isAsked) return [];
    const found = rules
      .refusals(state, seat, chosen?.members ?? [])
      .filter(({ target }) => target === undefined)
      .map(({ finding }) => finding);
    return [
      ...new Map(found.map(finding => [JSON.stringify([finding.code, finding.values]), finding])).values(),
    ];
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
      <Reasons findings={first} />
      {rest.length > 0 && (
        <details>
          <summary>{words('not-now-more', { count: rest.length })}</summary>
          <Reasons findings={rest} />
        </details>
      )}
    </div>
  );
};

const Reasons = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { system } = usePlay();
  return findings.map(finding => (
    <p key={JSON.stringify([finding.code, finding.values])}>
      {words('not-now', { reason: say(findingSentence(finding)) })}{' '}
      {finding.rule && <SectionLink system={system} section={finding.rule.section} />}
    </p>
  ));
};
