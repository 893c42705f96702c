'use client';

import { type ReactNode, useEffect, useRef } from 'react';
import styles from './menu.module.css';

/** Escape and a press beside an open menu close it; Escape gives the focus back to its title. */
const closeWhenLeft = (menu: HTMLDetailsElement): (() => void) => {
  const onPress = ({ target }: PointerEvent): void => {
    if (target instanceof Node && !menu.contains(target)) menu.open = false;
  };
  const onKey = ({ key }: KeyboardEvent): void => {
    if (key !== 'Escape' || !menu.open) return;
    menu.open = false;
    menu.querySelector('summary')?.focus();
  };
  document.addEventListener('pointerdown', onPress);
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('pointerdown', onPress);
    document.removeEventListener('keydown', onKey);
  };
};

interface MenuProps {
  readonly title: string;
  /** The list of keys, which a key opens. */
  readonly isKeys?: boolean;
  readonly children: ReactNode;
}

/** One of the menus of the bar, of which one is open at a time. */
export const Menu = ({ title, isKeys, children }: MenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => (menu.current ? closeWhenLeft(menu.current) : undefined), []);
  return (
    <details ref={menu} name="menu" className={styles.menu} data-keys={isKeys}>
      <summary>{title}</summary>
      {children}
    </details>
  );
};
