import { getTranslations } from 'next-intl/server';
import styles from './battle.module.css';

const FILES = [
  { key: 'sheet', name: 'sheet.pdf' },
  { key: 'png', name: 'board.png' },
  { key: 'svg', name: 'board.svg' },
  { key: 'document', name: 'document.json' },
] as const;

/** The battle as files. */
export const BattleDownloads = async ({ address }: { readonly address: string }) => {
  const t = await getTranslations('battle.downloads');
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className={styles.downloads}>
        {FILES.map(({ key, name }) => (
          <li key={key}>
            <a href={`${address}/${name}`}>{t(key)}</a>
          </li>
        ))}
      </ul>
    </section>
  );
};
