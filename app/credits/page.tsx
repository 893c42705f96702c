import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { alternatesOf } from '@/app/_server/words/alternates';
import { Table } from '@/components/ui/reading/table';
import { listIconAuthors } from '@/lib/drawing/counters/symbols';
import program from '@/package.json';
import styles from './credits.module.css';
import { LIBRARIES } from './libraries';

export const generateMetadata = async (): Promise<Metadata> => {
  const t = await getTranslations('credits');
  return { title: t('title'), description: t('description'), alternates: await alternatesOf('/credits') };
};

const version = (name: keyof typeof program.dependencies): string =>
  program.dependencies[name].replace(/^[^\d]*/, '');

const CreditsPage = async () => {
  const t = await getTranslations('credits');
  return (
    <div className={styles.page}>
      <h1>{t('title')}</h1>
      <p className={styles.lead}>{t('lead')}</p>
      <Part title={t('rules.title')}>
        <p>{t('rules.text')}</p>
      </Part>
      <Part title={t('tldraw.title')}>
        <p>{t.rich('tldraw.text', { version: version('tldraw'), code: words => <code>{words}</code> })}</p>
      </Part>
      <Part title={t('fonts.title')}>
        <p>{t('fonts.text')}</p>
      </Part>
      <Part title={t('icons.title')}>
        <Icons />
      </Part>
      <Part title={t('libraries.title')}>
        <Libraries />
      </Part>
    </div>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2>{title}</h2>
    {children}
  </section>
);

const Icons = async () => {
  const t = await getTranslations('credits.icons');
  const authors = new Intl.ListFormat(await getLocale(), { type: 'conjunction' }).format(listIconAuthors());
  return (
    <>
      <p>
        {t.rich('text', {
          authors,
          source: words => <a href="https://game-icons.net">{words}</a>,
          licence: words => <a href="https://creativecommons.org/licenses/by/3.0/">{words}</a>,
        })}
      </p>
      <p>{t('drawn')}</p>
    </>
  );
};

const Libraries = async () => {
  const t = await getTranslations('credits.libraries');
  return (
    <Table>
      <caption className="visually-hidden">{t('caption')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('name')}</th>
          <th scope="col">{t('version')}</th>
          <th scope="col">{t('licence')}</th>
        </tr>
      </thead>
      <tbody>
        {LIBRARIES.map(({ name, licence }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>{version(name)}</td>
            <td>{licence}</td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
};

export default CreditsPage;
