import { getFormatter, getTranslations } from 'next-intl/server';
import styles from '@/components/account/account.module.css';
import { ButtonLink } from '@/components/ui/button';
import { PageLink } from '@/components/ui/page-link';
import type { DraftSummary } from '@/lib/store/drafts';

/** Everything that the visitor wrote, the last edited first, with the way to what he published of it. */
export const OwnDocuments = async ({ drafts }: { readonly drafts: readonly DraftSummary[] }) => {
  const t = await getTranslations('account.documents');
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{t('title')}</h2>
      {drafts.length > 0 ? <Table drafts={drafts} /> : <p>{t('none')}</p>}
      <div className={styles.ways}>
        {drafts.length > 0 ? (
          <>
            <ButtonLink file href="/api/account/export.zip">
              {t('export')}
            </ButtonLink>
            <span>{t('export-means')}</span>
          </>
        ) : (
          <ButtonLink main href="/studio/new">
            {t('begin')}
          </ButtonLink>
        )}
      </div>
    </section>
  );
};

const Table = async ({ drafts }: { readonly drafts: readonly DraftSummary[] }) => {
  const t = await getTranslations('account.documents');
  return (
    <div className={styles.scroll}>
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">{t('document')}</th>
            <th scope="col">{t('kind')}</th>
            <th scope="col">{t('edited')}</th>
            <th scope="col">{t('published')}</th>
          </tr>
        </thead>
        <tbody>
          {drafts.map(draft => (
            <Row key={draft.id} draft={draft} />
          ))}
        </tbody>
      </table>
    </div>
  );
};

const Row = async ({ draft }: { readonly draft: DraftSummary }) => {
  const t = await getTranslations('account.documents');
  const format = await getFormatter();
  const edited = format.dateTime(new Date(draft.updatedAt), { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <tr>
      <th scope="row">
        <PageLink href={`/studio/${draft.id}`}>{draft.title}</PageLink>
      </th>
      <td>{t(`kinds.${draft.kind}`)}</td>
      <td>{edited}</td>
      <td>{draft.slug ? <PageLink href={`/s/${draft.slug}`}>{t('see')}</PageLink> : t('draft-only')}</td>
    </tr>
  );
};
