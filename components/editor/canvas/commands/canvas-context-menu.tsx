'use client';

import { useTranslations } from 'next-intl';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/overlays/menu';
import { useSay } from '@/components/words/use-say';
import { listMenuGroups } from '@/lib/editor/commands/registry';
import { useCommandContext } from '../../commands/use-command-context';
import { useFormatChord } from '../../commands/use-format-chord';
import { useInteraction, useSlice, useStudioState } from '../../session/studio-context';

interface OpenMenuProps {
  readonly spot: { readonly x: number; readonly y: number };
}

const OpenMenu = ({ spot }: OpenMenuProps) => {
  const formatChord = useFormatChord();
  const say = useSay();
  const words = useTranslations('canvas');
  const state = useStudioState(whole => whole);
  const context = useCommandContext();
  const interaction = useSlice('interaction');
  const close = (): void => interaction.set({ menu: null });
  return (
    <Menu at={spot} label={words('menu.title')} onClose={close}>
      {listMenuGroups(state).map(commands => (
        <MenuGroup key={commands[0]?.id}>
          {commands.map(({ id, label, keys: [key], run }) => (
            <MenuItem
              key={id}
              hint={key && formatChord(key)}
              onChoose={() => {
                close();
                run(context);
              }}
            >
              {say(label)}
            </MenuItem>
          ))}
        </MenuGroup>
      ))}
    </Menu>
  );
};

/** What can be done where the right button was pressed. */
export const CanvasContextMenu = () => {
  const spot = useInteraction(({ menu }) => menu);
  return spot && <OpenMenu key={`${spot.x} ${spot.y}`} spot={spot} />;
};
