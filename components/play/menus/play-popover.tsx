'use client';

import type { ReactNode } from 'react';
import { Popover } from '@/components/ui/overlays/popover';
import styles from './play-popover.module.css';

interface PlayPopoverProps {
  readonly title: string;
  /** By which a key finds its button. */
  readonly door?: string;
  readonly children: ReactNode;
}

/** One of the small panels of the bar. */
export const PlayPopover = ({ title, door, children }: PlayPopoverProps) => (
  <Popover title={title} className={styles.popover} {...(door === undefined ? {} : { door })}>
    {children}
  </Popover>
);
