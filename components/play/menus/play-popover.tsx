'use client';

import type { ReactNode } from 'react';
import { Popover } from '@/components/ui/overlays/popover';
import type { ViewOptions } from '../session/use-view-options';
import styles from './play-popover.module.css';

interface PlayPopoverProps {
  readonly title: string;
  readonly looks: ViewOptions;
  readonly children: ReactNode;
}

/** The menu of the bar: a button with three dots. */
export const PlayPopover = ({ title, looks, children }: PlayPopoverProps) => (
  <Popover
    title={title}
    className={styles.popover}
    sign="⋯"
    isOpen={looks.menu !== 'closed'}
    onOpen={isOpen => looks.set({ menu: isOpen ? 'open' : 'closed' })}
  >
    {children}
  </Popover>
);
