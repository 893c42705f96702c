'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { type ArmyRow, groupByEntry } from '@/lib/editor/board/army-rows';
import { movePieces } from '@/lib/editor/edits/board-edits';
import { isShown, togglePanel } from '@/lib/editor/session/panels';
import { selectAndReveal } from '@/lib/editor/session/state';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { SideArmyButton } from '../army/side-army-button';
import { EstimateButton } from '../army-estimate/estimate-button';
import { ForcesButton } from '../grid/forces-button';
import { useStudio, useStudioState } from '../session/studio-context';
import { DraggableCounter } from './draggable-counter';
import styles from './tray.module.css';

const Row = ({ row }: { readonly row: ArmyRow }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const ids = row.pieces.map(({ id }) => id);
  const isChosen = useStudioState(({ selection }) => ids.some(id => selection.pieces.includes(id)));
  const isInvalid = useStudioState(({ derived }) => ids.some(id => derived.faults.pieces.includes(id)));
  const [first] = row.pieces;
  const face = useMemo(() => ({ ...first.face, lead: false, shadow: false }), [first.face]);
  return (
    <li>
      <Button
        look="bare"
        className={styles.row}
        aria-pressed={isChosen}
        data-fault={isInvalid || undefined}
        onClick={() => store.update(state => selectAndReveal(state, ids))}
      >
        <Counter face={face} size={32} />
        <span>
          {first.name}
          <small>{words('tray.row', { words: say(first.words), count: ids.length })}</small>
        </span>
        <span className={styles.where}>
          {row.spaces.join(' ')}
          {isInvalid && ' !'}
        </span>
      </Button>
    </li>
  );
};

const Waiting = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const words = useTranslations('studio');
  if (pieces.length === 0) return null;
  return (
    <div className={styles.waiting}>
      <p>{words('tray.waiting', { count: pieces.length })}</p>
      <div className={controls.counters}>
        {pieces.map(piece => (
          <WaitingPiece key={piece.id} piece={piece} />
        ))}
      </div>
    </div>
  );
};

const WaitingPiece = ({ piece }: { readonly piece: Piece }) => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const isChosen = useStudioState(({ selection }) => selection.pieces.includes(piece.id));
  const face = useMemo(() => ({ ...piece.face, chosen: isChosen }), [piece.face, isChosen]);
  return (
    <DraggableCounter
      face={face}
      label={words('tray.waiting-piece', { name: piece.name, words: say(piece.words) })}
      isChosen={isChosen}
      pieces={[piece.id]}
      hook={piece.id}
      onChoose={() => store.update(state => selectAndReveal(state, [piece.id]))}
      land={(state, space) => movePieces(state, [piece.id], space)}
    />
  );
};

interface ArmyProps {
  readonly seat: Seat;
  readonly pieces: readonly Piece[];
}

const Army = ({ seat, pieces }: ArmyProps) => {
  const words = useTranslations('studio');
  const rows = useMemo(() => groupByEntry(pieces, seat.id), [pieces, seat.id]);
  const own = pieces.filter(piece => piece.seat === seat.id);
  return (
    <section className={styles.army} aria-label={seat.name}>
      <h2>{seat.name}</h2>
      <p>{words('tray.pieces', { count: own.length })}</p>
      <Waiting pieces={own.filter(({ space, box }) => space === null && box === null)} />
      <ul>
        {rows.map(row => (
          <Row key={row.key} row={row} />
        ))}
      </ul>
    </section>
  );
};

const NO_PIECES: readonly Piece[] = [];

/** The armies of all sides; what waits off the board is carried from here, and what leaves it is laid here. */
export const Tray = () => {
  const words = useTranslations('studio');
  const scenario = useStudioState(({ derived }) => derived.scenario);
  const system = useStudioState(({ rules }) => rules.system);
  const pieces = useStudioState(({ derived }) => derived.position?.pieces ?? NO_PIECES);
  const isReceiving = useStudioState(({ dragging }) => dragging !== null);
  const { store } = useStudio();
  const isAdding = useStudioState(state => isShown(state, 'add-pieces'));
  const seats = scenario ? system.seats(scenario) : [];
  return (
    <aside
      className={styles.tray}
      aria-label={words('tray.title')}
      data-tray
      data-pane="armies"
      tabIndex={-1}
      data-receiving={isReceiving || undefined}
    >
      <div className={styles.trayList}>
        {seats.map(seat => (
          <Army key={seat.id} seat={seat} pieces={pieces} />
        ))}
        {pieces.length === 0 && !isAdding && <p className={styles.beginning}>{words('board.empty')}</p>}
      </div>
      <div className={styles.trayFoot}>
        <Button
          aria-expanded={isAdding}
          onClick={() => store.update(state => togglePanel(state, 'add-pieces'))}
        >
          {words(isAdding ? 'tray.close-palette' : 'tray.add')}
        </Button>
        <ForcesButton />
        <EstimateButton />
        <SideArmyButton />
      </div>
    </aside>
  );
};
