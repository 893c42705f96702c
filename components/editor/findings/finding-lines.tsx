'use client';

import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { composeFindingKey } from '@/lib/editor/findings/filter-findings';
import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import styles from './finding-lines.module.css';
import { StudioRuleLink } from './studio-rule-link';

/** Findings where they belong, each with its section. */
export const FindingLines = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const say = useSay();
  return withKeys(findings, composeFindingKey).map(({ key, item: finding }) => (
    <p key={key} className={styles.finding} data-severity={finding.severity}>
      {say(describeFinding(finding))} {finding.rule && <StudioRuleLink rule={finding.rule} />}
    </p>
  ));
};
