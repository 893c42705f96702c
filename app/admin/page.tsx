import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { findCurrentCurator } from '@/app/_server/accounts/curator';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { HideForm, ReportActions, RestoreForm, RoleForm } from '@/components/account/admin/curator-forms';
import { PageLink } from '@/components/ui/controls/page-link';
import { listCurators } from '@/lib/store/accounts/accounts';
import { listHiddenVersions, listOpenReports } from '@/lib/store/operations/reports';
import { ROLES } from '@/lib/store/schema/account-tables';
import { AdminHead } from './admin-head';
import { ContributionReports, HiddenContributions } from './contributions';
import { RecentErrors } from './recent-errors';
import { ReportSection } from './report-table';
import { Facts } from './server-facts';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('curators');
  return { title: t('title'), robots: { index: false } };
};

/** For those who look after this server; for everyone else there is no such page. */
const AdminPage = async () => {
  const curator = await findCurrentCurator();
  if (!curator) notFound();
  const t = await getTranslations('curators');
  return (
    <>
      <AdminHead place="overview" isAdministrator={curator.role === 'administrator'} />
      <Reports />
      <ContributionReports />
      <div className={styles.settings}>
        <Hidden />
        <HiddenContributions />
        <section aria-labelledby="hide">
          <h3 id="hide">{t('hide.title')}</h3>
          <p>{t('hide.means')}</p>
          <HideForm />
        </section>
        <Curators mayName={curator.role === 'administrator'} />
      </div>
      <Facts />
      {curator.role === 'administrator' && <RecentErrors />}
    </>
  );
};

const Reports = async () => {
  const t = await getTranslations('curators.reports');
  const reports = await listOpenReports(await getStore());
  return (
    <ReportSection
      id="reports"
      title={t('title')}
      none={t('none')}
      heads={{ subject: t('document'), said: t('said'), when: t('when'), act: t('act') }}
      rows={reports.map(({ id, slug, n, title, reason, createdAt }) => ({
        key: id,
        subject: <PageLink href={`/s/${slug}/v/${n}`}>{t('version', { title, n })}</PageLink>,
        reason,
        at: createdAt,
        actions: <ReportActions slug={slug} n={n} />,
      }))}
    />
  );
};

const Hidden = async () => {
  const t = await getTranslations('curators');
  const hidden = await listHiddenVersions(await getStore());
  return (
    <section aria-labelledby="hidden">
      <h3 id="hidden">{t('hidden.title')}</h3>
      {hidden.length === 0 && <p>{t('hidden.none')}</p>}
      {hidden.map(({ slug, n, title, reason }) => (
        <div key={`${slug} ${n}`} className={styles.entry}>
          <PageLink href={`/s/${slug}/v/${n}`}>{t('reports.version', { title, n })}</PageLink>
          <p>{reason}</p>
          <RestoreForm slug={slug} n={n} />
        </div>
      ))}
    </section>
  );
};

const Curators = async ({ mayName }: { readonly mayName: boolean }) => {
  const t = await getTranslations('curators.curators');
  const people = await listCurators(await getStore());
  return (
    <section aria-labelledby="curators">
      <h3 id="curators">{t('title')}</h3>
      {people.length === 0 && <p>{t('none')}</p>}
      <ul className={styles.names}>
        {people.map(({ id, name, role }) => (
          <li key={id}>
            {name} <span>{t(`roles.${role}`)}</span>
          </li>
        ))}
      </ul>
      {mayName && (
        <>
          <p>{t('means')}</p>
          <RoleForm roles={ROLES} />
        </>
      )}
    </section>
  );
};

export default AdminPage;
