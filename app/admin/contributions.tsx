import { getFormatter, getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import {
  ContributionReportActions,
  RestoreContribution,
} from '@/components/account/admin/contribution-forms';
import { PageLink } from '@/components/ui/controls/page-link';
import { Table } from '@/components/ui/reading/table';
import type { Contribution } from '@/lib/store/community/contributions';
import {
  listHiddenContributions,
  listReportedContributions,
  type ReportedContribution,
} from '@/lib/store/community/moderation';
import admin from './admin.module.css';

/** What readers reported of comments and play reports. */
export const ContributionReports = async () => {
  const t = await getTranslations('community.moderation');
  const reports = await listReportedContributions(await getStore());
  return (
    <section className={styles.part} aria-labelledby="contribution-reports">
      <h2 id="contribution-reports">{t('title')}</h2>
      {reports.length === 0 ? <p>{t('none')}</p> : <ReportTable reports={reports} />}
    </section>
  );
};

const ReportTable = async ({ reports }: { readonly reports: readonly ReportedContribution[] }) => {
  const t = await getTranslations('community.moderation');
  const format = await getFormatter();
  return (
    <div className={styles.scroll}>
      <Table className={`${styles.titles} ${admin.cards}`}>
        <thead>
          <tr>
            <th scope="col">{t('text')}</th>
            <th scope="col">{t('said')}</th>
            <th scope="col">{t('when')}</th>
            <th scope="col">{t('act')}</th>
          </tr>
        </thead>
        <tbody>
          {reports.map(({ reportId, reason, reportedAt, contribution }) => (
            <tr key={reportId}>
              <th scope="row">
                <Quoted contribution={contribution} />
              </th>
              <td data-label={t('said')}>{reason}</td>
              <td>{format.dateTime(new Date(reportedAt), { dateStyle: 'medium' })}</td>
              <td>
                <ContributionReportActions id={contribution.id} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
};

const Quoted = async ({ contribution }: { readonly contribution: Contribution }) => {
  const t = await getTranslations('community.moderation');
  const { slug, authorName: name, text } = contribution;
  return (
    <>
      <PageLink href={`/s/${slug}/discussion`}>{t('by', { name, slug })}</PageLink>
      <p>{text}</p>
    </>
  );
};

export const HiddenContributions = async () => {
  const t = await getTranslations('community.moderation');
  const hidden = await listHiddenContributions(await getStore());
  return (
    <section aria-labelledby="hidden-contributions">
      <h3 id="hidden-contributions">{t('hidden')}</h3>
      {hidden.length === 0 && <p>{t('none-hidden')}</p>}
      {hidden.map(contribution => (
        <div key={contribution.id} className={styles.entry}>
          <Quoted contribution={contribution} />
          <p>{contribution.stateReason}</p>
          <RestoreContribution id={contribution.id} />
        </div>
      ))}
    </section>
  );
};
