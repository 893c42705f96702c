'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { findConcernedPieces } from '@/lib/editor/findings/concerned-pieces';
import { fixesOf, isAboutSelection } from '@/lib/editor/findings/quick-fixes';
import { type StudioState, selectFinding } from '@/lib/editor/session/state';
import { commentOnFinding, placeOfFinding } from '@/lib/editor/together/comment-places';
import { describeFinding, type Finding } from '@/lib/game/contract/finding';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './findings.module.css';
import { FixButton } from './fix-button';
import { SeverityIcon } from './severity-icon';
import { ShortRuleLink } from './studio-rule-link';

/** Where it is: the space of the pieces that it concerns. */
const placeOf = ({ derived }: StudioState, finding: Finding): string | null =>
  (derived.position && findConcernedPieces(derived.position, finding)[0]?.space) ?? null;

/** Leads to the comments of the draft's people on a finding. */
const CommentButton = ({ finding }: { readonly finding: Finding }) => {
  const words = useTranslations('together.comments');
  const { store } = useStudio();
  const count = useStudioState(
    ({ together }) =>
      together.comments.filter(
        ({ place, resolvedBy }) => resolvedBy === null && place === placeOfFinding(finding),
      ).length,
  );
  return (
    <Button
      look="bare"
      className={styles.comment}
      onClick={() => store.update(state => commentOnFinding(state, finding))}
    >
      {words('on-finding', { count })}
    </Button>
  );
};

export const FindingRow = ({ finding }: { readonly finding: Finding }) => {
  const say = useSay();
  const { store } = useStudio();
  const isChosen = useStudioState(state => isAboutSelection(state, finding));
  const place = useStudioState(state => placeOf(state, finding));
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
          {say(describeFinding(finding))}
        </Button>
        <div className={styles.fixes}>
          {withKeys(fixes, fix => say(fix.label)).map(({ key, item }) => (
            <FixButton key={key} fix={item} />
          ))}
          <CommentButton finding={finding} />
        </div>
      </div>
      {place && <b className={styles.place}>{place}</b>}
      {finding.rule && <ShortRuleLink rule={finding.rule} />}
    </li>
  );
};
