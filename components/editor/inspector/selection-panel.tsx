'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Counter } from '@/components/board/counter';
import { Button } from '@/components/ui/controls/button';
import controls from '@/components/ui/controls/controls.module.css';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { commandsOf, runCommand } from '@/lib/editor/edits/map/board-edits';
import { listFindingsAbout } from '@/lib/editor/findings/concerned-pieces';
import { composeFindingKey } from '@/lib/editor/findings/filter-findings';
import type { EditCommand } from '@/lib/game/contract/authoring/editing';
import { describeFinding } from '@/lib/game/contract/finding';
import type { Piece } from '@/lib/game/contract/position';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { OddsPanel } from '../odds/odds-panel';
import { useInteraction, useStudio, useStudioState } from '../session/studio-context';
import styles from './inspector.module.css';
import { MoveField } from './move-field';
import { OverviewPanel } from './overview-panel';
import { ShapePanel, useSelectedShape } from './shape-panel';
import { PointPanel, SpacePanel } from './space-panel';
import spaces from './space-panel.module.css';
import { StackList } from './stack-list';

const useSelectedPieces = (): readonly Piece[] => {
  const ids = useStudioState(({ selection }) => selection.pieces);
  const position = useStudioState(({ derived }) => derived.position);
  return useMemo(() => position?.pieces.filter(({ id }) => ids.includes(id)) ?? [], [ids, position]);
};

const useSeatName = (seatId: string): string => {
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
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

/** The value that all have in common; undefined: they differ. */
const sharedBy = <Value,>(pieces: readonly Piece[], read: (piece: Piece) => Value): Value | undefined => {
  const values = pieces.map(read);
  return values.every(value => JSON.stringify(value) === JSON.stringify(values[0])) ? values[0] : undefined;
};

/** What several pieces have in common. */
const SharedFacts = ({ pieces }: { readonly pieces: readonly Piece[] }) => {
  const say = useSay();
  const words = useTranslations('studio.inspector');
  const seat = sharedBy(pieces, piece => piece.seat);
  const seatName = useSeatName(seat ?? '');
  const what = sharedBy(pieces, piece => piece.words);
  const space = sharedBy(pieces, piece => piece.space);
  const title = useStudioState(({ derived }) => derived.words.find(words => words.space === space)?.title);
  const facts = [
    ['side', seat === undefined ? words('differ') : seatName],
    ['what', what === undefined ? words('differ') : say(what)],
    ['where', space === undefined ? words('differ') : title ? say(title) : (space ?? words('off-board'))],
  ] as const;
  return (
    <dl className={spaces.shared}>
      {facts.map(([id, value]) => (
        <div key={id}>
          <dt>{words(`shared.${id}`)}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
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
      <SharedFacts pieces={pieces} />
    </header>
  );
};

const PieceFindings = ({ piece }: { readonly piece: Piece }) => {
  const say = useSay();
  const { findings, position } = useStudioState(({ derived }) => derived);
  const about = position ? listFindingsAbout(position, piece.id, findings) : [];
  return withKeys(about, composeFindingKey).map(({ key, item: finding }) => (
    <p key={key} className={styles.pieceFinding} data-severity={finding.severity}>
      {say(describeFinding(finding))} {finding.rule && <StudioRuleLink rule={finding.rule} />}
    </p>
  ));
};

const Commands = () => {
  const say = useSay();
  const words = useTranslations('studio');
  const { store } = useStudio();
  const state = useStudioState(whole => whole);
  const commands: readonly EditCommand[] = commandsOf(state);
  if (commands.length === 0) return null;
  return (
    <fieldset className={styles.commands} aria-label={words('inspector.commands')}>
      {commands.map(command => (
        <Button
          key={command.id}
          aria-keyshortcuts={command.key}
          onClick={() => store.update(state => runCommand(state, command))}
        >
          {say(command.label)}
          {command.key && <kbd>{command.key}</kbd>}
        </Button>
      ))}
    </fieldset>
  );
};

/** The selection, whatever it is; also shown when it is empty. */
export const SelectionPanel = () => {
  const pieces = useSelectedPieces();
  const space = useStudioState(({ selection }) => selection.space);
  const shape = useSelectedShape();
  const spot = useInteraction(interaction => interaction.spot);
  const [first] = pieces;
  if (space) return <SpacePanel space={space} />;
  if (!first && shape) return <ShapePanel shape={shape} />;
  if (!first && spot) return <PointPanel point={spot} />;
  if (!first) return <OverviewPanel />;
  return (
    <>
      {pieces.length === 1 ? <OnePiece piece={first} /> : <ManyPieces pieces={pieces} />}
      <MoveField pieces={pieces} />
      {pieces.length === 1 && <PieceFindings piece={first} />}
      <Commands />
      {pieces.length === 1 && <StackList piece={first} />}
      {pieces.length === 1 && <OddsPanel piece={first} />}
    </>
  );
};
