'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import styles from './play.module.css';

interface HandOverProps {
  readonly name: string;
  readonly onReady: () => void;
}

/** Stands between two players who share a screen and have secrets from each other. */
export const PassDeviceScreen = ({ name, onReady }: HandOverProps) => {
  const words = useTranslations('play');
  return (
    <div className={styles.handOver}>
      <h2>{words('hand-over', { name })}</h2>
      <p>{words('hand-over-means')}</p>
      <Button look="main" onClick={onReady}>
        {words('ready', { name })}
      </Button>
    </div>
  );
};
