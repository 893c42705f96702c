import { getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import styles from './home.module.css';

interface EntryLinksProps {
  /** The battle that a newcomer plays first; null: none is there. */
  readonly first: { readonly slug: string; readonly n: number; readonly title: string } | null;
  readonly battles: number;
  readonly games: number;
}

/** What this is in a sentence, the three ways in, and the studio at work. */
export const EntryLinks = async ({ first, battles, games }: EntryLinksProps) => {
  const t = await getTranslations('home');
  return (
    <div className={styles.hero}>
      <div className={styles.lead}>
        <h1>{t('title')}</h1>
        <p>{t('lead')}</p>
        <ul className={styles.entryLinks}>
          {first && (
            <EntryLink
              name="play"
              href={`/s/${first.slug}/v/${first.n}/play`}
              values={{ title: first.title }}
              isMain
            />
          )}
          <EntryLink name="design" href="/studio/new" />
          <EntryLink name="browse" href="/catalogue" values={{ battles, games }} />
        </ul>
      </div>
      <StudioPicture />
    </div>
  );
};

interface EntryLinkProps {
  readonly name: 'play' | 'design' | 'browse';
  readonly href: string;
  readonly values?: Readonly<Record<string, string | number>>;
  readonly isMain?: boolean;
}

const EntryLink = async ({ name, href, values, isMain = false }: EntryLinkProps) => {
  const t = await getTranslations('home.entry-links');
  return (
    <li className={isMain ? `${styles.entryLink} ${styles.mainLink}` : styles.entryLink}>
      <span>
        <PageLink href={href}>{t(`${name}.title`)}</PageLink>
        <span>{t(`${name}.text`, values)}</span>
      </span>
      <span aria-hidden="true">→</span>
    </li>
  );
};

const WIDTHS = [720, 1440];
const SIZE = { width: 1440, height: 900 };

const StudioPicture = async () => {
  const t = await getTranslations('home.studio');
  const file = (width: number): string => `/pictures/studio-${width}.webp`;
  return (
    <figure className={styles.studio}>
      {/* biome-ignore lint/performance/noImgElement: both widths are files of the site. */}
      <img
        src={file(SIZE.width)}
        srcSet={WIDTHS.map(width => `${file(width)} ${width}w`).join(', ')}
        sizes="(width < 760px) 360px, 50vw"
        alt={t('alt')}
        fetchPriority="high"
        {...SIZE}
      />
      <figcaption>{t.rich('caption', { em: words => <em>{words}</em> })}</figcaption>
    </figure>
  );
};
