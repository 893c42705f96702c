import { getFormatter, getTranslations } from 'next-intl/server';
import { listRecentErrors } from '@/app/_server/operations/recent-errors';
import styles from '@/components/account/account.module.css';
import { Table } from '@/components/ui/reading/table';
import admin from './admin.module.css';

/** What went wrong in this process, without anything that belongs to a person. */
export const RecentErrors = async () => {
  const t = await getTranslations('curators.errors');
  const format = await getFormatter();
  const { count, newest } = listRecentErrors();
  return (
    <section className={styles.part} aria-labelledby="errors">
      <h2 id="errors">{t('title')}</h2>
      <p>
        {t('count', { count })} {count > 0 && t('log')}
      </p>
      {count > 0 && (
        <div className={styles.scroll}>
          <Table className={`${styles.titles} ${admin.cards}`}>
            <thead>
              <tr>
                {(['time', 'route', 'what', 'id'] as const).map(column => (
                  <th key={column} scope="col">
                    {t(column)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {newest.map(({ time, id, route, type, message }) => (
                <tr key={`${time} ${id}`}>
                  <td>{format.dateTime(new Date(time), { dateStyle: 'medium', timeStyle: 'medium' })}</td>
                  <td data-label={t('route')}>{route}</td>
                  <td>{`${type}: ${message}`}</td>
                  <td data-label={t('id')}>
                    <code className={admin.id}>{id}</code>
                  </td>
                </tr>
              ))}
            </tbody>
          </Table>
        </div>
      )}
    </section>
  );
};
