'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { composeFindingKey } from '@/lib/editor/findings/filter-findings';
import { describeFinding } from '@/lib/game/contract/finding';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudioState } from '../session/studio-context';
import inspector from './inspector.module.css';
import styles from './space-panel.module.css';

const MOST_SHOWN = 4;

/** The findings that are left, the most serious first. */
const Missing = () => {
  const say = useSay();
  const words = useTranslations('studio.inspector');
  const findings = useStudioState(({ derived }) => derived.findings);
  const shown = findings
    .toSorted((one, other) => Number(other.severity === 'error') - Number(one.severity === 'error'))
    .slice(0, MOST_SHOWN);
  if (shown.length === 0) return <p className={styles.note}>{words('nothing-missing')}</p>;
  return (
    <>
      <h3 className={inspector.subtitle}>{words('missing')}</h3>
      <ul className={styles.missing}>
        {withKeys(shown, composeFindingKey).map(({ key, item: finding }) => (
          <li key={key} data-severity={finding.severity}>
            {say(describeFinding(finding))} {finding.rule && <StudioRuleLink rule={finding.rule} />}
          </li>
        ))}
      </ul>
      {findings.length > MOST_SHOWN && (
        <p className={styles.note}>{words('more-missing', { count: findings.length - MOST_SHOWN })}</p>
      )}
    </>
  );
};

/** While nothing is chosen: the battle, who fights, and what is missing. */
export const OverviewPanel = () => {
  const words = useTranslations('studio');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const pieces = useStudioState(({ derived }) => derived.position?.pieces);
  if (!scenario || !pieces) return <p className={styles.note}>{words('battle.none')}</p>;
  return (
    <>
      <header className={inspector.spaceHead}>
        <h2>{scenario.title}</h2>
        <p>{words('inspector.nothing')}</p>
      </header>
      <ul className={styles.overview} aria-label={words('inspector.sides-of')}>
        {scenario.sides.map(({ id, name, colour }) => {
          const own = pieces.filter(({ seat }) => seat === id);
          const deployed = own.filter(({ space, box }) => space !== null || box !== null).length;
          return (
            <li key={id}>
              <i style={{ background: colour }} />
              <b>{name}</b>
              <span>{words('inspector.deployed', { deployed, count: own.length })}</span>
            </li>
          );
        })}
      </ul>
      <Missing />
    </>
  );
};
