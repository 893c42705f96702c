'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useId } from 'react';
import { RuleLink } from '@/components/findings/rule-link';
import { keyed } from '@/components/ui/keyed';
import { useSay } from '@/components/words/use-say';
import type { Piece } from '@/lib/game/position';
import type { Preview, PreviewLine } from '@/lib/game/preview';
import { useStudio, useStudioState } from '../studio-context';
import { PinButton } from '../view/pin-button';
import { wished, wishLeft } from '../wished';
import styles from './odds-panel.module.css';

const NONE: readonly Preview[] = [];

/** The odds of a piece, as soon as the rules have told them. */
export const usePreviews = (pieceId: string): readonly Preview[] => {
  const { store } = useStudio();
  useEffect(() => {
    store.update(state => wished(state, 'odds', pieceId));
    return () => store.update(state => wishLeft(state, 'odds', pieceId));
  }, [store, pieceId]);
  return useStudioState(({ wishes }) => wishes.odds.told[pieceId]?.answer) ?? NONE;
};

export const Outcomes = ({ preview: { outcomes, odds } }: { readonly preview: Preview }) => {
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
const Line = ({ line: { label, value, rule } }: { readonly line: PreviewLine }) => {
  const say = useSay();
  const words = useTranslations('studio');
  return (
    <li>
      <span>{say(label)}</span>
      <b>{words('odds.line', { sign: signOf(value), amount: Math.abs(value) })}</b>
      <small>
        <RuleLink rule={rule} />
      </small>
    </li>
  );
};

export const Lines = ({ preview: { lines } }: { readonly preview: Preview }) => {
  const words = useTranslations('studio');
  if (lines.length === 0) return null;
  return (
    <ul className={styles.lines} aria-label={words('odds.lines')}>
      {keyed(lines, ({ label }) => label.code).map(({ key, item }) => (
        <Line key={key} line={item} />
      ))}
    </ul>
  );
};

interface OnePreviewProps {
  readonly piece: string;
  readonly preview: Preview;
  readonly isOpen: boolean;
}

const OnePreview = ({ piece, preview, isOpen }: OnePreviewProps) => {
  const say = useSay();
  return (
    <details className={styles.preview} open={isOpen}>
      <summary>{say(preview.title)}</summary>
      <Outcomes preview={preview} />
      <p className={styles.rule}>
        <RuleLink rule={preview.rule} />
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
