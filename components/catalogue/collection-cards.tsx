import { getLocale, getTranslations } from 'next-intl/server';
import { PageLink } from '@/components/ui/controls/page-link';
import { addressIn, languageOf } from '@/lib/game/language';
import styles from './collection-cards.module.css';

interface CollectionCardsProps {
  readonly collections: readonly {
    readonly slug: string;
    readonly title: string;
    readonly summary: string;
    readonly entries: readonly string[];
  }[];
}

const PICTURES = 3;

/** Collections by their titles, each with the maps that stand first in it. */
export const CollectionCards = async ({ collections }: CollectionCardsProps) => {
  const t = await getTranslations('catalogue.collections');
  const language = languageOf(await getLocale());
  return (
    <ul className={styles.cards}>
      {collections.map(({ slug, title, summary, entries }) => (
        <li key={slug} className={styles.card}>
          <div className={styles.pictures} aria-hidden="true">
            {entries.slice(0, PICTURES).map(entry => (
              // biome-ignore lint/performance/noImgElement: the picture is made in the asked width by its own route.
              <img
                key={entry}
                src={addressIn(language, `/s/${entry}/board.webp?width=320`)}
                alt=""
                loading="lazy"
                decoding="async"
              />
            ))}
          </div>
          <h2>
            <PageLink href={`/collections/${slug}`}>{title}</PageLink>
          </h2>
          <p>{summary}</p>
          <p className={styles.count}>{t('count', { count: entries.length })}</p>
        </li>
      ))}
    </ul>
  );
};
