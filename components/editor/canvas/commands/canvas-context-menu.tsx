'use client';

import { useTranslations } from 'next-intl';
import { type KeyboardEvent, type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { useSay } from '@/components/words/use-say';
import { formatChord } from '@/lib/editor/commands/key-chord';
import { commandsOf, runCommand } from '@/lib/editor/edits/board-edits';
import type { InteractionState } from '@/lib/editor/session/interaction-state';
import type { StudioState } from '@/lib/editor/session/state';
import type { Say } from '@/lib/game/contract/sentence';
import { useStudioState } from '../../session/studio-context';
import { useInteraction } from '../../session/use-interaction';
import type { CanvasContext } from '../board/canvas-access';
import styles from '../overlays/canvas-overlays.module.css';
import { CANVAS_COMMAND_GROUPS, listCanvasCommands } from './canvas-commands';

interface MenuItem {
  readonly id: string;
  readonly label: string;
  readonly key: string | undefined;
  run(canvas: CanvasContext): void;
}

/** Tools stand in the rail and are not repeated here. */
const IN_MENU = CANVAS_COMMAND_GROUPS.filter(group => group !== 'tool');
const NOT_IN_MENU = ['menu', 'delete', 'actual-size', 'zoom-in', 'zoom-out'];

const listCommandItems = (state: StudioState, say: Say): MenuItem[] =>
  commandsOf(state).map(command => ({
    id: command.id,
    label: say(command.label),
    key: command.key,
    run: ({ store }) => store.update(current => runCommand(current, command)),
  }));

const listMenuGroups = (
  state: StudioState,
  interaction: InteractionState,
  say: Say,
): readonly (readonly MenuItem[])[] => {
  const actions = listCanvasCommands(state, interaction).filter(({ id }) => !NOT_IN_MENU.includes(id));
  const groups = IN_MENU.map(group =>
    actions
      .filter(action => action.group === group)
      .map(({ id, keys: [key], run }) => ({ id, label: say({ code: `canvas.deed.${id}` }), key, run })),
  );
  return [listCommandItems(state, say), ...groups].filter(items => items.length > 0);
};

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
  readonly canvas: CanvasContext;
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
const useHeldFocus = (menu: RefObject<HTMLDivElement | null>, canvas: CanvasContext): void =>
  useEffect(() => {
    const before = document.activeElement;
    menu.current?.querySelector<HTMLElement>('[role="menuitem"]')?.focus();
    const onOutside = ({ target }: PointerEvent): void => {
      if (target instanceof Node && !menu.current?.contains(target)) canvas.interaction.set({ menu: null });
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
  const interaction = useInteraction(whole => whole);
  const place = useMenuPosition(menu, spot);
  useHeldFocus(menu, canvas);
  const close = (): void => canvas.interaction.set({ menu: null });
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
      {listMenuGroups(state, interaction, say).map(items => (
        <fieldset key={items[0]?.id} className={styles.menuGroup}>
          {items.map(({ id, label, key, run }) => (
            <Button
              look="bare"
              key={id}
              role="menuitem"
              tabIndex={-1}
              onPointerMove={({ currentTarget }) => currentTarget.focus()}
              onClick={() => {
                close();
                run(canvas);
              }}
            >
              {label}
              {key && <kbd>{formatChord(key)}</kbd>}
            </Button>
          ))}
        </fieldset>
      ))}
    </div>
  );
};

/** What can be done where the right button was pressed. */
export const CanvasContextMenu = ({ canvas }: { readonly canvas: CanvasContext }) => {
  const spot = useInteraction(({ menu }) => menu);
  return spot && <OpenMenu key={`${spot.x} ${spot.y}`} canvas={canvas} spot={spot} />;
};
