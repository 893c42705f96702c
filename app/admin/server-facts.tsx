import { getFormatter, getTranslations } from 'next-intl/server';
import { getStore } from '@/app/_server/store';
import styles from '@/components/account/account.module.css';
import { COUNTED, readServerFacts } from '@/lib/store/operations/server-facts';
import program from '@/package.json';
import { getBytesFormatter } from './format-bytes';

/** What the server is and how much it holds. */
export const Facts = async () => {
  const t = await getTranslations('curators.facts');
  const format = await getFormatter();
  const facts = await readServerFacts(await getStore());
  const sizeOf = await getBytesFormatter();
  const rows: readonly (readonly [string, string])[] = [
    ['program', program.version],
    ['node', process.versions.node],
    ['uptime', t('minutes', { minutes: Math.floor(process.uptime() / 60) })],
    ['engine', `${facts.engine} ${facts.engineVersion}`],
    ['memory', sizeOf(process.memoryUsage().rss)],
    ['size', sizeOf(facts.size)],
    ['migration', facts.migration],
    ...COUNTED.map(counted => [counted, format.number(facts.counts[counted])] as const),
  ];
  return (
    <section className={styles.part} aria-labelledby="facts">
      <h2 id="facts">{t('title')}</h2>
      <dl className={styles.facts}>
        {rows.map(([key, value]) => (
          <div key={key}>
            <dt>{t(key)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
};
