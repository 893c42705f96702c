'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import type { GameControls } from '../session/use-game-session';
import styles from './log.module.css';

const LONGEST = 500;

/** A comment on the moment that is shown; it goes along with the link and the file. */
export const MomentComment = ({ game }: { readonly game: GameControls }) => {
  const words = useTranslations('play');
  const { comments, at } = game.match;
  const kept = comments.find(comment => comment.at === at)?.text ?? '';
  const [text, setText] = useState(kept);
  return (
    <form
      className={styles.note}
      onSubmit={event => {
        event.preventDefault();
        game.comment(text);
      }}
    >
      <input
        type="text"
        aria-label={words('comment')}
        placeholder={words('comment-hint')}
        maxLength={LONGEST}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <Button type="submit" disabled={text.trim() === kept}>
        {words('comment-keep')}
      </Button>
    </form>
  );
};
