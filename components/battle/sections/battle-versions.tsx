import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { DayOf } from '@/components/words/day';
import styles from '../battle.module.css';

export interface VersionLine {
  readonly n: number;
  readonly changeNote: string;
  readonly publishedAt: string;
  readonly state: 'standing' | 'withdrawn' | 'hidden' | 'deleted';
}

export interface RelatedBattle {
  readonly slug: string;
  readonly n: number;
  readonly title: string;
}

interface BattleVersionsProps {
  readonly slug: string;
  readonly shown: number;
  readonly versions: readonly VersionLine[];
  /** Its original, the original of that, and so on. */
  readonly line: readonly RelatedBattle[];
  readonly remixes: readonly RelatedBattle[];
}

/** Its earlier versions, its original, and its remixes. */
export const BattleVersions = async ({ slug, shown, versions, line, remixes }: BattleVersionsProps) => {
  const t = await getTranslations('battle');
  return (
    <section>
      <h2>{t('versions.title')}</h2>
      <ol className={styles.versions}>
        {versions.map(version => (
          <VersionEntry key={version.n} slug={slug} version={version} isShown={version.n === shown} />
        ))}
      </ol>
      <Ancestry line={line} />
      {remixes.length > 0 && (
        <>
          <h3>{t('lineage.remixes')}</h3>
          <ul className={styles.plain}>
            {remixes.map(remix => (
              <li key={remix.slug}>
                <PageLink href={`/s/${remix.slug}`}>{remix.title}</PageLink>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
};

const VersionEntry = async ({
  slug,
  version,
  isShown,
}: {
  slug: string;
  version: VersionLine;
  isShown: boolean;
}) => {
  const t = await getTranslations();
  const number = t('battle.versions.number', { n: version.n });
  return (
    <li>
      {isShown ? <strong>{number}</strong> : <PageLink href={`/s/${slug}/v/${version.n}`}>{number}</PageLink>}{' '}
      <span className="small">
        <DayOf moment={version.publishedAt} />
        {isShown && `, ${t('battle.versions.this')}`}
        {version.state !== 'standing' && `, ${t(`versions.state.${version.state}`)}`}
      </span>
      {version.changeNote !== '' && <span className={styles.remark}>{version.changeNote}</span>}
    </li>
  );
};

/** Its line of descent, the nearest first. */
const Ancestry = async ({ line }: { line: readonly RelatedBattle[] }) => {
  const t = await getTranslations('battle.lineage');
  return line.map((ancestor, index) => (
    <p key={`${ancestor.slug} ${ancestor.n}`} className={styles.parent}>
      {t.rich(index === 0 ? 'parent' : 'ancestor', {
        title: ancestor.title,
        n: ancestor.n,
        parent: words => <PageLink href={`/s/${ancestor.slug}/v/${ancestor.n}`}>{words}</PageLink>,
      })}
    </p>
  ));
};
