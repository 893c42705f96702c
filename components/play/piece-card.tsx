'use client';

import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/game-system';
import { type Match, momentOf } from '@/lib/game/match';
import type { Piece } from '@/lib/game/position';
import styles from './choices.module.css';
import { Reasons } from './why';

interface PieceCardProps {
  readonly system: AnySystem;
  readonly match: Match;
  readonly piece: Piece;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** What is pointed at: its words, and each of its numbers with its section. */
export const PieceCard = ({ system, match, piece, viewer }: PieceCardProps) => {
  const say = useSay();
  const lines = match.rules.figures?.(momentOf(match).state, piece.id, viewer ?? 'all') ?? [];
  return (
    <section className={styles.card} aria-label={piece.name}>
      <p>
        <b>{piece.name}</b> {say(piece.words)}
      </p>
      {lines.length > 0 && <Reasons system={system} lines={lines} />}
    </section>
  );
};
