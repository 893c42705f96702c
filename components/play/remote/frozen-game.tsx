'use client';

import { useTranslations } from 'next-intl';
import { PageLink } from '@/components/ui/controls/page-link';
import { useSay } from '@/components/words/use-say';
import type { RemoteGame } from '@/lib/games/remote/remote-game';
import styles from './lobby.module.css';
import { Talk } from './talk';
import type { RemoteConnection } from './use-remote-game';

interface FrozenGameProps {
  readonly game: RemoteGame;
  readonly connection: RemoteConnection;
  readonly home: string;
}

/** A game that this release cannot continue: its record stays readable. */
export const FrozenGame = ({ game, connection, home }: FrozenGameProps) => {
  const words = useTranslations('by-link');
  const say = useSay();
  const lines = game.entries.flatMap(({ seq, summary, events }) =>
    [...(summary ? [summary.text] : []), ...events.map(({ text }) => text)].map((text, index) => ({
      key: `${seq} ${index}`,
      text: say(text),
    })),
  );
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-label={game.info.title}>
        <h1>{game.info.title}</h1>
        <p role="alert">{words('frozen')}</p>
        <ol>
          {lines.map(({ key, text }) => (
            <li key={key}>{text}</li>
          ))}
        </ol>
        <Talk {...{ game, connection }} />
        <p>
          <PageLink href={home}>{words('to-battle')}</PageLink>
        </p>
      </section>
    </div>
  );
};
