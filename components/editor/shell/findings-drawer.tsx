'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { IconButton } from '@/components/ui/controls/icon-button';
import { readLocal, writeLocal } from '@/lib/editor/autosave/safe-local-storage';
import styles from './findings-drawer.module.css';

const KEY = 'battlewright-findings';

/** Low, so that the map has the space, until the author makes them taller: nothing else moves them, or the map would jump under the pointer. */
export const useFindingsDrawer = (): readonly [boolean, (isTall: boolean) => void] => {
  const [isTall, setTall] = useState(() => readLocal(KEY) === 'tall');
  const make = (wanted: boolean): void => {
    writeLocal(KEY, wanted ? 'tall' : 'low');
    setTall(wanted);
  };
  return [isTall, make];
};

interface DrawerButtonProps {
  readonly isTall: boolean;
  readonly onTall: (isTall: boolean) => void;
}

export const DrawerButton = ({ isTall, onTall }: DrawerButtonProps) => {
  const words = useTranslations('studio.findings');
  const label = words(isTall ? 'lower' : 'taller');
  return (
    <IconButton
      label={label}
      className={styles.drawer}
      aria-expanded={isTall}
      onClick={() => onTall(!isTall)}
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d={isTall ? 'M3 6l5 5 5-5' : 'M3 10l5-5 5 5'}
          fill="none"
          stroke="currentColor"
          strokeWidth="1.6"
        />
      </svg>
    </IconButton>
  );
};
