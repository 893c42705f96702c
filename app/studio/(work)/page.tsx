import type { Metadata } from 'next';
import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { currentPerson, findCurrentAuthor } from '@/app/_server/accounts/author';
import { restorableSince } from '@/app/_server/drafts/restorable-days';
import { getStore } from '@/app/_server/store';
import { DraftDeletionProvider } from '@/components/account/draft-deletion';
import styles from '@/components/my-work/my-work.module.css';
import { WorkCards } from '@/components/my-work/work-cards';
import { WorkFilterBar } from '@/components/my-work/work-filter-bar';
import { WorkTabs } from '@/components/my-work/work-tabs';
import { KeepOffline } from '@/components/site/keep-offline';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { filterWork, listTags, readWorkFilter, type WorkFilter } from '@/lib/catalogue/own-work-filter';
import { listDeletedDrafts } from '@/lib/store/documents/deleted-drafts';
import { listOwnWork, type WorkItem } from '@/lib/store/documents/own-work';
import { loadSystems } from '@/lib/systems';
import { DeletedList } from './deleted-list';
import { SharedList } from './shared-list';

interface MyWorkProps {
  readonly searchParams: Promise<Readonly<Record<string, string | readonly string[] | undefined>>>;
}

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('my-work');
  return { title: t('title'), robots: { index: false } };
};

/** How many of the newest drafts open without a network, also those made on another device. */
const DRAFTS_KEPT = 12;

/** Everything that the visitor wrote: found, opened, duplicated and deleted from here. */
const MyWorkPage = async ({ searchParams }: MyWorkProps) => {
  const filter = readWorkFilter(await searchParams);
  const author = await findCurrentAuthor();
  const items = author ? await listOwnWork(await getStore(), author) : [];
  const deleted = author ? await listDeletedDrafts(await getStore(), author, restorableSince()) : [];
  const games = (await loadSystems()).map(({ id, title }) => ({ id, title }));
  return (
    <div className={styles.page}>
      <KeepOffline pages={items.slice(0, DRAFTS_KEPT).map(({ id }) => `/studio/${id}`)} />
      <Head isGuest={!(await currentPerson())?.name && items.length > 0} />
      {author && <SharedList author={author} games={games} />}
      {items.length + deleted.length === 0 ? (
        <Empty />
      ) : (
        <DraftDeletionProvider>
          <div className={styles.tools}>
            <WorkTabs items={items} deleted={deleted.length} filter={filter} />
            {filter.tab !== 'deleted' && (
              <WorkFilterBar filter={filter} games={games} tags={listTags(items, await getLocale())} />
            )}
          </div>
          {filter.tab === 'deleted' && author ? (
            <DeletedList author={author} />
          ) : (
            <Found items={items} filter={filter} games={games} />
          )}
        </DraftDeletionProvider>
      )}
    </div>
  );
};

const Head = async ({ isGuest }: { readonly isGuest: boolean }) => {
  const t = await getTranslations('my-work');
  return (
    <header className={styles.head}>
      <div>
        <h1>{t('title')}</h1>
        {isGuest && <p>{t('device-only')}</p>}
      </div>
      <div className={styles.ways}>
        <ButtonLink href="/account#bring-in">{t('import')}</ButtonLink>
        <ButtonLink main href="/studio/new">
          {t('new')}
        </ButtonLink>
      </div>
    </header>
  );
};

const Empty = async () => {
  const t = await getTranslations('my-work');
  return <p className={styles.empty}>{t('empty')}</p>;
};

interface FoundProps {
  readonly items: readonly WorkItem[];
  readonly filter: WorkFilter;
  readonly games: readonly { readonly id: string; readonly title: string }[];
}

const Found = async ({ items, filter, games }: FoundProps) => {
  const t = await getTranslations('my-work');
  const format = await getFormatter();
  const now = new Date();
  const found = filterWork(items, filter, await getLocale());
  if (found.length === 0)
    return (
      <p className={styles.empty}>
        {filter.text === '' ? t('none') : t('none-found', { text: filter.text })}{' '}
        <PlainLink href={`/studio?show=${filter.tab}`}>{t('clear')}</PlainLink>
      </p>
    );
  const cards = found.map(item => ({
    ...item,
    game: games.find(({ id }) => id === item.system)?.title ?? item.system,
    edited: format.relativeTime(new Date(item.updatedAt), now),
  }));
  return <WorkCards cards={cards} />;
};

export default MyWorkPage;
