'use client';

import { useTranslations } from 'next-intl';
import {
  type KeyboardEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useSay } from '@/components/words/use-say';
import { formatChord } from '@/lib/editor/commands/key-chord';
import { listMenuGroups } from '@/lib/editor/commands/registry';
import { useCommandContext } from '../../commands/use-command-context';
import { useInteraction, useSlice, useStudioState } from '../../session/studio-context';
import styles from '../overlays/canvas-overlays.module.css';

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 };

const moveFocus = (menu: HTMLElement, { key }: KeyboardEvent): boolean => {
  const items = [...menu.querySelectorAll<HTMLElement>('[role="menuitem"]')];
  const at = document.activeElement instanceof HTMLElement ? items.indexOf(document.activeElement) : -1;
  const step = STEPS[key];
  const next =
    step === undefined ? { Home: 0, End: items.length - 1 }[key] : (at + step + items.length) % items.length;
  if (next !== undefined) items[next]?.focus();
  return next !== undefined;
};

interface OpenMenuProps {
  readonly spot: { readonly x: number; readonly y: number };
}

/** The whole menu stays inside the window. */
const useMenuPosition = (menu: RefObject<HTMLDivElement | null>, spot: OpenMenuProps['spot']) => {
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
const useHeldFocus = (menu: RefObject<HTMLDivElement | null>, close: () => void): void =>
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const onOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !menu.current?.contains(target)) close();
    };
    window.addEventListener('pointerdown', onOutside, { capture: true });
    return () => {
      window.removeEventListener('pointerdown', onOutside, { capture: true });
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, [menu, close]);

const OpenMenu = ({ spot }: OpenMenuProps) => {
  const say = useSay();
  const words = useTranslations('canvas');
  const menu = useRef<HTMLDivElement>(null);
  const state = useStudioState(whole => whole);
  const context = useCommandContext();
  const interaction = useSlice('interaction');
  const place = useMenuPosition(menu, spot);
  const close = useCallback(() => interaction.set({ menu: null }), [interaction]);
  useHeldFocus(menu, close);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (!menu.current || !moveFocus(menu.current, event)) return;
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
      {listMenuGroups(state).map(commands => (
        <fieldset key={commands[0]?.id} className={styles.menuGroup}>
          {commands.map(({ id, label, keys: [key], run }) => (
            <button
              key={id}
              type="button"
              role="menuitem"
              tabIndex={-1}
              onPointerMove={({ currentTarget }) => currentTarget.focus()}
              onClick={() => {
                close();
                run(context);
              }}
            >
              {say(label)}
              {key && <kbd>{formatChord(key)}</kbd>}
            </button>
          ))}
        </fieldset>
      ))}
    </div>
  );
};

/** What can be done where the right button was pressed. */
export const CanvasContextMenu = () => {
  const spot = useInteraction(({ menu }) => menu);
  return spot && <OpenMenu key={`${spot.x} ${spot.y}`} spot={spot} />;
};
