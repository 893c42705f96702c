'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { GameTalk } from '@/lib/games/remote/game-message';
import { loadMuted, saveMuted } from '@/lib/games/remote/muted';
import type { RemoteGame } from '@/lib/games/remote/remote-game';
import styles from './table-card.module.css';
import type { RemoteConnection } from './use-remote-game';

const LONGEST = 500;

interface TalkProps {
  readonly game: RemoteGame;
  readonly connection: RemoteConnection;
}

/** What the players say; who watches reads and writes when the game is over. */
export const Talk = ({ game, connection }: TalkProps) => {
  const words = useTranslations('by-link');
  const [text, setText] = useState('');
  const { id } = game.info;
  const [muted, setMuted] = useState(() => loadMuted(id));
  const mayTalk = game.info.viewer !== '' || game.info.status === 'over';
  if (!mayTalk) return <p className={styles.means}>{words('talk-later')}</p>;
  const say = async (): Promise<void> => {
    const answer = await connection.send('/talk', 'POST', { text });
    if (answer.isOk) setText('');
  };
  return (
    <section className={styles.talk} aria-label={words('talk')}>
      <ol aria-live="polite">
        {game.talk
          .filter(({ author }) => !muted.includes(author))
          .map(message => (
            <Message
              key={message.n}
              {...{ message, connection }}
              onMute={() => setMuted(saveMuted(id, message.author, true))}
            />
          ))}
      </ol>
      {game.talk
        .filter(({ n }) => muted.includes(n))
        .map(({ n, name }) => (
          <p key={n} className={styles.means}>
            {words('muted', { name: name || words('guest') })}{' '}
            <Button onClick={() => setMuted(saveMuted(id, n, false))}>{words('unmute')}</Button>
          </p>
        ))}
      <form
        onSubmit={event => {
          event.preventDefault();
          void say();
        }}
      >
        <input
          type="text"
          aria-label={words('message')}
          maxLength={LONGEST}
          value={text}
          onChange={event => setText(event.target.value)}
        />
        <Button type="submit" disabled={text.trim() === ''}>
          {words('send')}
        </Button>
      </form>
    </section>
  );
};

interface MessageProps {
  readonly message: GameTalk;
  readonly onMute: () => void;
  readonly connection: RemoteConnection;
}

const Message = ({ message, onMute, connection }: MessageProps) => {
  const words = useTranslations('by-link');
  const block = (isReported: boolean) => async (): Promise<void> => {
    const { isOk } = await connection.send('/blocks', 'PUT', {
      ...{ message: message.n, isBlocked: true, isReported },
    });
    if (isOk) connection.restart();
  };
  return (
    <li>
      <strong>{message.isOwn ? words('you') : message.name || words('guest')}:</strong> {message.text}
      {!message.isOwn && (
        <details className={styles.block}>
          <summary>{words('mute-or-block')}</summary>
          <p>{words('mute-means')}</p>
          <Button onClick={onMute}>{words('mute')}</Button>
          <p>{words('block-means')}</p>
          <Button onClick={() => void block(false)()}>{words('block')}</Button>
          <Button onClick={() => void block(true)()}>{words('block-and-report')}</Button>
        </details>
      )}
    </li>
  );
};
