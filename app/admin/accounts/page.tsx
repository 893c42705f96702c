import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { getFormatter, getTranslations } from 'next-intl/server';
import { findCurrentCurator } from '@/app/_server/accounts/curator';
import type { SearchParams } from '@/app/_server/published/battle';
import { getStore } from '@/app/_server/store';
import { AdminHead } from '@/app/admin/admin-head';
import { getBytesFormatter } from '@/app/admin/format-bytes';
import styles from '@/components/account/account.module.css';
import { AccountActions } from '@/components/account/admin/account-actions';
import { Button } from '@/components/ui/controls/button';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import { SiteForm } from '@/components/ui/controls/site-form';
import { Table } from '@/components/ui/reading/table';
import { type Account, listAccounts, storageOf } from '@/lib/store/accounts/account-admin';
import admin from '../admin.module.css';

const PAGE_SIZE = 25;
const MEGABYTE = 1024 * 1024;
const LONGEST_SEARCH = 100;

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('curators.accounts');
  return { title: t('title'), robots: { index: false } };
};

interface Asked {
  readonly text: string;
  readonly page: number;
}

const readAccountQuery = ({ q, page }: SearchParams): Asked => {
  const number = typeof page === 'string' && /^\d{1,6}$/.test(page) ? Number(page) : 1;
  return { text: typeof q === 'string' ? q.trim().slice(0, LONGEST_SEARCH) : '', page: Math.max(number, 1) };
};

/** For administrators; for everyone else there is no such page. */
const AccountsPage = async ({ searchParams }: { readonly searchParams: Promise<SearchParams> }) => {
  const curator = await findCurrentCurator();
  if (curator?.role !== 'administrator') notFound();
  const asked = readAccountQuery(await searchParams);
  const t = await getTranslations('curators.accounts');
  const { items, total } = await listAccounts(await getStore(), { ...asked, pageSize: PAGE_SIZE });
  const isMissed = total === 0 && asked.text !== '';
  return (
    <>
      <AdminHead place="accounts" isAdministrator />
      <section className={styles.part} aria-labelledby="accounts">
        <h2 id="accounts">{t('title')}</h2>
        <Search text={asked.text} />
        <p>{isMissed ? t('none', { text: asked.text }) : t('count', { count: total })}</p>
        {items.length > 0 && <AccountTable accounts={items} own={curator.id} />}
        <Pager asked={asked} pages={Math.ceil(total / PAGE_SIZE)} />
      </section>
    </>
  );
};

/** A plain form, so that the address holds the search. */
const Search = async ({ text }: { readonly text: string }) => {
  const t = await getTranslations('curators.accounts');
  return (
    <search className={admin.search}>
      <SiteForm action="/admin/accounts" method="get">
        <input
          key={text}
          type="search"
          name="q"
          aria-label={t('search')}
          placeholder={t('search')}
          defaultValue={text}
          maxLength={LONGEST_SEARCH}
          autoComplete="off"
        />
        <Button type="submit">{t('go')}</Button>
      </SiteForm>
      {text !== '' && <PageLink href="/admin/accounts">{t('clear')}</PageLink>}
    </search>
  );
};

const COLUMNS = ['name', 'role', 'since', 'storage', 'state', 'act'] as const;

const AccountTable = async ({
  accounts,
  own,
}: {
  readonly accounts: readonly Account[];
  readonly own: string;
}) => {
  const t = await getTranslations('curators.accounts');
  const used = await storageOf(
    await getStore(),
    accounts.map(({ id }) => id),
  );
  const sizeOf = await getBytesFormatter();
  return (
    <div className={styles.scroll}>
      <Table className={`${styles.titles} ${admin.cards}`}>
        <thead>
          <tr>
            {COLUMNS.map(column => (
              <th key={column} scope="col" className={column === 'storage' ? admin.number : undefined}>
                {t(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {accounts.map(account => (
            <AccountRow
              key={account.id}
              account={account}
              storage={sizeOf(used.get(account.id) ?? 0)}
              isOwn={account.id === own}
            />
          ))}
        </tbody>
      </Table>
    </div>
  );
};

interface AccountRowProps {
  readonly account: Account;
  readonly storage: string;
  readonly isOwn: boolean;
}

const AccountRow = async ({
  account: { name, role, createdAt, suspension, quota },
  storage,
  isOwn,
}: AccountRowProps) => {
  const t = await getTranslations('curators');
  const format = await getFormatter();
  const dateOf = (time: string): string => format.dateTime(new Date(time), { dateStyle: 'medium' });
  return (
    <tr>
      <th scope="row">
        <PageLink href={`/authors/${name}`}>{name}</PageLink>
      </th>
      <td data-label={t('accounts.role')}>{t(`curators.roles.${role}`)}</td>
      <td data-label={t('accounts.since')}>{dateOf(createdAt)}</td>
      <td data-label={t('accounts.storage')} className={admin.number}>
        {storage}
        {quota !== null && (
          <p className={admin.quiet}>{t('accounts.of-quota', { megabytes: Math.round(quota / MEGABYTE) })}</p>
        )}
      </td>
      <td data-label={t('accounts.state')}>
        {suspension ? (
          <>
            <span className={admin.stopped}>{t('accounts.suspended', { date: dateOf(suspension.at) })}</span>
            <p className={admin.quiet}>{suspension.reason}</p>
          </>
        ) : (
          t('accounts.active')
        )}
      </td>
      <td>
        {isOwn ? (
          t('accounts.you')
        ) : (
          <AccountActions
            name={name}
            isSuspended={suspension !== null}
            quota={quota === null ? null : Math.round(quota / MEGABYTE)}
          />
        )}
      </td>
    </tr>
  );
};

const Pager = async ({ asked, pages }: { readonly asked: Asked; readonly pages: number }) => {
  const t = await getTranslations('curators.accounts.pages');
  if (pages <= 1) return null;
  const to = (page: number): string =>
    `/admin/accounts?${new URLSearchParams({ ...(asked.text ? { q: asked.text } : {}), page: String(page) })}`;
  return (
    <nav className={admin.pager} aria-label={t('label')}>
      {asked.page > 1 && <ButtonLink href={to(asked.page - 1)}>{t('previous')}</ButtonLink>}
      <span>{t('of', { page: asked.page, pages })}</span>
      {asked.page < pages && <ButtonLink href={to(asked.page + 1)}>{t('next')}</ButtonLink>}
    </nav>
  );
};

export default AccountsPage;
