'use client';

import { useTranslations } from 'next-intl';
import { useSay } from '@/components/words/use-say';
import type { SpaceInWords } from '@/lib/game/game-system';
import type { Piece } from '@/lib/game/position';
import styles from './board-in-words.module.css';
import { useStudio, useStudioState } from './studio-context';
import { selected, selectedAndShown } from './studio-state';

const PieceButton = ({ piece }: { readonly piece: Piece }) => {
  const say = useSay();
  const { store } = useStudio();
  const isChosen = useStudioState(({ selection }) => selection.pieces.includes(piece.id));
  return (
    <button
      type="button"
      aria-pressed={isChosen}
      onClick={() => store.update(state => selectedAndShown(state, [piece.id]))}
    >
      {piece.name} <small>{say(piece.words)}</small>
    </button>
  );
};

const SpaceItem = ({ spoken }: { readonly spoken: SpaceInWords }) => {
  const say = useSay();
  const { store } = useStudio();
  const position = useStudioState(({ reading }) => reading.position);
  const isChosen = useStudioState(({ selection }) => selection.space === spoken.space);
  const here = position?.pieces.filter(({ space }) => space === spoken.space) ?? [];
  return (
    <li>
      <h3>
        <button
          type="button"
          aria-pressed={isChosen}
          onClick={() => store.update(state => selected(state, [], spoken.space))}
        >
          {say(spoken.title)}
        </button>
      </h3>
      <p>{spoken.sentences.map(say).join(' ')}</p>
      {here.length > 0 && (
        <ul>
          {here.map(piece => (
            <li key={piece.id}>
              <PieceButton piece={piece} />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
};

/** The board for those who read or hear it: every space, and every piece a button. */
export const BoardInWords = () => {
  const words = useTranslations('studio');
  const spaces = useStudioState(({ reading }) => reading.words);
  return (
    <section className={styles.inWords} aria-label={words('board.in-words')}>
      <ul>
        {spaces.map(spoken => (
          <SpaceItem key={spoken.space} spoken={spoken} />
        ))}
      </ul>
    </section>
  );
};
