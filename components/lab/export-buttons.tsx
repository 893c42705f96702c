import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import type { RunContext } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { gamesToCsv, gamesToJson } from '@/lib/games/lab/export-games';
import styles from './lab.module.css';

const download = (name: string, type: string, text: string): void => {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = Object.assign(document.createElement('a'), { href: address, download: name });
  link.click();
  URL.revokeObjectURL(address);
};

interface ExportProps {
  readonly name: string;
  readonly games: readonly GameTally[];
  readonly context: RunContext;
}

/** The games as files, for those who count themselves. */
export const ExportButtons = ({ name, games, context }: ExportProps) => {
  const t = useTranslations('lab.export');
  if (games.length === 0) return null;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's; these are two buttons.
    <div role="group" aria-label={t('label')} className={styles.buttons}>
      <Button onClick={() => download(`${name}.csv`, 'text/csv', gamesToCsv(games, context))}>
        {t('csv')}
      </Button>
      <Button onClick={() => download(`${name}.json`, 'application/json', gamesToJson(games))}>
        {t('json')}
      </Button>
    </div>
  );
};
