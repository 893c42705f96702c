import { getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import {
  ContributionReportActions,
  RestoreContribution,
} from '@/components/account/admin/contribution-forms';
import { PageLink } from '@/components/ui/controls/page-link';
import type { Contribution } from '@/lib/store/community/contributions';
import { listHiddenContributions, listReportedContributions } from '@/lib/store/community/moderation';
import { ReportSection } from './report-table';

/** What readers reported of comments and play reports. */
export const ContributionReports = async () => {
  const t = await getTranslations('community.moderation');
  const reports = await listReportedContributions(await getStore());
  return (
    <ReportSection
      id="contribution-reports"
      title={t('title')}
      none={t('none')}
      heads={{ subject: t('text'), said: t('said'), when: t('when'), act: t('act') }}
      rows={reports.map(({ reportId, reason, reportedAt, contribution }) => ({
        key: reportId,
        subject: <Quoted contribution={contribution} />,
        reason,
        at: reportedAt,
        actions: <ContributionReportActions id={contribution.id} />,
      }))}
    />
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
