import { getTranslations } from 'next-intl/server';
import { RuleLink } from '@/components/ui/reading/rule-link';
import { describeMoreFindings } from '@/lib/game/check/limit-findings';
import { describeFinding, type Finding, isError } from '@/lib/game/contract/finding';
import { nameSection } from '@/lib/game/contract/rulebook';
import type { Say, Sentence } from '@/lib/game/contract/sentence';
import type { Variant } from '@/lib/game/document/scenario-base';
import styles from '../battle.module.css';

interface BattleFindingsProps {
  readonly findings: readonly Finding[];
  /** How many more there are than those listed. */
  readonly more?: number;
  readonly variants: readonly Pick<Variant, 'id' | 'title'>[];
  /** What the verdict rests on that is not the book's. */
  readonly caveats?: readonly Sentence[];
  readonly say: Say;
}

/** What the rules have against this set-up, or that they have nothing. */
export const BattleFindings = async ({ findings, more = 0, caveats = [], ...rest }: BattleFindingsProps) => {
  const t = await getTranslations('battle.findings');
  return (
    <section aria-labelledby="findings">
      <h2 id="findings">{t('title')}</h2>
      {findings.length === 0 ? (
        <p className={styles.met}>
          <span aria-hidden="true">✓ </span>
          {t('met')}
        </p>
      ) : (
        <ul className={styles.findings}>
          {findings.map(finding => (
            <FindingLine key={keyOf(finding)} finding={finding} {...rest} />
          ))}
          {more > 0 && <li>{rest.say(describeMoreFindings(more))}</li>}
        </ul>
      )}
      {caveats.length > 0 && <p className="small">{caveats.map(rest.say).join(' ')}</p>}
    </section>
  );
};

const keyOf = ({ code, path, variant }: Finding): string => [variant, code, ...path].join('/');

const FindingLine = async ({
  finding,
  variants,
  say,
}: Omit<BattleFindingsProps, 'findings' | 'more' | 'caveats'> & { finding: Finding }) => {
  const t = await getTranslations('battle.findings');
  const { rule } = finding;
  const variant = variants.find(({ id }) => id === finding.variant)?.title ?? finding.variant;
  return (
    <li className={isError(finding) ? styles.error : styles.warning}>
      <span className={styles.sign} aria-hidden="true">
        {isError(finding) ? '▲' : '○'}
      </span>
      <span>
        <span className="visually-hidden">{t(finding.severity)}: </span>
        {say(describeFinding(finding))} {variant !== undefined && `${t('variant', { variant })} `}
        {rule && <RuleLink rule={rule} title={say(nameSection(rule))} />}
      </span>
    </li>
  );
};
