'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { withKeys } from '@/components/ui/controls/with-keys';
import { useSay } from '@/components/words/use-say';
import type { Fact } from '@/lib/game/document/document-kind';
import { useStudioState } from '../session/studio-context';
import styles from './facts-strip.module.css';

/** A figure that has just changed is tinted for a moment, and no more. */
const Figure = ({ text }: { readonly text: string }) => {
  const [shown, setShown] = useState({ text, changes: 0 });
  if (shown.text !== text) setShown({ text, changes: shown.changes + 1 });
  return (
    <b key={shown.changes} data-changed={shown.changes > 0 || undefined}>
      {text}
    </b>
  );
};

/** Within its side's group a fact needs fewer words; a book that has none for it gets the long ones. */
const useCaption = (): ((fact: Fact) => string) => {
  const say = useSay();
  const { facts } = useMessages() as { readonly facts?: Readonly<Record<string, unknown>> };
  return ({ code, values }) => {
    const words = facts?.[code];
    const isShort = typeof words === 'object' && words !== null && 'short' in words;
    return say({ code: `facts.${code}.${isShort ? 'short' : 'caption'}`, values });
  };
};

const OneFact = ({ fact }: { readonly fact: Fact }) => {
  const say = useSay();
  const captionOf = useCaption();
  const { code, values, rule } = fact;
  const long = say({ code: `facts.${code}.caption`, values });
  return (
    <a href={`/rules/${rule.book}/${rule.section}`} target="_blank" rel="noreferrer" title={long}>
      <Figure text={say({ code: `facts.${code}.title`, values })} /> {captionOf(fact)}
    </a>
  );
};

/** What follows from the battle, side by side and always in sight; its space is kept before the rules answer, so that the map never jumps. */
export const FactsStrip = () => {
  const words = useTranslations('view');
  const facts = useStudioState(({ derived }) => derived.facts);
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
  const seats = [...new Set(facts.map(({ seat }) => seat))];
  const isAsking = useStudioState(({ derived }) => derived.checkedDocument === undefined);
  if (facts.length === 0 && !isAsking) return null;
  return (
    <section className={styles.strip} aria-label={words('facts.title')}>
      {seats.map(seat => (
        <span key={seat ?? ''} className={styles.group}>
          {seat !== undefined && <strong>{sides?.find(({ id }) => id === seat)?.name ?? seat}</strong>}
          {withKeys(
            facts.filter(fact => fact.seat === seat),
            ({ code }) => code,
          ).map(({ key, item }) => (
            <OneFact key={key} fact={item} />
          ))}
        </span>
      ))}
    </section>
  );
};
