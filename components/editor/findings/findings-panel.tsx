'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, useMemo, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { isChecked } from '@/lib/editor/check-worker/reducer';
import {
  composeFindingKey,
  type FindingsFilter,
  matchesFilter,
  NO_FILTER,
} from '@/lib/editor/findings/filter-findings';
import { sortWorstFirst } from '@/lib/editor/findings/quick-fixes';
import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import { describeFinding, type Finding, sumCounts } from '@/lib/game/contract/finding';
import { useStudioState } from '../session/studio-context';
import { FilterBar, Tally } from './filter-bar';
import { FindingRow } from './finding-row';
import styles from './findings.module.css';

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/** Up and down go from finding to finding; Tab continues to fixes and sections. */
const moveFocus = (event: KeyboardEvent<HTMLElement>): void => {
  const step = STEPS[event.key];
  if (!step || !(event.target instanceof HTMLElement)) return;
  const rows = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-finding]')];
  const at = rows.findIndex(row => row.closest('li')?.contains(event.target as HTMLElement));
  const next = rows[at + step];
  if (!next) return;
  event.preventDefault();
  event.stopPropagation();
  next.focus();
};

const useShown = (findings: readonly Finding[], filter: FindingsFilter): readonly Finding[] => {
  const say = useSay();
  const position = useStudioState(({ derived }) => derived.position);
  return useMemo(
    () =>
      sortWorstFirst(findings).filter(finding =>
        matchesFilter(filter, finding, position, found => say(describeFinding(found))),
      ),
    [findings, filter, position, say],
  );
};

/** What the list leaves out, counted. */
const UnlistedCount = () => {
  const say = useSay();
  const more = useStudioState(({ derived }) => sumCounts(derived.unlisted));
  return more > 0 && <li className={styles.more}>{say(describeMoreFindings(more))}</li>;
};

/** What the rules say of the document. */
export const FindingsPanel = () => {
  const words = useTranslations('studio');
  const problemWords = useTranslations('problems');
  const findings = useStudioState(({ derived }) => derived.findings);
  const unlisted = useStudioState(({ derived }) => derived.unlisted);
  const isAsking = useStudioState(state => !isChecked(state) && state.derived.checkedDocument === undefined);
  const [filter, setFilter] = useState(NO_FILTER);
  const shown = useShown(findings, filter);
  const filtering = { filter, onFilter: setFilter };
  const isFiltered = filter !== NO_FILTER && findings.length > 0 && shown.length === 0;
  return (
    <section className={styles.panel} aria-labelledby="findings-title" data-pane="findings" tabIndex={-1}>
      <div className={styles.header}>
        <h2 id="findings-title">{words('findings.title')}</h2>
        <div aria-live="polite">
          {isAsking ? (
            <p className={styles.asking}>{words('findings.asking')}</p>
          ) : (
            <Tally listed={{ findings, unlisted }} {...filtering} />
          )}
        </div>
        {(findings.length > 1 || filter.text !== '') && <FilterBar findings={findings} {...filtering} />}
      </div>
      {isFiltered && (
        <p className={styles.asking}>
          {problemWords('none-so')}{' '}
          <Button look="bare" className={styles.fix} onClick={() => setFilter(NO_FILTER)}>
            {problemWords('clear', { count: findings.length })}
          </Button>
        </p>
      )}
      <ul data-own-arrows onKeyDown={moveFocus}>
        {withKeys(shown, composeFindingKey).map(({ key, item }) => (
          <FindingRow key={key} finding={item} />
        ))}
        <UnlistedCount />
      </ul>
    </section>
  );
};
