'use client';

import { useTranslations } from 'next-intl';
import { concernedPieces } from '@/components/studio/concerned-pieces';
import { useStudioState } from '@/components/studio/studio-context';
import type { StudioState } from '@/components/studio/studio-state';
import { type Finding, isError, tally } from '@/lib/game/finding';
import { FindingRow } from './finding-row';
import styles from './findings.module.css';

const Tally = ({ findings }: { readonly findings: readonly Finding[] }) => {
  const words = useTranslations('studio');
  const { errors, warnings } = tally(findings);
  if (findings.length === 0) return <p className={styles.met}>{words('findings.none')}</p>;
  return (
    <p className={styles.tally}>
      {errors > 0 && <strong className={styles.error}>{words('findings.errors', { count: errors })}</strong>}
      {warnings > 0 && <span>{words('findings.warnings', { count: warnings })}</span>}
    </p>
  );
};

const isAboutSelection = ({ reading, selection }: StudioState, finding: Finding): boolean =>
  reading.position !== null &&
  selection.pieces.length > 0 &&
  concernedPieces(reading.position, finding).some(({ id }) => selection.pieces.includes(id));

const worstFirst = (findings: readonly Finding[]): readonly Finding[] =>
  [...findings].sort((left, right) => Number(isError(right)) - Number(isError(left)));

const keyOf = ({ code, path, variant }: Finding): string => `${variant ?? ''} ${code} ${path.join('/')}`;

/** What the rules say of the document. */
export const FindingsPanel = () => {
  const words = useTranslations('studio');
  const findings = useStudioState(({ reading }) => reading.findings);
  return (
    <section className={styles.panel} aria-labelledby="findings-title">
      <header>
        <h2 id="findings-title">{words('findings.title')}</h2>
        <div aria-live="polite">
          <Tally findings={findings} />
        </div>
      </header>
      <ul>
        {worstFirst(findings).map((finding, index, all) => (
          <ChosenAwareRow
            key={`${keyOf(finding)} ${all.slice(0, index).filter(other => keyOf(other) === keyOf(finding)).length}`}
            finding={finding}
          />
        ))}
      </ul>
    </section>
  );
};

const ChosenAwareRow = ({ finding }: { readonly finding: Finding }) => {
  const isChosen = useStudioState(state => isAboutSelection(state, finding));
  return <FindingRow finding={finding} isChosen={isChosen} />;
};
