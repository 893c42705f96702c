'use client';

import { useTranslations } from 'next-intl';
import { type DragEvent, useState } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { restackPiece, stackOf } from '@/lib/editor/edits/piece-edits';
import { selectAndReveal } from '@/lib/editor/session/state';
import type { Piece } from '@/lib/game/contract/position';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './stack-list.module.css';

interface StackLineProps {
  readonly piece: Piece;
  readonly place: number;
  readonly count: number;
  readonly isChosen: boolean;
  readonly onPlace: (id: string, place: number) => void;
}

const StackLine = ({ piece, place, count, isChosen, onPlace }: StackLineProps) => {
  const say = useSay();
  const words = useTranslations('canvas.stack');
  const { store } = useStudio();
  const [isOver, setOver] = useState(false);
  const onDrop = (event: DragEvent): void => {
    event.preventDefault();
    setOver(false);
    onPlace(event.dataTransfer.getData('text/plain'), place);
  };
  return (
    <li
      className={styles.line}
      draggable
      data-chosen={isChosen || undefined}
      data-over={isOver || undefined}
      onDragStart={event => event.dataTransfer.setData('text/plain', piece.id)}
      onDragOver={event => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={onDrop}
    >
      <Button
        look="bare"
        className={styles.name}
        aria-pressed={isChosen}
        onClick={() => store.update(state => selectAndReveal(state, [piece.id]))}
      >
        <Counter face={{ ...piece.face, shadow: false }} size={28} />
        <span>
          {piece.name} <small>{say(piece.words)}</small>
        </span>
      </Button>
      {[-1, 1].map(step => (
        <Button
          key={step}
          look="bare"
          className={styles.step}
          disabled={place + step < 0 || place + step >= count}
          aria-label={words(step < 0 ? 'up' : 'down', { name: piece.name })}
          title={words(step < 0 ? 'up' : 'down', { name: piece.name })}
          onClick={() => onPlace(piece.id, place + step)}
        >
          <svg viewBox="0 0 16 16" width="14" height="14" aria-hidden="true">
            <path
              d={step < 0 ? 'M3.500 10 8 5.500l4.500 4.500' : 'M3.500 6 8 10.500l4.500-4.500'}
              fill="none"
              stroke="currentColor"
              strokeWidth="1.7"
            />
          </svg>
        </Button>
      ))}
    </li>
  );
};

/** Those who stand with the chosen piece, in their order; where order means nothing, there is no list. */
export const StackList = ({ piece }: { readonly piece: Piece }) => {
  const words = useTranslations('canvas.stack');
  const { store } = useStudio();
  const canRestack = useStudioState(({ rules }) => rules.system.editing.reorderStack !== undefined);
  const position = useStudioState(({ derived }) => derived.position);
  const stack = position ? stackOf(position, piece.id) : [];
  if (!canRestack || stack.length < 2) return null;
  return (
    <section className={styles.stack} aria-label={words('title', { space: piece.space ?? '' })}>
      <h3>{words('title', { space: piece.space ?? '' })}</h3>
      <ol>
        {stack.map((other, place) => (
          <StackLine
            key={other.id}
            piece={other}
            place={place}
            count={stack.length}
            isChosen={other.id === piece.id}
            onPlace={(id, place) => store.update(state => restackPiece(state, id, place))}
          />
        ))}
      </ol>
      <p>{words('hint')}</p>
    </section>
  );
};
