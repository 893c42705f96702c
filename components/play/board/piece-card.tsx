'use client';

import { useSay } from '@/components/words/use-say';
import type { AnySystem } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { currentMoment, type GameSession } from '@/lib/game/play/game-session';
import { BreakdownLines } from '../choices/breakdown';
import styles from '../choices/choices.module.css';

interface PieceCardProps {
  readonly system: AnySystem;
  readonly match: GameSession;
  readonly piece: Piece;
  /** Who looks; null: everybody may. */
  readonly viewer: string | null;
}

/** What is pointed at: its words, and each of its numbers with its section. */
export const PieceCard = ({ system, match, piece, viewer }: PieceCardProps) => {
  const say = useSay();
  const lines = match.rules.stats?.(currentMoment(match).state, piece.id, viewer ?? 'all') ?? [];
  return (
    <section className={styles.card} aria-label={piece.name}>
      <p>
        <b>{piece.name}</b> {say(piece.words)}
      </p>
      {lines.length > 0 && <BreakdownLines system={system} lines={lines} />}
    </section>
  );
};
