import { getFormatter, getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { DeleteDraftButton, DraftDeletionProvider } from '@/components/account/draft-deletion';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { Table } from '@/components/ui/reading/table';
import { countParts } from '@/lib/accounts/archive/export-archive';
import type { DraftSummary } from '@/lib/store/documents/drafts';
import { quotaOf, usageOf } from '@/lib/store/documents/quotas';
import { DeletedList } from './deleted-list';

interface OwnDocumentsProps {
  readonly author: string;
  readonly drafts: readonly DraftSummary[];
}

/** Everything that the visitor wrote, the last edited first, with the way to what was published of it. */
export const OwnDocuments = async ({ author, drafts }: OwnDocumentsProps) => {
  const t = await getTranslations('account.documents');
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{t('title')}</h2>
      <DraftDeletionProvider>
        {drafts.length > 0 ? <DraftTable drafts={drafts} /> : <p>{t('none')}</p>}
        <DeletedList author={author} />
      </DraftDeletionProvider>
      {drafts.length > 0 ? (
        <Exports author={author} />
      ) : (
        <div className={styles.ways}>
          <ButtonLink main href="/studio/new">
            {t('begin')}
          </ButtonLink>
        </div>
      )}
      <UsageLine author={author} />
    </section>
  );
};

/** One archive, or as many as it takes for each to be small enough to come in again. */
const Exports = async ({ author }: { readonly author: string }) => {
  const t = await getTranslations('account.documents');
  const words = await getTranslations('drafts');
  const of = await countParts(await getStore(), author);
  const parts = Array.from({ length: of }, (_, index) => index + 1);
  return (
    <div className={styles.ways}>
      {parts.map(part => (
        <ButtonLink file key={part} href={`/api/account/export.zip${of === 1 ? '' : `?part=${part}`}`}>
          {of === 1 ? t('export') : words('export-part', { part, of })}
        </ButtonLink>
      ))}
      <span>{t('export-means')}</span>
    </div>
  );
};

const MB = 1024 * 1024;

const UsageLine = async ({ author }: { readonly author: string }) => {
  const t = await getTranslations('drafts');
  const store = await getStore();
  const [usage, quota] = [await usageOf(store, author), await quotaOf(store, author)];
  if (!quota) return null;
  return (
    <p>
      {t('usage', {
        documents: usage.documents,
        mostDocuments: quota.documents,
        lines: usage.lines,
        mostLines: quota.lines,
        megabytes: Math.ceil(usage.bytes / MB),
        mostMegabytes: Math.floor(quota.bytes / MB),
      })}
    </p>
  );
};

const DraftTable = async ({ drafts }: { readonly drafts: readonly DraftSummary[] }) => {
  const t = await getTranslations('account.documents');
  const words = await getTranslations('drafts');
  return (
    <div className={styles.scroll}>
      <Table className={styles.titles}>
        <thead>
          <tr>
            <th scope="col">{t('document')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('edited')}</th>
            <th scope="col">{t('published')}</th>
            <th scope="col">{words('delete')}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.map(draft => (
            <Row key={draft.id} draft={draft} />
          ))}
        </tbody>
      </Table>
    </div>
  );
};

const Row = async ({ draft }: { readonly draft: DraftSummary }) => {
  const t = await getTranslations('account.documents');
  const words = await getTranslations('drafts');
  const format = await getFormatter();
  const edited = format.dateTime(new Date(draft.updatedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <tr>
      <th scope="row">
        <PageLink href={`/studio/${draft.id}`}>{draft.title || words('untitled')}</PageLink>
      </th>
      <td>{t(`kinds.${draft.kind}`)}</td>
      <td>{edited}</td>
      <td>
        <PublishedAt draft={draft} />
      </td>
      <td>
        <DeleteDraftButton draft={{ id: draft.id, title: draft.title }} />
      </td>
    </tr>
  );
};

const PublishedAt = async ({ draft: { slug, unlistedSlug } }: { readonly draft: DraftSummary }) => {
  const t = await getTranslations('account.documents');
  const words = await getTranslations('drafts');
  if (!slug && !unlistedSlug) return t('draft-only');
  return (
    <>
      {slug && <PageLink href={`/s/${slug}`}>{t('see')}</PageLink>}{' '}
      {unlistedSlug && <PageLink href={`/s/${unlistedSlug}`}>{words('unlisted')}</PageLink>}
    </>
  );
};
