'use client';

import { useTranslations } from 'next-intl';
import { DrawnItems } from '@/components/board/draw-items';
import { Popover } from '@/components/ui/overlays/popover';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';
import styles from './board.module.css';
import marks from './marks/marks.module.css';

/** What the markers, colours and lines on the board mean. */
export const LegendButton = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state, viewer } = usePlay();
  const entries = rules.legend(state, viewer ?? 'all');
  return (
    <Popover title={words('legend')} look="bare" className={styles.legend}>
      <ul>
        {entries.map(({ icon, label }) => (
          <li key={say(label)}>
            <svg viewBox="0 0 100 100" width="28" height="28" aria-hidden="true">
              <DrawnItems items={icon} />
            </svg>
            {say(label)}
          </li>
        ))}
        <li>
          <i className={styles.keyLine} data-force="true" aria-hidden="true" /> {words('legend-attack')}
        </li>
        <li>
          <i className={styles.keyLine} aria-hidden="true" /> {words('legend-move')}
        </li>
        <li>
          <svg className={marks.cross} viewBox="0 0 26 26" width="24" height="24" aria-hidden="true">
            <circle cx="13" cy="13" r="11" />
            <path d="M8.5 8.5l9 9M17.5 8.5l-9 9" />
          </svg>
          {words('legend-why-not')}
        </li>
      </ul>
    </Popover>
  );
};
