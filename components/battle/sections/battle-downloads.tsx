import { getTranslations } from 'next-intl/server';
import { PlainLink } from '@/components/ui/controls/plain-link';
import styles from '../battle.module.css';

const NAMES = {
  sheet: 'sheet.pdf',
  aid: 'aid.pdf',
  counters: 'counters.pdf',
  map: 'map.pdf',
  roster: 'roster.pdf',
  'roster-text': 'roster.txt',
  'roster-csv': 'roster.csv',
  png: 'board.png',
  svg: 'board.svg',
  'png-key': 'board.png?key=1',
  'svg-key': 'board.svg?key=1',
  setup: 'setup.txt',
  order: 'order.csv',
  vassal: 'vassal.vmod',
  tiled: 'tiled.zip',
  document: 'document.json',
} as const;

/** These hold all variants. */
const WHOLE: readonly string[] = ['document', 'vassal'];

const addressOf = (file: string, query: string): string => {
  if (query === '') return file;
  return `${file}${file.includes('?') ? '&' : '?'}${query}`;
};

interface BattleDownloadsProps {
  readonly address: string;
  /** The variant that is shown, as the addresses ask for it; empty or absent: the document itself. */
  readonly query?: string;
  readonly files: readonly (keyof typeof NAMES)[];
}

/** The document as files; its JSON holds all variants. */
export const BattleDownloads = async ({ address, files, query = '' }: BattleDownloadsProps) => {
  const t = await getTranslations('battle.downloads');
  return (
    <section data-screen-only>
      <h2>{t('title')}</h2>
      <ul className={styles.downloads}>
        {files.map(key => (
          <li key={key} className={styles.download}>
            <PlainLink href={addressOf(`${address}/${NAMES[key]}`, WHOLE.includes(key) ? '' : query)}>
              {t(key)}
            </PlainLink>
          </li>
        ))}
      </ul>
    </section>
  );
};
