import { getTranslations } from 'next-intl/server';
import type { ReactNode } from 'react';
import { MadeFileLink } from '@/components/ui/controls/made-file-link';
import type { MadeFileWords } from '@/components/ui/controls/made-file-status';
import { PlainLink } from '@/components/ui/controls/plain-link';
import styles from '../battle.module.css';

const NAMES = {
  everything: 'print.pdf?parts=contents,sheet,aid,counters,tracks,map',
  sheet: 'sheet.pdf',
  aid: 'aid.pdf',
  counters: 'counters.pdf',
  tracks: 'print.pdf?parts=tracks',
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

/** These hold many pictures and take a while. */
const SLOW: readonly string[] = ['everything', 'vassal', 'tiled'];

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
  const words = { making: t('making'), failed: t('failed') };
  return (
    <section data-screen-only>
      <h2>{t('title')}</h2>
      <ul className={styles.downloads}>
        {files.map(key => (
          <li key={key} className={styles.download}>
            <FileLink
              href={addressOf(`${address}/${NAMES[key]}`, WHOLE.includes(key) ? '' : query)}
              words={SLOW.includes(key) ? words : null}
            >
              {t(key)}
            </FileLink>
          </li>
        ))}
      </ul>
    </section>
  );
};

interface FileLinkProps {
  readonly href: string;
  /** Null: it is there at once. */
  readonly words: MadeFileWords | null;
  readonly children: ReactNode;
}

const FileLink = ({ href, words, children }: FileLinkProps) =>
  words ? (
    <MadeFileLink href={href} words={words}>
      {children}
    </MadeFileLink>
  ) : (
    <PlainLink href={href}>{children}</PlainLink>
  );
