'use client';

import { useTranslations } from 'next-intl';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/menu';
import { useSay } from '@/components/words/use-say';
import { formatChord } from '@/lib/editor/commands/key-chord';
import { commandsOf, runCommand } from '@/lib/editor/edits/board-edits';
import type { InteractionState } from '@/lib/editor/session/interaction-state';
import type { StudioState } from '@/lib/editor/session/state';
import type { Say } from '@/lib/game/contract/sentence';
import { useStudioState } from '../../session/studio-context';
import { useInteraction } from '../../session/use-interaction';
import type { CanvasContext } from '../board/canvas-access';
import { CANVAS_COMMAND_GROUPS, listCanvasCommands } from './canvas-commands';

interface CommandItem {
  readonly id: string;
  readonly label: string;
  readonly key: string | undefined;
  run(canvas: CanvasContext): void;
}

/** Tools stand in the rail and are not repeated here. */
const IN_MENU = CANVAS_COMMAND_GROUPS.filter(group => group !== 'tool');
const NOT_IN_MENU = ['menu', 'delete', 'actual-size', 'zoom-in', 'zoom-out'];

const listCommandItems = (state: StudioState, say: Say): CommandItem[] =>
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
): readonly (readonly CommandItem[])[] => {
  const actions = listCanvasCommands(state, interaction).filter(({ id }) => !NOT_IN_MENU.includes(id));
  const groups = IN_MENU.map(group =>
    actions
      .filter(action => action.group === group)
      .map(({ id, keys: [key], run }) => ({ id, label: say({ code: `canvas.deed.${id}` }), key, run })),
  );
  return [listCommandItems(state, say), ...groups].filter(items => items.length > 0);
};

interface OpenMenuProps {
  readonly canvas: CanvasContext;
  readonly spot: { readonly x: number; readonly y: number };
}

const OpenMenu = ({ canvas, spot }: OpenMenuProps) => {
  const say = useSay();
  const words = useTranslations('canvas');
  const state = useStudioState(whole => whole);
  const interaction = useInteraction(whole => whole);
  const close = (): void => canvas.interaction.set({ menu: null });
  return (
    <Menu at={spot} label={words('menu.title')} onClose={close}>
      {listMenuGroups(state, interaction, say).map(items => (
        <MenuGroup key={items[0]?.id}>
          {items.map(({ id, label, key, run }) => (
            <MenuItem
              key={id}
              hint={key && formatChord(key)}
              onChoose={() => {
                close();
                run(canvas);
              }}
            >
              {label}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  );
};

/** What can be done where the right button was pressed. */
export const CanvasContextMenu = ({ canvas }: { readonly canvas: CanvasContext }) => {
  const spot = useInteraction(({ menu }) => menu);
  return spot && <OpenMenu key={`${spot.x} ${spot.y}`} canvas={canvas} spot={spot} />;
};
