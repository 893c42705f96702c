'use client';

import { useTranslations } from 'next-intl';
import { type PointerEvent, useRef } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { ViewOptions } from '../session/use-view-options';
import styles from './panel.module.css';

const STOPS: readonly ViewOptions['sheet'][] = ['grip', 'orders', 'log'];
const FAR = 40;

/** Drags the sheet of a phone between its three heights; a tap goes to the next. */
export const Grip = ({ looks }: { readonly looks: ViewOptions }) => {
  const words = useTranslations('play');
  const start = useRef<number | null>(null);
  const at = STOPS.indexOf(looks.sheet);
  const go = (step: number): void => {
    const sheet = STOPS[Math.max(0, Math.min(STOPS.length - 1, at + step))];
    if (sheet) looks.set({ sheet });
  };
  const onPointerUp = (event: PointerEvent): void => {
    const moved = start.current === null ? 0 : start.current - event.clientY;
    start.current = null;
    if (Math.abs(moved) > FAR) go(Math.sign(moved));
  };
  return (
    <Button
      look="bare"
      className={styles.grip}
      aria-label={words('sheet', { stop: looks.sheet })}
      onPointerDown={event => {
        start.current = event.clientY;
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerUp={onPointerUp}
      onClick={() => go(looks.sheet === 'log' ? -1 : 1)}
    >
      <i aria-hidden="true" />
    </Button>
  );
};
