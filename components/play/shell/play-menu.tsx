'use client';

import { useTranslations } from 'next-intl';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/controls/button';
import { ComputerMenu } from '../menus/computer-menu';
import { DesignerMenu } from '../menus/designer-menu';
import { GameMenu } from '../menus/game-menu';
import { KeyList } from '../menus/key-list';
import { PlayPopover } from '../menus/play-popover';
import { usePlay } from '../session/play-model';
import type { ComputerPlayers } from '../session/use-computer-players';
import type { GameControls } from '../session/use-game-session';
import type { ViewOptions } from '../session/use-view-options';
import styles from './bar.module.css';
import { ReplayTools } from './replay-tools';

interface PlayMenuProps {
  readonly game: GameControls;
  readonly computer: ComputerPlayers;
  readonly title: string;
  readonly home: string;
  readonly looks: ViewOptions;
}

/** All that is seldom needed: replay, the game as a file, who plays, the designer's figures, the keys. */
export const PlayMenu = ({ game, computer, title, home, looks }: PlayMenuProps) => {
  const words = useTranslations('play');
  const { system, seats, viewer } = usePlay();
  return (
    <PlayPopover title={words('menu')} looks={looks}>
      <div className={styles.menu}>
        <label>
          <input
            type="checkbox"
            checked={looks.inWords}
            onChange={event => looks.set({ inWords: event.target.checked })}
          />{' '}
          {words('in-words')}
        </label>
        <Button look="bare" onClick={() => looks.set({ isTyping: !looks.isTyping })}>
          {words('order')}{' '}
          <span className={styles.key} aria-hidden="true">
            /
          </span>
        </Button>
        <Part title={words('time')} isOpen>
          <ReplayTools game={game} />
        </Part>
        {game.type === 'local' && (
          <>
            <Part title={words('game')}>
              <GameMenu game={game} title={title} isDraft={home.startsWith('/studio/')} />
            </Part>
            <Part title={words('computer-player')}>
              <ComputerMenu computer={computer} seats={seats} />
            </Part>
            <Part title={words('designer')}>
              <DesignerMenu {...{ system, game, seats, looks, viewer }} />
            </Part>
          </>
        )}
        <Part title={words('keys')} isOpen={looks.menu === 'keys'}>
          <KeyList />
        </Part>
      </div>
    </PlayPopover>
  );
};

interface PartProps {
  readonly title: string;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const Part = ({ title, isOpen = false, children }: PartProps) => (
  <details className={styles.part} open={isOpen}>
    <summary>{title}</summary>
    {children}
  </details>
);
