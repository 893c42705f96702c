'use client';

import { useMessages, useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { Dialog, DialogTitle } from '@/components/ui/overlays/dialog';
import { useSay } from '@/components/words/use-say';
import { withKeys } from '@/lib/documents/with-keys';
import type { Fact } from '@/lib/game/document/document-kind';
import { StudioRuleLink } from '../findings/studio-rule-link';
import { useStudioState } from '../session/studio-context';
import { useDialogPanel } from '../session/use-dialog-panel';
import styles from './facts.module.css';

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

/** Within its side's group a fact needs fewer words; if the book has no short form, the long one is used. */
const useCaption = (): ((fact: Fact) => string) => {
  const say = useSay();
  const { facts } = useMessages() as { readonly facts?: Readonly<Record<string, unknown>> };
  return ({ code, values }) => {
    const words = facts?.[code];
    const isShort = typeof words === 'object' && words !== null && 'short' in words;
    return say({ code: `facts.${code}.${isShort ? 'short' : 'caption'}`, values });
  };
};

interface FactsOfSeat {
  readonly seat: string;
  readonly name: string | null;
  readonly facts: readonly { readonly key: string; readonly item: Fact }[];
}

/** The facts of each side, and those of the whole battle. */
const useFactsBySide = (): readonly FactsOfSeat[] => {
  const facts = useStudioState(({ derived }) => derived.facts);
  const sides = useStudioState(({ derived }) => derived.scenario?.sides);
  const seats = [...new Set(facts.map(({ seat }) => seat))];
  return seats.map(seat => ({
    seat: seat ?? '',
    name: seat === undefined ? null : (sides?.find(({ id }) => id === seat)?.name ?? seat),
    facts: withKeys(
      facts.filter(fact => fact.seat === seat),
      ({ code }) => code,
    ),
  }));
};

/** The key figures in one line, cut off where there is no more room. */
export const FactsLine = () => {
  const words = useTranslations('view');
  const say = useSay();
  const captionOf = useCaption();
  const sides = useFactsBySide();
  return (
    <section className={styles.line} aria-label={words('facts.title')}>
      {sides.map(({ seat, name, facts }) => (
        <span key={seat} className={styles.side}>
          {name !== null && <strong>{name}</strong>}
          {facts.map(({ key, item }) => (
            <span key={key}>
              <Figure text={say({ code: `facts.${item.code}.title`, values: item.values })} />{' '}
              {captionOf(item)}
            </span>
          ))}
        </span>
      ))}
    </section>
  );
};

const AllFacts = () => {
  const words = useTranslations('view');
  const say = useSay();
  return useFactsBySide().map(({ seat, name, facts }) => (
    <section key={seat} className={styles.group}>
      <h3>{name ?? words('facts.battle')}</h3>
      <dl>
        {facts.map(({ key, item: { code, values, rule } }) => (
          <div key={key}>
            <dt>{say({ code: `facts.${code}.title`, values })}</dt>
            <dd>{say({ code: `facts.${code}.caption`, values })}</dd>
            <dd>
              <StudioRuleLink rule={rule} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
};

/** Every figure with its rule. */
export const FactsDialog = () => {
  const words = useTranslations('view');
  const { isOpen, close } = useDialogPanel('facts');
  return (
    <Dialog isOpen={isOpen} onClose={close} className={styles.dialog}>
      <header>
        <DialogTitle>{words('facts.all')}</DialogTitle>
        <Button onClick={close}>{words('close')}</Button>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key. */}
      <section className={styles.groups} tabIndex={0} aria-label={words('facts.all')}>
        <AllFacts />
      </section>
    </Dialog>
  );
};
