'use client';

import { useTranslations } from 'next-intl';
import { type MouseEvent, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/overlays/menu';
import { useSay } from '@/components/words/use-say';
import { useSiteRouter } from '@/components/words/use-site-router';
import { findCommand } from '@/lib/editor/commands/registry';
import { useCommandContext } from '../commands/use-command-context';
import { useFormatChord } from '../commands/use-format-chord';
import { usePanels, useStudio, useStudioState } from '../session/studio-context';
import { DocumentItems } from './document-items';
import styles from './studio-bar.module.css';

/** What is not needed often enough for a place in the bar, group by group. */
const OFFERED = [
  ['text-view', 'overview', 'forces', 'estimate', 'languages'],
  ['inspect-battle', 'inspect-history', 'inspect-comments', 'people', 'exchange'],
  ['save', 'keys'],
] as const;

/** On a tablet the switches of the bar stand here. */
const PANELS = ['army', 'inspector', 'battle', 'source', 'view', 'problems', 'hide-panels'] as const;

interface MenuPoint {
  readonly x: number;
  readonly y: number;
}

const OpenMenu = ({ spot, onClose }: { readonly spot: MenuPoint; readonly onClose: () => void }) => {
  const formatChord = useFormatChord();
  const words = useTranslations('studio');
  const say = useSay();
  const state = useStudioState(whole => whole);
  const isTablet = usePanels(({ layout }) => layout === 'tablet');
  const offered = isTablet ? [PANELS, ...OFFERED] : OFFERED;
  const context = useCommandContext();
  return (
    <Menu at={spot} label={words('bar.menu')} onClose={onClose}>
      <DocumentItems onClose={onClose} />
      {offered.map(ids => (
        <MenuGroup key={ids[0]}>
          {ids
            .flatMap(id => findCommand(state, id) ?? [])
            .filter(command => command.isEnabled(state))
            .map(({ id, label, keys: [key], run }) => (
              <MenuItem
                key={id}
                hint={key && formatChord(key)}
                onChoose={() => {
                  onClose();
                  run(context);
                }}
              >
                {say(label)}
              </MenuItem>
            ))}
        </MenuGroup>
      ))}
      <BalanceItem />
    </Menu>
  );
};

/** The balance lab of this draft, saved first. */
const BalanceItem = () => {
  const words = useTranslations('studio');
  const router = useSiteRouter();
  const { saver, draftId } = useStudio();
  const variant = useStudioState(state => state.variant);
  const isPlayable = useStudioState(
    ({ rules, derived }) => rules.system.play !== null && derived.scenario !== null,
  );
  if (!isPlayable) return null;
  const query = variant === null ? '' : `?variant=${encodeURIComponent(variant)}`;
  const open = async (): Promise<void> => {
    if (await saver.saveNow()) router.push(`/studio/${draftId}/lab${query}`);
  };
  return (
    <MenuGroup>
      <MenuItem onChoose={() => void open()}>{words('bar.balance')}</MenuItem>
    </MenuGroup>
  );
};

/** Opens the menu below the button that was pressed. */
const useMenu = () => {
  const [spot, setSpot] = useState<MenuPoint | null>(null);
  const open = ({ currentTarget }: MouseEvent<HTMLElement>): void => {
    const { left, bottom } = currentTarget.getBoundingClientRect();
    setSpot({ x: left, y: bottom });
  };
  const menu = spot && <OpenMenu spot={spot} onClose={() => setSpot(null)} />;
  return { isOpen: spot !== null, open, menu };
};

/** The battle's title, which opens what the bar has no room for. */
export const TitleMenu = () => {
  const title = useStudioState(({ derived }) => derived.scenario?.title ?? '');
  const words = useTranslations('studio');
  const { isOpen, open, menu } = useMenu();
  return (
    <>
      <h1>
        <Button
          look="bare"
          className={styles.title}
          aria-haspopup="menu"
          aria-expanded={isOpen}
          title={words('bar.menu')}
          onClick={open}
        >
          <span>{title || words('bar.menu')}</span>
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </Button>
      </h1>
      {menu}
    </>
  );
};

/** The same on a tablet, where the switches are in it. */
export const MoreMenu = () => {
  const words = useTranslations('studio');
  const { isOpen, open, menu } = useMenu();
  return (
    <>
      <IconButton
        label={words('bar.more')}
        className={styles.more}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        onClick={open}
      >
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d="M4 10h.01M10 10h.01M16 10h.01"
            stroke="currentColor"
            strokeWidth="3"
            strokeLinecap="round"
          />
        </svg>
      </IconButton>
      {menu}
    </>
  );
};
