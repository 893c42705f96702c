'use client';

import { useTranslations } from 'next-intl';
import { PLAY_KEYS } from '../session/use-play-keys';
import { Menu } from './menu';
import styles from './menu.module.css';

/** Every key of the play screen and what it does; `?` opens and closes it. */
export const KeyList = () => {
  const words = useTranslations('play');
  return (
    <Menu title={words('keys')} isKeys>
      <dl className={styles.keys} aria-label={words('keys')}>
        {PLAY_KEYS.map(({ key, action }) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words(`key.${action}`)}</dd>
          </div>
        ))}
      </dl>
    </Menu>
  );
};
