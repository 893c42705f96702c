'use client';

import { useTranslations } from 'next-intl';
import { Popover } from '@/components/ui/overlays/popover';
import { useSay } from '@/components/words/use-say';
import { SideStats } from '../choices/side-stats';
import { SideMark } from '../panel/side-mark';
import { usePlay } from '../session/play-model';
import styles from './bar.module.css';

/** How each side stands, always in sight; behind it what the points are made of. */
export const Standings = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state, viewer, seats, match, system } = usePlay();
  const standings = rules.standings(state, viewer ?? 'all');
  const nameOf = (seat: string): string => seats.find(({ id }) => id === seat)?.name ?? '';
  const sideOf = (seat: string) => match.scenario.sides.find(({ id }) => id === seat);
  return (
    <div className={styles.standings} data-many={standings.length > 2}>
      {standings.map(({ seat, score, stake }) => (
        <span
          key={seat}
          className={styles.standing}
          title={[nameOf(seat), stake ? say(stake) : ''].filter(Boolean).join(': ')}
        >
          <SideMark side={sideOf(seat)} />
          <span className={styles.name}>{nameOf(seat)}</span> <b>{say(score)}</b>
        </span>
      ))}
      <Popover title={words('how-it-stands')} className={styles.score}>
        {standings.some(({ stake }) => stake) && (
          <ul>
            {standings.map(
              ({ seat, stake }) =>
                stake && (
                  <li key={seat}>
                    <SideMark side={sideOf(seat)} /> {say(stake)}
                  </li>
                ),
            )}
          </ul>
        )}
        <SideStats {...{ system, match, seats, viewer }} />
      </Popover>
    </div>
  );
};
