'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { withKeys } from '@/components/ui/controls/with-keys';
import { useSay } from '@/components/words/use-say';
import { fixesOf, isAboutSelection } from '@/lib/editor/findings/quick-fixes';
import { selectFinding } from '@/lib/editor/session/state';
import { type Finding, findingSentence, isError } from '@/lib/game/contract/finding';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './findings.module.css';
import { FixButton } from './fix-button';
import { StudioRuleLink } from './studio-rule-link';

/** A full triangle for errors, a ring for warnings: they differ without colour. */
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

interface FindingRowProps {
  readonly finding: Finding;
  /** Under the heading of its section the section need not be named again. */
  readonly hasHeading: boolean;
}

export const FindingRow = ({ finding, hasHeading }: FindingRowProps) => {
  const say = useSay();
  const { store } = useStudio();
  const isChosen = useStudioState(state => isAboutSelection(state, finding));
  const fixes = useStudioState(({ derived }) => fixesOf(derived, finding));
  return (
    <li className={styles.row} data-severity={finding.severity} data-chosen={isChosen || undefined}>
      <SeverityIcon finding={finding} />
      <div>
        <Button
          data-finding
          look="bare"
          className={styles.sentence}
          onClick={() => store.update(state => selectFinding(state, finding))}
        >
          {say(findingSentence(finding))}
        </Button>
        {fixes.length > 0 && (
          <div className={styles.fixes}>
            {withKeys(fixes, fix => say(fix.label)).map(({ key, item }) => (
              <FixButton key={key} fix={item} />
            ))}
          </div>
        )}
      </div>
      {finding.rule && !hasHeading && <StudioRuleLink rule={finding.rule} />}
    </li>
  );
};
