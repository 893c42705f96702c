import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import type { Side } from '@/lib/game/document/scenario-base';
import type { RunSummary } from '@/lib/game/lab/summary';
import { marginOf } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { packShortRecord } from '@/lib/games/game-link';
import { SideSwatch } from './charts/side-swatch';
import styles from './lab.module.css';

interface GameListProps {
  readonly games: readonly GameTally[];
  readonly summary: RunSummary;
  readonly sides: readonly Side[];
  readonly playPath: string;
}

/** Opens a game at its beginning, to be stepped through. */
const openGame = async (playPath: string, { game }: GameTally): Promise<void> => {
  location.assign(`${playPath}#${await packShortRecord({ ...game, at: 0 })}`);
};

interface GameRowProps {
  readonly game: GameTally;
  readonly sides: readonly Side[];
  readonly playPath: string;
  readonly title?: string;
}

export const GameRow = ({ game, sides, playPath, title }: GameRowProps) => {
  const t = useTranslations('lab.games');
  const score = sides.map(({ id }) => game.scores[id] ?? 0).join(' : ');
  return (
    <li>
      <div className={styles.gameLine}>
        <b>{title ?? t('where', { seed: game.seed, turn: game.turn })}</b>
        <span>
          <SideSwatch side={sides.find(({ id }) => id === game.winner)} /> {score}
        </span>
      </div>
      <div className={styles.gameLine}>
        <span className={styles.caption}>{title && t('where', { seed: game.seed, turn: game.turn })}</span>
        <Button
          look="quiet"
          className={styles.link}
          aria-label={t('open-named', { seed: game.seed })}
          onClick={() => void openGame(playPath, game)}
        >
          {t('open')}
        </Button>
      </div>
    </li>
  );
};

const pickBy = (games: readonly GameTally[], rank: (game: GameTally) => number): GameTally | undefined =>
  games.toSorted((one, other) => rank(one) - rank(other) || one.seed - other.seed)[0];

/** Games worth a look. */
const pickGames = (games: readonly GameTally[], sides: readonly Side[], median: number) => {
  const seats = sides.map(({ id }) => id);
  const margin = (game: GameTally): number => marginOf(game, seats);
  return [
    { key: 'closest', side: '', game: pickBy(games, game => Math.abs(margin(game))) },
    { key: 'best', side: sides[0]?.name ?? '', game: pickBy(games, game => -margin(game)) },
    { key: 'best', side: sides[1]?.name ?? '', game: pickBy(games, margin) },
    { key: 'shortest', side: '', game: pickBy(games, ({ turn }) => turn) },
    { key: 'typical', side: '', game: pickBy(games, game => Math.abs(margin(game) - median)) },
  ] as const;
};

export const GameList = ({ games, summary, sides, playPath }: GameListProps) => {
  const t = useTranslations('lab.games');
  if (games.length === 0) return null;
  const picked = sides.length === 2 ? pickGames(games, sides, summary.median) : [];
  return (
    <section>
      <h2>{t('title')}</h2>
      <ul className={styles.games}>
        {picked.map(
          ({ key, side, game }) =>
            game && (
              <GameRow
                key={key + side}
                title={t(key, { side })}
                game={game}
                sides={sides}
                playPath={playPath}
              />
            ),
        )}
      </ul>
      <details className={styles.asTable}>
        <summary>{t('all', { count: games.length })}</summary>
        <ul className={styles.games}>
          {games.map(game => (
            <GameRow key={game.seed} game={game} sides={sides} playPath={playPath} />
          ))}
        </ul>
      </details>
    </section>
  );
};
