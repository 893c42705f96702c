import { getTranslations } from 'next-intl/server';
import { ButtonLink } from '@/components/ui/controls/button-link';
import { PageLink } from '@/components/ui/controls/page-link';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Side } from '@/lib/game/document/scenario-base';
import { composeStartQuery, WITH_OTHERS } from '@/lib/games/start-choice';
import styles from './battle-glance.module.css';

interface PlayBoxProps {
  readonly address: string;
  /** What names the shown variant; empty: the battle itself. */
  readonly query: string;
  readonly seats: readonly Pick<Seat, 'id' | 'name'>[];
  readonly sides: readonly Side[];
}

/** The ways into a game: your side against the last opponent, with friends, or with every choice. */
export const PlayBox = async ({ address, query, seats, sides }: PlayBoxProps) => {
  const t = await getTranslations('battle.play-box');
  const href = (asked: Parameters<typeof composeStartQuery>[0]): string => {
    const parts = [query, composeStartQuery(asked)].filter(part => part !== '');
    return `${address}/play${parts.length > 0 ? `?${parts.join('&')}` : ''}`;
  };
  return (
    <section className={styles.play} aria-labelledby="play" data-screen-only>
      <h2 id="play">{t('title')}</h2>
      <div className={styles.seats}>
        {seats.map(({ id, name }) => (
          <ButtonLink key={id} main href={href({ side: id })} label={t('as-label', { name })}>
            <SideBar side={sides.find(side => side.id === id)} />
            {t('as', { name })}
          </ButtonLink>
        ))}
      </div>
      <p className={styles.ways}>
        <PageLink href={href({ others: WITH_OTHERS.byLink })}>{t('by-link')}</PageLink>
        <PageLink href={href({ others: WITH_OTHERS.here })}>{t('here', { count: seats.length })}</PageLink>
        <PageLink href={href({})}>{t('all')}</PageLink>
      </p>
    </section>
  );
};

const SideBar = ({ side }: { readonly side: Side | undefined }) =>
  side && (
    <span
      className={styles.side}
      aria-hidden="true"
      style={side.style === 'solid' ? { backgroundColor: side.colour } : { borderColor: side.colour }}
    />
  );
