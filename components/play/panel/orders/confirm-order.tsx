'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../../session/play-model';
import styles from './orders.module.css';

/** Pressing Enter twice must keep what the player has. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

/**
 * The second press for something irreversible: at another place than the first, so that no double click triggers it.
 */
export const ConfirmOrder = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { armed, confirm, release } = usePlay();
  if (!armed?.isDangerous) return null;
  return (
    <section
      className={styles.confirm}
      role="alertdialog"
      aria-label={words('sure', { order: say(armed.label) })}
    >
      <p>
        <b>{words('sure', { order: say(armed.label) })}</b>
        {armed.note && <small>{say(armed.note)}</small>}
      </p>
      <Button ref={takeFocus} onClick={release}>
        {words('sure-no')}
      </Button>
      <Button className={styles.dangerous} onClick={confirm}>
        {words('sure-yes')}
      </Button>
    </section>
  );
};
