import { getFormatter, getTranslations } from 'next-intl/server';
import type { Person } from '@/app/_server/accounts/author';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { SignOutDevice } from '@/components/account/device-buttons';
import { Table } from '@/components/ui/reading/table';
import { deviceOf } from '@/lib/accounts/device';
import { listSessions, type SessionSummary } from '@/lib/store/accounts/sessions';

/** Where somebody is signed in, with the way to sign out there. */
export const Devices = async ({ person }: { readonly person: Person }) => {
  const t = await getTranslations('account.devices');
  const sessions = await listSessions(await getStore(), person.id, person.token);
  return (
    <section className={styles.part} aria-labelledby="devices">
      <h2 id="devices">{t('title')}</h2>
      <div className={styles.scroll}>
        <Table className={styles.titles}>
          <thead>
            <tr>
              <th scope="col">{t('device')}</th>
              <th scope="col">{t('since')}</th>
              <td />
            </tr>
          </thead>
          <tbody>
            {sessions.map(session => (
              <Device key={session.id} session={session} />
            ))}
          </tbody>
        </Table>
      </div>
      {sessions.length > 1 && (
        <div className={styles.ways}>
          <SignOutDevice />
        </div>
      )}
    </section>
  );
};

const Device = async ({ session }: { readonly session: SessionSummary }) => {
  const t = await getTranslations('account.devices');
  const format = await getFormatter();
  const device = deviceOf(session.userAgent);
  return (
    <tr>
      <th scope="row">{device ? t('known', device) : t('unknown')}</th>
      <td>{format.dateTime(new Date(session.signedInAt), { dateStyle: 'medium', timeStyle: 'short' })}</td>
      <td>{session.isCurrent ? t('current') : <SignOutDevice session={session.id} />}</td>
    </tr>
  );
};
