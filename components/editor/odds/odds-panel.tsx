'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import { unwatch, watch } from '@/lib/editor/check-worker/watched-queries';
import type { BreakdownLine, OddsPreview } from '@/lib/game/contract/odds-preview';
import type { Piece } from '@/lib/game/contract/position';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudio, useStudioState } from '../session/studio-context';
import styles from './odds-panel.module.css';
import { PinButton } from './pin-button';

const NONE: readonly OddsPreview[] = [];

/** The odds of a piece, as soon as the rules have answered. */
export const usePreviews = (pieceId: string): readonly OddsPreview[] => {
  const { store } = useStudio();
  useEffect(() => {
    store.update(state => watch(state, 'odds', pieceId));
    return () => store.update(state => unwatch(state, 'odds', pieceId));
  }, [store, pieceId]);
  return useStudioState(({ watched }) => watched.odds.answers[pieceId]?.answer) ?? NONE;
};

export const Outcomes = ({ preview: { outcomes, odds } }: { readonly preview: OddsPreview }) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <dl className={styles.outcomes} aria-label={words('odds.outcomes')}>
      {outcomes.map(({ id, label }) => (
        <div key={id}>
          <dt>{say(label)}</dt>
          <dd>{words('odds.ways', { ways: String(odds.ways[id] ?? 0n), total: String(odds.total) })}</dd>
        </div>
      ))}
    </dl>
  );
};

const signOf = (value: number): string => (value === 0 ? 'none' : value > 0 ? 'plus' : 'minus');

/** Every line names its section, so that a designer can look up why it counts. */
const Line = ({ line: { label, value, rule } }: { readonly line: BreakdownLine }) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <li>
      <span>{say(label)}</span>
      <b>{words('odds.line', { sign: signOf(value), amount: Math.abs(value) })}</b>
      <small>
        <StudioRuleLink rule={rule} />
      </small>
    </li>
  );
};

export const Lines = ({ preview: { lines } }: { readonly preview: OddsPreview }) => {
  const words = useTranslations('studio');
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={words('odds.lines')}>
      {withKeys(lines, ({ label }) => label.code).map(({ key, item }) => (
        <Line key={key} line={item} />
      ))}
    </ul>
  );
};

interface OnePreviewProps {
  readonly piece: string;
  readonly preview: OddsPreview;
  readonly isOpen: boolean;
}

const OnePreview = ({ piece, preview, isOpen }: OnePreviewProps) => {
  const say = useSay();
  return (
    <details className={styles.preview} open={isOpen}>
      <summary>{say(preview.title)}</summary>
      <Outcomes preview={preview} />
      <p className={styles.rule}>
        <StudioRuleLink rule={preview.rule} />
      </p>
      <Lines preview={preview} />
      <PinButton pin={{ piece, preview: preview.id }} />
    </details>
  );
};

/** What would be thrown for the chosen piece, out of how many ways, and why. */
export const OddsPanel = ({ piece }: { readonly piece: Piece }) => {
  const words = useTranslations('studio');
  const heading = useId();
  const previews = usePreviews(piece.id);
  if (previews.length === 0) return null;
  return (
    <section aria-labelledby={heading}>
      <h3 id={heading} className={styles.title}>
        {words('odds.title')}
      </h3>
      {previews.map((preview, index) => (
        <OnePreview
          key={`${piece.id} ${preview.id}`}
          piece={piece.id}
          preview={preview}
          isOpen={index === 0}
        />
      ))}
    </section>
  );
};
