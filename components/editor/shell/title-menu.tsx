'use client';

import { useTranslations } from 'next-intl';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Menu, MenuGroup, MenuItem } from '@/components/ui/overlays/menu';
import { useSay } from '@/components/words/use-say';
import { formatChord } from '@/lib/editor/commands/key-chord';
import { findCommand } from '@/lib/editor/commands/registry';
import { useCommandContext } from '../commands/use-command-context';
import { useStudioState } from '../session/studio-context';
import styles from './studio-bar.module.css';

/** What is not needed often enough for a place in the bar, group by group. */
const OFFERED = [
  ['text-view', 'overview', 'forces', 'estimate'],
  ['inspect-battle', 'inspect-history'],
  ['save', 'keys'],
] as const;

interface Spot {
  readonly x: number;
  readonly y: number;
}

const OpenMenu = ({ spot, onClose }: { readonly spot: Spot; readonly onClose: () => void }) => {
  const words = useTranslations('studio');
  const say = useSay();
  const state = useStudioState(whole => whole);
  const slug = useStudioState(({ slug }) => slug);
  const context = useCommandContext();
  return (
    <Menu at={spot} label={words('bar.menu')} onClose={onClose}>
      {OFFERED.map(ids => (
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
      {slug && (
        <MenuGroup>
          <MenuItem onChoose={() => window.open(`/s/${slug}/sheet.pdf`, '_blank', 'noopener')}>
            {words('bar.sheet')}
          </MenuItem>
        </MenuGroup>
      )}
    </Menu>
  );
};

/** The battle's title, which opens what the bar has no room for. */
export const TitleMenu = () => {
  const title = useStudioState(({ derived }) => derived.scenario?.title ?? '');
  const words = useTranslations('studio');
  const door = useRef<HTMLButtonElement>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const open = (): void => {
    const box = door.current?.getBoundingClientRect();
    if (box) setSpot({ x: box.left, y: box.bottom });
  };
  return (
    <>
      <h1>
        <Button
          ref={door}
          look="bare"
          className={styles.title}
          aria-haspopup="menu"
          aria-expanded={spot !== null}
          title={words('bar.menu')}
          onClick={open}
        >
          <span>{title || words('bar.menu')}</span>
          <svg viewBox="0 0 16 16" width="12" height="12" aria-hidden="true">
            <path d="M3 6l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.5" />
          </svg>
        </Button>
      </h1>
      {spot && <OpenMenu spot={spot} onClose={() => setSpot(null)} />}
    </>
  );
};
