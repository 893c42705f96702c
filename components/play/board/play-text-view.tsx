'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Piece, Position } from '@/lib/game/contract/position';
import styles from '../play.module.css';
import type { BoardSelection } from '../play-table';

interface StateInWordsProps {
  readonly system: AnySystem;
  readonly position: Position;
  readonly chosen: BoardSelection;
  readonly onChoose: (chosen: BoardSelection) => void;
}

/** The table for those who read or hear it: every space that has something to tell, every piece a button. */
export const PlayTextView = ({ system, position, chosen, onChoose }: StateInWordsProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const waiting = position.pieces.filter(({ space, box }) => space === null && box === null);
  return (
    <section className={styles.inWords} aria-label={words('in-words')}>
      <ul>
        {system.describeSpaces(position).map(({ space, title, sentences }) => (
          <li key={space}>
            <h3>{say(title)}</h3>
            <p>{sentences.map(say).join(' ')}</p>
            <Pieces
              pieces={position.pieces.filter(piece => piece.space === space)}
              chosen={chosen}
              onChoose={onChoose}
            />
          </li>
        ))}
        {waiting.length > 0 && (
          <li>
            <h3>{words('waiting')}</h3>
            <Pieces pieces={waiting} chosen={chosen} onChoose={onChoose} />
          </li>
        )}
      </ul>
    </section>
  );
};

interface PiecesProps {
  readonly pieces: readonly Piece[];
  readonly chosen: BoardSelection;
  readonly onChoose: (chosen: BoardSelection) => void;
}

const Pieces = ({ pieces, chosen, onChoose }: PiecesProps) => {
  const say = useSay();
  return (
    <ul>
      {pieces.map(({ id, name, words }) => (
        <li key={id}>
          <Button
            look="bare"
            aria-pressed={chosen.piece === id}
            onClick={() => onChoose({ piece: chosen.piece === id ? null : id, space: null, choice: null })}
          >
            {name} <small>{say(words)}</small>
          </Button>
        </li>
      ))}
    </ul>
  );
};
