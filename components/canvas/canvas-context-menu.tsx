'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { commandRun, commandsOf } from '@/components/studio/edits';
import { useStudioState } from '@/components/studio/studio-context';
import type { StudioState } from '@/components/studio/studio-state';
import { useSay } from '@/components/words/use-say';
import type { Say } from '@/lib/game/sentence';
import type { Canvas } from './canvas-access';
import { shownChord } from './chord';
import { DEED_GROUPS, offeredDeeds } from './deeds';
import { type HandState, useHand } from './hand-state';
import styles from './hands.module.css';

interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly key: string | undefined;
  run(canvas: Canvas): void;
}

/** Tools stand in the rail and are not repeated here. */
const IN_MENU = DEED_GROUPS.filter(group => group !== 'tool');
const NOT_IN_MENU = ['menu', 'delete', 'actual-size', 'zoom-in', 'zoom-out'];

const commandItems = (state: StudioState, say: Say): MenuItem[] =>
  commandsOf(state).map(command => ({
    id: command.id,
    label: say(command.label),
    key: command.key,
    run: ({ store }) => store.update(current => commandRun(current, command)),
  }));

const menuGroups = (state: StudioState, hand: HandState, say: Say): readonly (readonly MenuItem[])[] => {
  const deeds = offeredDeeds(state, hand).filter(({ id }) => !NOT_IN_MENU.includes(id));
  const groups = IN_MENU.map(group =>
    deeds
      .filter(deed => deed.group === group)
      .map(({ id, keys: [key], run }) => ({ id, label: say({ code: `canvas.deed.${id}` }), key, run })),
  );
  return [commandItems(state, say), ...groups].filter(items => items.length > 0);
};

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const focusStep = (menu: HTMLElement, { key }: KeyboardEvent): boolean => {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  const step = STEPS[key];
  const next =
    step === undefined ? { Home: 0, End: items.length - 1 }[key] : (at + step + items.length) % items.length;
  if (next !== undefined) items[next]?.focus();
  return next !== undefined;
};

interface OpenMenuProps {
  readonly canvas: Canvas;
  readonly spot: { readonly x: number; readonly y: number };
}

/** The whole menu stays inside the window. */
const usePlace = (menu: RefObject<HTMLDivElement | null>, spot: OpenMenuProps['spot']) => {
  const [place, setPlace] = useState(spot);
  useLayoutEffect(() => {
    const box = menu.current?.getBoundingClientRect();
    if (!box) return;
    setPlace({
      x: Math.max(8, Math.min(spot.x, window.innerWidth - box.width - 8)),
      y: Math.max(8, Math.min(spot.y, window.innerHeight - box.height - 8)),
    });
  }, [menu, spot]);
  return place;
};

/** The first item has the focus; a press outside closes, and the focus goes back to where it was. */
const useHeldFocus = (menu: RefObject<HTMLDivElement | null>, canvas: Canvas): void =>
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const onOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !menu.current?.contains(target)) canvas.hand.set({ menu: null });
    };
    window.addEventListener('pointerdown', onOutside, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', onOutside, { capture: true });
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [menu, canvas]);

const OpenMenu = ({ canvas, spot }: OpenMenuProps) => {
  const say = useSay();
  const words = useTranslations('canvas');
  const menu = useRef<HTMLDivElement>(null);
  const state = useStudioState(whole => whole);
  const hand = useHand(whole => whole);
  const place = usePlace(menu, spot);
  useHeldFocus(menu, canvas);
  const close = (): void => canvas.hand.set({ menu: null });
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (!menu.current || !focusStep(menu.current, event)) return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={words('menu.title')}
      className={styles.menu}
      style={{ left: place.x, top: place.y }}
      onKeyDown={onKeyDown}
      onContextMenu={event => event.preventDefault()}
    >
      {menuGroups(state, hand, say).map(items => (
        <fieldset key={items[0]?.id} className={styles.menuGroup}>
          {items.map(({ id, label, key, run }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onPointerMove={({ currentTarget }) => currentTarget.focus()}
              onClick={() => {
                close();
                run(canvas);
              }}
            >
              {label}
              {key && <kbd>{shownChord(key)}</kbd>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
};

/** What can be done where the right button was pressed. */
export const CanvasContextMenu = ({ canvas }: { readonly canvas: Canvas }) => {
  const spot = useHand(({ menu }) => menu);
  return spot && <OpenMenu key={`${spot.x} ${spot.y}`} canvas={canvas} spot={spot} />;
};
