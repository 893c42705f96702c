'use client';

import { useTranslations } from 'next-intl';
import { useStudio } from '@/components/studio/studio-context';
import { findingChosen } from '@/components/studio/studio-state';
import { useSay } from '@/components/words/use-say';
import { type Finding, isError, sentenceOf } from '@/lib/game/finding';
import styles from './findings.module.css';
import { RuleLink } from './rule-link';

/** A full triangle for what must be mended, a ring for what is to be weighed: told apart without colour. */
const SeverityIcon = ({ finding }: { readonly finding: Finding }) => {
  const words = useTranslations('studio');
  return isError(finding) ? (
    <svg className={styles.error} viewBox="0 0 20 20" width="18" height="18" role="img">
      <title>{words('findings.error')}</title>
      <path d="M10 1.5 19 18H1Z" fill="currentColor" />
      <path className={styles.mark} d="M10 7v5.5m0 1.7v1.8" />
    </svg>
  ) : (
    <svg className={styles.warning} viewBox="0 0 20 20" width="18" height="18" role="img">
      <title>{words('findings.warning')}</title>
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.8" />
      <path d="M10 5.5v5.5m0 1.8v1.8" stroke="currentColor" strokeWidth="2" />
    </svg>
  );
};

export const FindingRow = ({
  finding,
  isChosen,
}: {
  readonly finding: Finding;
  readonly isChosen: boolean;
}) => {
  const say = useSay();
  const { store } = useStudio();
  return (
    <li className={styles.row} data-severity={finding.severity} data-chosen={isChosen || undefined}>
      <SeverityIcon finding={finding} />
      <button type="button" onClick={() => store.update(state => findingChosen(state, finding))}>
        {say(sentenceOf(finding))}
      </button>
      {finding.rule && <RuleLink rule={finding.rule} />}
    </li>
  );
};
