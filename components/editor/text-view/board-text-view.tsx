'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import { findConcernedPieces } from '@/lib/editor/findings/concerned-pieces';
import { selectAndReveal, selectFinding, setSelection } from '@/lib/editor/session/state';
import { describeFinding, type Finding, isError } from '@/lib/game/contract/finding';
import type { SpaceDescription } from '@/lib/game/contract/game-system';
import type { Piece } from '@/lib/game/contract/position';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './board-text-view.module.css';
import { TextCommandLine } from './text-command-line';

const PieceButton = ({ piece }: { readonly piece: Piece }) => {
  const say = useSay();
  const { store } = useStudio();
  const isChosen = useStudioState(({ selection }) => selection.pieces.includes(piece.id));
  return (
    <Button
      look="bare"
      aria-pressed={isChosen}
      onClick={() => store.update(state => selectAndReveal(state, [piece.id]))}
    >
      {piece.name} <small>{say(piece.words)}</small>
    </Button>
  );
};

const Pieces = ({ pieces }: { readonly pieces: readonly Piece[] }) =>
  pieces.length > 0 && (
    <ul>
      {pieces.map(piece => (
        <li key={piece.id}>
          <PieceButton piece={piece} />
        </li>
      ))}
    </ul>
  );

const FindingButton = ({ finding }: { readonly finding: Finding }) => {
  const say = useSay();
  const { store } = useStudio();
  return (
    <Button
      look="bare"
      className={styles.finding}
      data-severity={isError(finding) ? 'error' : 'warning'}
      onClick={() => store.update(state => selectFinding(state, finding))}
    >
      {say(describeFinding(finding))}
    </Button>
  );
};

interface SpaceItemProps {
  readonly labelled: SpaceDescription;
  readonly findings: readonly Finding[];
}

const SpaceItem = ({ labelled, findings }: SpaceItemProps) => {
  const say = useSay();
  const { store } = useStudio();
  const position = useStudioState(({ derived }) => derived.position);
  const isChosen = useStudioState(({ selection }) => selection.space === labelled.space);
  const here = position?.pieces.filter(({ space }) => space === labelled.space) ?? [];
  return (
    <li>
      <h3>
        <Button
          look="bare"
          aria-pressed={isChosen}
          onClick={() => store.update(state => setSelection(state, [], labelled.space))}
        >
          {say(labelled.title)}
        </Button>
      </h3>
      <p>{labelled.sentences.map(say).join(' ')}</p>
      <Pieces pieces={here} />
      {findings.map((finding, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two findings may be alike in all but their order.
        <FindingButton key={index} finding={finding} />
      ))}
    </li>
  );
};

const NONE: readonly Finding[] = [];

/** What the rules say of those who stand in each space. */
const useFindingsBySpace = (): ReadonlyMap<string, readonly Finding[]> => {
  const findings = useStudioState(({ derived }) => derived.findings);
  const position = useStudioState(({ derived }) => derived.position);
  return useMemo(() => {
    const bySpace = new Map<string, readonly Finding[]>();
    for (const finding of position ? findings : []) {
      const pieces = position ? findConcernedPieces(position, finding) : [];
      for (const space of new Set(pieces.flatMap(piece => piece.space ?? [])))
        bySpace.set(space, [...(bySpace.get(space) ?? []), finding]);
    }
    return bySpace;
  }, [findings, position]);
};

const WaitingItem = () => {
  const words = useTranslations('commands');
  const position = useStudioState(({ derived }) => derived.position);
  const waiting = position?.pieces.filter(({ space, box }) => space === null && box === null) ?? [];
  if (waiting.length === 0) return null;
  return (
    <li>
      <h3>{words('words.waiting')}</h3>
      <Pieces pieces={waiting} />
    </li>
  );
};

/** The board for those who read or hear it: every space, every piece a button, and a line to give orders. */
export const BoardTextView = () => {
  const words = useTranslations('studio');
  const spaces = useStudioState(({ derived }) => derived.words);
  const findings = useFindingsBySpace();
  return (
    <section className={styles.inWords} aria-label={words('board.in-words')}>
      <TextCommandLine />
      <ul>
        <WaitingItem />
        {spaces.map(labelled => (
          <SpaceItem
            key={labelled.space}
            labelled={labelled}
            findings={findings.get(labelled.space) ?? NONE}
          />
        ))}
      </ul>
    </section>
  );
};
