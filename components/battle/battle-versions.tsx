import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/page-link';
import styles from './battle.module.css';
import { DateOfBattle } from './year';

export interface VersionLine {
  readonly n: number;
  readonly changeNote: string;
  readonly publishedAt: string;
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
  readonly parent: RelatedBattle | null;
  readonly remixes: readonly RelatedBattle[];
}

/** Its earlier states, what it was made from, and what was made from it. */
export const BattleVersions = async ({ slug, shown, versions, parent, remixes }: BattleVersionsProps) => {
  const t = await getTranslations('battle');
  return (
    <section>
      <h2>{t('versions.title')}</h2>
      <ol className={styles.versions}>
        {versions.map(version => (
          <VersionEntry key={version.n} slug={slug} version={version} isShown={version.n === shown} />
        ))}
      </ol>
      {parent && <Parent parent={parent} />}
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
  const t = await getTranslations('battle.versions');
  const number = t('number', { n: version.n });
  return (
    <li>
      {isShown ? <strong>{number}</strong> : <PageLink href={`/s/${slug}/v/${version.n}`}>{number}</PageLink>}{' '}
      <span className="small">
        <time dateTime={version.publishedAt}>
          <DateOfBattle date={dayOf(version.publishedAt)} />
        </time>
        {isShown && `, ${t('this')}`}
      </span>
      {version.changeNote !== '' && <span className={styles.remark}>{version.changeNote}</span>}
    </li>
  );
};

const dayOf = (iso: string) => {
  const [year = 1, month, day] = iso.slice(0, 10).split('-').map(Number);
  return { year, month, day };
};

const Parent = async ({ parent }: { parent: RelatedBattle }) => {
  const t = await getTranslations('battle.lineage');
  return (
    <p className={styles.parent}>
      {t.rich('parent', {
        title: parent.title,
        n: parent.n,
        parent: words => <PageLink href={`/s/${parent.slug}/v/${parent.n}`}>{words}</PageLink>,
      })}
    </p>
  );
};
