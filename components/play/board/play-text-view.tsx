'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { Piece } from '@/lib/game/contract/position';
import styles from '../play.module.css';
import { usePlay } from '../session/play-model';

/** The board as text: every space with content, every piece a button. */
export const PlayTextView = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { system, position } = usePlay();
  const waiting = position.pieces.filter(({ space, box }) => space === null && box === null);
  return (
    <section className={styles.inWords} aria-label={words('in-words')}>
      <ul>
        {system.describeSpaces(position).map(({ space, title, sentences }) => (
          <li key={space}>
            <h3>{say(title)}</h3>
            <p>{sentences.map(say).join(' ')}</p>
            <Pieces pieces={position.pieces.filter(piece => piece.space === space)} />
          </li>
        ))}
        {waiting.length > 0 && (
          <li>
            <h3>{words('waiting')}</h3>
            <Pieces pieces={waiting} />
          </li>
        )}
      </ul>
    </section>
  );
};

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const say = useSay();
  const { chosen, choosePiece } = usePlay();
  return (
    <ul>
      {pieces.map(({ id, name, words }) => (
        <li key={id}>
          <Button
            look="bare"
            aria-pressed={chosen?.pieces.includes(id) ?? false}
            onClick={() => choosePiece(id, 'key')}
          >
            {name} <small>{say(words)}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
};
