import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { parseVersionNumber, type SearchParams } from '@/app/_server/published/battle';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { ReportForm } from '@/components/account/admin/report-form';
import { readVersionSummary } from '@/lib/store/documents/versions';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('curators');
  return { title: t('report.link'), robots: { index: false } };
};

/** Where a reader reports a document to the curators. */
const ReportPage = async ({ searchParams }: { readonly searchParams: Promise<SearchParams> }) => {
  const { slug, n } = await searchParams;
  const number = typeof n === 'string' ? parseVersionNumber(n) : null;
  const version =
    typeof slug === 'string' && number !== null
      ? await readVersionSummary(await getStore(), slug, number)
      : null;
  if (!version) notFound();
  const t = await getTranslations('curators');
  return (
    <>
      <div className={styles.head}>
        <h1>{t('report.title', { title: version.title })}</h1>
      </div>
      <p className={styles.lead}>{t('report.lead')}</p>
      <ReportForm slug={version.slug} n={version.n} />
    </>
  );
};

export default ReportPage;
