'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { ActingGroup } from '@/lib/game/play/board/acting-groups';
import { isInTray } from '@/lib/game/play/camera/shapes';
import { usePlay } from '../session/play-model';
import { useOrderWords } from '../session/use-order-words';
import type { useBoardPointer } from './hand/use-board-pointer';
import { EyeSign, useHiddenPieces } from './marks/eye-marks';
import styles from './tray.module.css';

/** Groups off the board that can act now. */
const useTrayGroups = (): readonly ActingGroup[] => {
  const { groups, pieceOf } = usePlay();
  return useMemo(() => groups.filter(({ pieces }) => isInTray(pieces, pieceOf)), [groups, pieceOf]);
};

/** More of them are shown smaller, so that all are in sight, and many more side by side. */
const SEVERAL = 4;
const MANY = 8;

const sizeOf = (count: number): 'few' | 'several' | 'many' =>
  count > MANY ? 'many' : count > SEVERAL ? 'several' : 'few';

type TrayHandlers = ReturnType<ReturnType<typeof useBoardPointer>['trayHandlers']>;

interface TrayProps {
  readonly handlersOf: (pieces: readonly string[]) => TrayHandlers;
}

/** Pieces off the board that can be placed: a click lights where they may go, and they can be dragged there. */
export const Tray = ({ handlersOf }: TrayProps) => {
  const words = useTranslations('play');
  const groups = useTrayGroups();
  if (groups.length === 0) return null;
  return (
    <aside className={styles.tray} data-size={sizeOf(groups.length)} aria-label={words('tray')}>
      <header>
        <h2>{words('tray')}</h2>
        <p>{words('tray-hint', { count: groups.length })}</p>
      </header>
      <ul>
        {groups.map(group => (
          <li key={group.key}>
            <TrayCard group={group} handlers={handlersOf(group.pieces)} />
          </li>
        ))}
      </ul>
    </aside>
  );
};

const EyeNote = () => {
  const words = useTranslations('play');
  return (
    <svg
      className={styles.eye}
      viewBox="0 0 24 24"
      width="15"
      height="15"
      role="img"
      aria-label={words('only-you')}
    >
      <EyeSign />
    </svg>
  );
};

interface TrayCardProps {
  readonly group: ActingGroup;
  readonly handlers: TrayHandlers;
}

const TrayCard = ({ group: { key, pieces }, handlers }: TrayCardProps) => {
  const play = usePlay();
  const say = useSay();
  const spoken = useOrderWords();
  const hidden = useHiddenPieces();
  const [first] = pieces;
  const lead = first === undefined ? undefined : play.pieceOf.get(first);
  return (
    <Button
      look="bare"
      className={styles.card}
      data-tray={key}
      aria-pressed={play.chosen?.pieces.some(id => pieces.includes(id)) ?? false}
      onClick={() => play.chooseGroup(pieces)}
      {...handlers}
      onFocus={() => play.pointGroup(pieces)}
      onBlur={() => play.pointGroup([])}
    >
      <span className={styles.counters}>
        {pieces.map(id => {
          const piece = play.pieceOf.get(id);
          return piece && <Counter key={id} face={piece.face} size={46} />;
        })}
      </span>
      <b>
        {spoken.group(pieces)} {pieces.some(id => hidden.has(id)) && <EyeNote />}
      </b>
      {lead && <small>{say(lead.words)}</small>}
    </Button>
  );
};
