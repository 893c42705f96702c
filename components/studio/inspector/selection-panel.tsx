'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/canvas/counter';
import { nameOfFinding } from '@/components/findings/findings-filter';
import { RuleLink } from '@/components/findings/rule-link';
import { keyed } from '@/components/ui/keyed';
import { useSay } from '@/components/words/use-say';
import type { PieceCommand } from '@/lib/game/editing';
import { sentenceOf } from '@/lib/game/finding';
import type { Piece } from '@/lib/game/position';
import { findingsAbout } from '../concerned-pieces';
import controls from '../controls.module.css';
import { commandRun, commandsOf } from '../edits';
import { useStudio, useStudioState } from '../studio-context';
import styles from './inspector.module.css';
import { MoveTo } from './move-to';
import { OddsPanel } from './odds-panel';
import { ShapePanel, useChosenShape } from './shape-panel';
import { SpacePanel } from './space-panel';
import { StackList } from './stack-list';

const useChosenPieces = (): readonly Piece[] => {
  const ids = useStudioState(({ selection }) => selection.pieces);
  const position = useStudioState(({ reading }) => reading.position);
  return useMemo(() => position?.pieces.filter(({ id }) => ids.includes(id)) ?? [], [ids, position]);
};

const useSeatName = (seatId: string): string => {
  const sides = useStudioState(({ reading }) => reading.scenario?.sides);
  return sides?.find(({ id }) => id === seatId)?.name ?? '';
};

const OnePiece = ({ piece }: { readonly piece: Piece }) => {
  const say = useSay();
  const seat = useSeatName(piece.seat);
  return (
    <header className={styles.pieceHead}>
      <Counter face={piece.face} size={58} />
      <div>
        <h2>{piece.name}</h2>
        <p>
          {seat} · {say(piece.words)}
        </p>
      </div>
    </header>
  );
};

const ManyPieces = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const words = useTranslations('studio');
  return (
    <header className={styles.manyHead}>
      <h2>{words('inspector.many', { count: pieces.length })}</h2>
      <div className={controls.counters}>
        {pieces.slice(0, 12).map(piece => (
          <Counter key={piece.id} face={piece.face} size={34} />
        ))}
      </div>
    </header>
  );
};

const PieceFindings = ({ piece }: { readonly piece: Piece }) => {
  const say = useSay();
  const { findings, position } = useStudioState(({ reading }) => reading);
  const about = position ? findingsAbout(position, piece.id, findings) : [];
  return keyed(about, nameOfFinding).map(({ key, item: finding }) => (
    <p key={key} className={styles.pieceFinding} data-severity={finding.severity}>
      {say(sentenceOf(finding))} {finding.rule && <RuleLink rule={finding.rule} />}
    </p>
  ));
};

const Commands = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const state = useStudioState(whole => whole);
  const commands: readonly PieceCommand[] = commandsOf(state);
  if (commands.length === 0) return null;
  return (
    <fieldset className={styles.commands} aria-label={words('inspector.commands')}>
      {commands.map(command => (
        <button
          key={command.id}
          type="button"
          className={controls.button}
          aria-keyshortcuts={command.key}
          onClick={() => store.update(state => commandRun(state, command))}
        >
          {say(command.label)}
          {command.key && <kbd>{command.key}</kbd>}
        </button>
      ))}
    </fieldset>
  );
};

export const SelectionPanel = () => {
  const words = useTranslations('studio');
  const pieces = useChosenPieces();
  const space = useStudioState(({ selection }) => selection.space);
  const shape = useChosenShape();
  const [first] = pieces;
  if (!first && space) return <SpacePanel space={space} />;
  if (!first && shape) return <ShapePanel shape={shape} />;
  if (!first) return <p className={controls.hint}>{words('inspector.nothing')}</p>;
  return (
    <>
      {pieces.length === 1 ? <OnePiece piece={first} /> : <ManyPieces pieces={pieces} />}
      <MoveTo pieces={pieces} />
      {pieces.length === 1 && <PieceFindings piece={first} />}
      <Commands />
      {pieces.length === 1 && <StackList piece={first} />}
      {pieces.length === 1 && <OddsPanel piece={first} />}
    </>
  );
};
