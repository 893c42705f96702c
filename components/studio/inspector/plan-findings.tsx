'use client';

import { RuleLink } from '@/components/findings/rule-link';
import { keyed } from '@/components/ui/keyed';
import { useSay } from '@/components/words/use-say';
import { type Finding, sentenceOf } from '@/lib/game/finding';
import styles from './plan-panel.module.css';

/** What an order breaks, each with its section. */
export const PlanFindings = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const say = useSay();
  return keyed(findings, ({ code }) => code).map(({ key, item: finding }) => (
    <p key={key} className={styles.finding} data-severity={finding.severity}>
      {say(sentenceOf(finding))} {finding.rule && <RuleLink rule={finding.rule} />}
    </p>
  ));
};
