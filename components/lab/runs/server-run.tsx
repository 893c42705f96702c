import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { createBalanceFact } from '@/lib/game/lab/balance';
import type { LabChoice } from '@/lib/games/lab/lab-choice';
import type { ServerRun } from '@/lib/games/lab/server-run';
import { nameIn } from '../charts/win-share';
import styles from '../lab.module.css';
import type { LabSource, OpenedLab } from './use-lab';
import { useServerRun } from './use-server-run';

interface ServerRunProps {
  readonly source: LabSource;
  readonly opened: OpenedLab;
  readonly choice: LabChoice;
}

/** As many as "until ± 5 points" may need. */
const GAMES_UNTIL_PRECISE = 400;

/** The published balance: games that the server's own workers play, whoever looks at the page. */
export const ServerRunSection = ({ source, opened, choice }: ServerRunProps) => {
  const t = useTranslations('lab.server');
  const levels = useTranslations('start.level');
  const errorWords = useErrorWords();
  const server = useServerRun(source.place);
  const { published } = source;
  const [level] = Object.values(choice.levels);
  if (!published || !level) return null;
  const isRunning = server.run?.status === 'open';
  const games = choice.count ?? GAMES_UNTIL_PRECISE;
  const order = (): void => void server.order({ ...published, variant: choice.variant, level, games });
  return (
    <section>
      <h2>{t('title')}</h2>
      <p className={styles.caption}>{t('text')}</p>
      {isRunning ? (
        <Button onClick={() => void server.cancel()}>{t('cancel')}</Button>
      ) : (
        <Button onClick={order}>{t('order', { games, level: levels(level) })}</Button>
      )}
      {server.run && <RunProgress run={server.run} opened={opened} />}
      {server.refusal && <p role="alert">{errorWords(server.refusal)}</p>}
    </section>
  );
};

const RunProgress = ({ run, opened }: { readonly run: ServerRun; readonly opened: OpenedLab }) => {
  const t = useTranslations('lab.server');
  const facts = useTranslations('lab.facts');
  const { status, done, games, result } = run;
  const fact = result && createBalanceFact(result);
  return (
    <div role="status" aria-label={t('title')}>
      <p>
        <b>{t(`status.${status}`, { done, games })}</b>
      </p>
      {status === 'open' && <progress value={done} max={games} aria-label={t('title')} />}
      {fact && (
        <p>
          {facts('share', {
            side: nameIn(opened.battle.scenario.sides, fact.seat),
            percent: fact.percent,
            low: fact.low,
            high: fact.high,
          })}
        </p>
      )}
    </div>
  );
};
