'use client';

import { useTranslations } from 'next-intl';
import type { PrintOffer, PrintRequest } from '@/lib/print/print-query';
import { PartChoices, SingleChoice } from './choices';
import styles from './print.module.css';

interface PrintChoicesProps {
  readonly offer: PrintOffer;
  readonly request: PrintRequest;
  readonly onChange: (change: Partial<PrintRequest>) => void;
}

/** What is printed, and how. */
export const PrintChoices = ({ offer, request, onChange }: PrintChoicesProps) => {
  const words = useTranslations('print.dialog');
  const has = (part: string): boolean => request.parts.includes(part);
  const choice = (
    key: 'paper' | 'ink' | 'size' | 'backing' | 'scale' | 'side',
    offered: PrintOffer['papers'],
  ) => (
    <SingleChoice
      label={words(key)}
      offered={offered}
      chosen={request[key]}
      onChoose={chosen => onChange({ [key]: chosen })}
    />
  );
  const sides = [{ id: '', label: words('both-sides') }, ...offer.sides];
  return (
    <div className={styles.choices}>
      {offer.parts.length > 1 && (
        <PartChoices
          legend={words('parts')}
          offered={offer.parts}
          chosen={request.parts}
          onChoose={parts => onChange({ parts })}
        />
      )}
      {choice('paper', offer.papers)}
      {choice('ink', offer.inks)}
      {has('sheet') && choice('side', sides)}
      {has('counters') && choice('size', offer.sizes)}
      {has('counters') && choice('backing', offer.backings)}
      {has('map') && choice('scale', offer.scales)}
    </div>
  );
};
