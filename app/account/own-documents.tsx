import { getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { countParts } from '@/lib/accounts/archive/export-archive';
import { quotaOf, usageOf } from '@/lib/store/documents/quotas';

interface OwnDocumentsProps {
  readonly author: string;
  readonly drafts: number;
}

/** The way to everything that the visitor wrote, and all of it as files. */
export const OwnDocuments = async ({ author, drafts }: OwnDocumentsProps) => {
  const t = await getTranslations('account.documents');
  return (
    <section className={styles.part} aria-labelledby="documents">
      <h2 id="documents">{t('title')}</h2>
      <p>{t('count', { count: drafts })}</p>
      {drafts > 0 ? (
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
      <ButtonLink main href="/studio">
        {t('open')}
      </ButtonLink>
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
