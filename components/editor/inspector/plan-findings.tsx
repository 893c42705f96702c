'use client';

import { withKeys } from '@/components/ui/controls/with-keys';
import { useSay } from '@/components/words/use-say';
import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import { StudioRuleLink } from '../findings/studio-rule-link';
import styles from './plan-panel.module.css';

/** What an order breaks, each with its section. */
export const PlanFindings = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const say = useSay();
  return withKeys(findings, ({ code }) => code).map(({ key, item: finding }) => (
    <p key={key} className={styles.finding} data-severity={finding.severity}>
      {say(describeFinding(finding))} {finding.rule && <StudioRuleLink rule={finding.rule} />}
    </p>
  ));
};
