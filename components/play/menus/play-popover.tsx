'use client';

import type { ReactNode } from 'react';
import { Popover } from '@/components/ui/overlays/popover';
import styles from './play-popover.module.css';

interface PlayPopoverProps {
  readonly title: string;
  /** Lets a key find its button. */
  readonly door: string;
  readonly children: ReactNode;
}

/** The menu of the bar: a button with three dots. */
export const PlayPopover = ({ title, door, children }: PlayPopoverProps) => (
  <Popover title={title} className={styles.popover} door={door} sign="⋯">
    {children}
  </Popover>
);
