'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { IconButton } from '@/components/ui/controls/icon-button';
import { useSay } from '@/components/words/use-say';
import type { Piece } from '@/lib/game/contract/position';
import { BreakdownLines } from '../../choices/breakdown';
import { usePlay } from '../../session/play-model';
import { useOrderWords } from '../../session/use-order-words';
import styles from '../panel.module.css';
import { Tracks } from './tracks';

/** The pieces that are chosen; a click leaves one of them out, or takes it along again. */
export const ChosenGroupCard = () => {
  const words = useTranslations('play');
  const play = usePlay();
  const spoken = useOrderWords();
  const { chosen, pieceOf } = play;
  const pieces = useMemo(
    () => (chosen?.pieces ?? []).flatMap(id => pieceOf.get(id) ?? []),
    [chosen?.pieces, pieceOf],
  );
  if (!chosen) return null;
  const [only, second] = pieces;
  return (
    <section className={styles.chosen} aria-label={spoken.groupWithPlace(chosen.pieces)}>
      <header>
        <h3>{spoken.groupWithPlace(chosen.pieces)}</h3>
        <IconButton label={words('release')} onClick={play.release}>
          ×
        </IconButton>
      </header>
      {only && !second ? <OnePiece piece={only} /> : <Members pieces={pieces} members={chosen.members} />}
    </section>
  );
};

const OnePiece = ({ piece }: { readonly piece: Piece }) => {
  const words = useTranslations('play');
  const say = useSay();
  const { rules, state, viewer, system } = usePlay();
  const lines = rules.stats?.(state, piece.id, viewer ?? 'all') ?? [];
  return (
    <div className={styles.onePiece}>
      <Counter face={piece.face} size={42} />
      <div>
        <p>{say(piece.words)}</p>
        {lines.length > 0 && (
          <details>
            <summary>{words('figures')}</summary>
            <BreakdownLines system={system} lines={lines} />
          </details>
        )}
        <Tracks piece={piece.id} />
      </div>
    </div>
  );
};

interface MembersProps {
  readonly pieces: readonly Piece[];
  readonly members: readonly string[];
}

/** How many members are tried: they are representative of the others. */
const TRIED = 2;

/** Whether one of several can be left out: the next order is then not about it. */
const useIsDivisible = (pieces: readonly Piece[]): boolean => {
  const { rules, state, seat } = usePlay();
  return useMemo(() => {
    if (seat === null) return false;
    const ids = pieces.map(({ id }) => id);
    return ids.slice(0, TRIED).some(left => {
      const orders = rules.orders(
        state,
        seat,
        ids.filter(id => id !== left),
      );
      return orders.length > 0 && !orders.some(({ about }) => about.subjects.includes(left));
    });
  }, [rules, state, seat, pieces]);
};

const Members = ({ pieces, members }: MembersProps) => {
  const words = useTranslations('play');
  const say = useSay();
  const play = usePlay();
  const isDivisible = useIsDivisible(pieces);
  return (
    <div className={styles.members}>
      <ul>
        {pieces.map(({ id, name, face, words: about }) => (
          <li key={id}>
            <Button
              look="bare"
              className={styles.member}
              aria-pressed={members.includes(id)}
              aria-label={name}
              title={words('piece-title', { name, about: say(about) })}
              disabled={!isDivisible}
              onClick={() => play.toggle(id)}
            >
              <Counter face={face} size={38} />
            </Button>
          </li>
        ))}
      </ul>
      {isDivisible && (
        <p className={styles.membersHint} data-many={pieces.length > 4}>
          {words('leave-out')}
        </p>
      )}
    </div>
  );
};
