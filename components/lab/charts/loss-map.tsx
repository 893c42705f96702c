import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Table } from '@/components/ui/reading/table';
import type { Side } from '@/lib/game/document/scenario-base';
import type { PlaceLosses, RunSummary } from '@/lib/game/lab/summary';
import type { GameTally } from '@/lib/game/lab/tally-game';
import type { LabBattle } from '@/lib/games/lab/lab-battle';
import { GameRow } from '../game-list';
import styles from '../lab.module.css';
import { type Disc, DiscMap } from './disc-map';
import { fillOf } from './side-swatch';

interface LossMapProps {
  readonly battle: LabBattle;
  readonly summary: RunSummary;
  readonly games: readonly GameTally[];
  readonly sides: readonly Side[];
  readonly playPath: string;
}

const discsOf = (losses: readonly PlaceLosses[], sides: readonly Side[]): readonly Disc[] =>
  losses.flatMap(({ at, losses: bySeat }) => {
    const present = sides.filter(({ id }) => (bySeat[id] ?? 0) > 0);
    return present.map(side => ({
      key: `${at} ${side.id}`,
      at,
      amount: bySeat[side.id] ?? 0,
      words: (bySeat[side.id] ?? 0).toFixed(1),
      look: fillOf(side),
      ink: side.style === 'solid' ? 'var(--map-ivory)' : 'var(--map-ink)',
    }));
  });

/** Where units left play, a game. */
export const LossMap = ({ battle, summary, games, sides, playPath }: LossMapProps) => {
  const t = useTranslations('lab.losses');
  const fallen = sides.filter(({ id }) => summary.losses.some(({ losses }) => (losses[id] ?? 0) > 0));
  return (
    <section>
      <h2>{t('title')}</h2>
      <p className={styles.caption}>
        {t('text')} {fallen.map(({ name, style }) => t('solid', { side: name, style })).join('. ')}
      </p>
      <DiscMap battle={battle} discs={discsOf(summary.losses, sides)} label={t('title')} />
      <LossTable losses={summary.losses} sides={fallen} games={games} playPath={playPath} />
    </section>
  );
};

interface LossTableProps {
  readonly losses: readonly PlaceLosses[];
  readonly sides: readonly Side[];
  readonly games: readonly GameTally[];
  readonly playPath: string;
}

const sumOf = ({ losses }: PlaceLosses): number =>
  Object.values(losses).reduce((sum, count) => sum + count, 0);
const MOST_ROWS = 40;
const MOST_GAMES = 20;

const LossTable = ({ losses, sides, games, playPath }: LossTableProps) => {
  const t = useTranslations('lab.losses');
  const words = useTranslations('lab.table');
  const [chosen, setChosen] = useState<PlaceLosses['at'] | null>(null);
  const nameOf = (at: PlaceLosses['at']): string =>
    typeof at === 'string' ? at : t('near', { x: Math.round(at[0]), y: Math.round(at[1]) });
  const rows = losses.toSorted((one, other) => sumOf(other) - sumOf(one)).slice(0, MOST_ROWS);
  return (
    <details className={styles.asTable}>
      <summary>{words('show')}</summary>
      <Table>
        <thead>
          <tr>
            <th scope="col">{words('place')}</th>
            {sides.map(({ id, name }) => (
              <th key={id} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(place => (
            <tr key={String(place.at)}>
              <th scope="row">
                <Button look="quiet" className={styles.link} onClick={() => setChosen(place.at)}>
                  {nameOf(place.at)}
                </Button>
              </th>
              {sides.map(({ id }) => (
                <td key={id}>{(place.losses[id] ?? 0).toFixed(2)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </Table>
      {chosen !== null && (
        <section aria-label={t('games-at', { place: nameOf(chosen) })}>
          <h3>{t('games-at', { place: nameOf(chosen) })}</h3>
          <ul className={styles.games}>
            {games
              .filter(game => game.losses.some(({ at }) => typeof at === 'string' && at === chosen))
              .slice(0, MOST_GAMES)
              .map(game => (
                <GameRow key={game.seed} game={game} sides={sides} playPath={playPath} />
              ))}
          </ul>
        </section>
      )}
    </details>
  );
};
