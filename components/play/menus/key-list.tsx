'use client';

import { useTranslations } from 'next-intl';
import { PLAY_KEYS } from '../session/use-play-keys';
import styles from './play-popover.module.css';

/** Every key of the play screen and what it does; `?` opens and closes it. */
export const KeyList = () => {
  const words = useTranslations('play');
  return (
    <dl className={styles.keys} aria-label={words('keys')}>
      {PLAY_KEYS.map(({ key, action }) => (
        <div key={action}>
          <dt>
            <kbd>{words.has(`key-name.${key}`) ? words(`key-name.${key}`) : key}</kbd>
          </dt>
          <dd>{words(`key.${action}`)}</dd>
        </div>
      ))}
    </dl>
  );
};
