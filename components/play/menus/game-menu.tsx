'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { forkIndex, toGameRecord } from '@/lib/game/play/session/game-session';
import { packGame } from '@/lib/games/game-link';
import { listEarlierGames, parseRecord } from '@/lib/games/saved-games';
import type { GameControls } from '../session/use-game-session';
import styles from './play-popover.module.css';

interface GameMenuProps {
  readonly game: GameControls;
  readonly title: string;
  /** Nobody else can open a draft. */
  readonly isDraft: boolean;
}

/** The game as a link or a file, its other branches, and a new one. */
export const GameMenu = ({ game, title, isDraft }: GameMenuProps) => {
  const words = useTranslations('play');
  const { match } = game;
  return (
    <fieldset className={styles.tools} aria-label={words('game')}>
      <LinkToGame game={game} isDraft={isDraft} />
      <Button onClick={() => saveFile(game, title)}>{words('save-file')}</Button>
      <FileInput game={game} />
      <Button onClick={() => game.restart()}>{words('anew')}</Button>
      {match.branches.map((branch, index) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: a branch is known by its place.
          key={index}
          onClick={() => game.switchBranch(index)}
        >
          {words('branch', { at: forkIndex(match, branch), count: branch.entries.length })}
        </Button>
      ))}
      <EarlierGames game={game} />
    </fieldset>
  );
};

/** Games that made room for this one. */
const EarlierGames = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  return listEarlierGames(game.place).map(record => (
    <Button key={`${record.seed} ${record.entries.length}`} onClick={() => game.open(record)}>
      {words('earlier', { count: record.entries.length })}
    </Button>
  ));
};

const LinkToGame = ({ game, isDraft }: Pick<GameMenuProps, 'game' | 'isDraft'>) => {
  const words = useTranslations('play');
  const [link, setLink] = useState<string | null>(null);
  const makeLink = async (): Promise<void> =>
    setLink(`${location.origin}${location.pathname}${location.search}#${await packGame(game.match)}`);
  return (
    <>
      <Button onClick={() => void makeLink()}>{words('link')}</Button>
      {link !== null && (
        <input
          className={styles.link}
          aria-label={words('link-label')}
          readOnly
          value={link}
          onFocus={event => event.target.select()}
        />
      )}
      {link !== null && isDraft && <p>{words('link-draft')}</p>}
    </>
  );
};

const saveFile = ({ match }: GameControls, title: string): void => {
  const text = JSON.stringify(toGameRecord(match), null, 1);
  const address = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = `${title.replaceAll(/[^\p{L}\p{N}]+/gu, '-')}.game.json`;
  anchor.click();
  URL.revokeObjectURL(address);
};

/** Larger files are no games. */
const LARGEST = 4_000_000;

const FileInput = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const [note, setNote] = useState('');
  const open = async (file: File | undefined): Promise<void> => {
    if (!file) return;
    const record = file.size > LARGEST ? null : parseRecord(await file.text());
    if (!record) {
      setNote(words('file-unknown'));
      return;
    }
    setNote(game.open(record) ? '' : words('cut'));
  };
  return (
    <label>
      {words('open-file')}{' '}
      <input
        type="file"
        accept=".json,application/json"
        onChange={event => void open(event.target.files?.[0])}
      />
      <output>{note}</output>
    </label>
  );
};
