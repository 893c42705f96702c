'use client';

import { Button } from '@/components/ui/controls/button';
import { withKeys } from '@/components/ui/controls/with-keys';
import { useSay } from '@/components/words/use-say';
import { fixesOf, isAboutSelection } from '@/lib/editor/findings/quick-fixes';
import { selectFinding } from '@/lib/editor/session/state';
import { type Finding, findingSentence } from '@/lib/game/contract/finding';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './findings.module.css';
import { FixButton } from './fix-button';
import { SeverityIcon } from './severity-icon';
import { StudioRuleLink } from './studio-rule-link';

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
      <SeverityIcon severity={finding.severity} />
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
