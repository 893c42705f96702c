'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { BoardSvg } from '@/components/board/board-svg';
import { PlainLink } from '@/components/ui/controls/plain-link';
import { useSay } from '@/components/words/use-say';
import { type AnySystem, DRAW_LAYERS } from '@/lib/game/contract/game-system';
import type { GameSession } from '@/lib/game/play/session/game-session';
import styles from './start.module.css';

interface StartBriefingProps {
  readonly system: AnySystem;
  /** The battle before its first decision. */
  readonly match: GameSession;
  readonly seat: string;
  /** Where the player aid is; null: nowhere. */
  readonly aid: string | null;
}

const LINES = ['aim', 'turn', 'fights'] as const;

/** What a newcomer needs: the board, and aim, turn and fights in a sentence or two each. */
export const StartBriefing = ({ system, match, seat, aid }: StartBriefingProps) => {
  const words = useTranslations('start');
  const say = useSay();
  const { rules, scenario, moments } = match;
  const brief = useMemo(() => rules.brief(scenario, seat), [rules, scenario, seat]);
  const picture = useMemo(
    () =>
      system.draw(rules.position(moments[0].state, seat), {
        ...{ layers: DRAW_LAYERS, paper: 'screen', detail: 'normal', say },
      }),
    [system, rules, moments, seat, say],
  );
  return (
    <div className={styles.briefing}>
      <div className={styles.board}>
        <BoardSvg picture={picture} title={words('board')} idPrefix="start" />
      </div>
      <section aria-labelledby="brief">
        <h2 id="brief">{words('brief.title')}</h2>
        <ol className={styles.brief}>
          {LINES.map(line => (
            <li key={line}>
              <strong>{words(`brief.${line}`)}</strong> {say(brief[line])}
            </li>
          ))}
        </ol>
        <p className={styles.links}>
          {aid !== null && <PlainLink href={aid}>{words('aid')}</PlainLink>}
          <PlainLink href={`/learn/${system.id}`}>{words('lesson')}</PlainLink>
        </p>
      </section>
    </div>
  );
};
