'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import type { Seat } from '@/lib/game/contract/game-system';
import type { GameRecord } from '@/lib/game/play/game-session';
import { levelOf } from '@/lib/game/play/players';
import styles from './start.module.css';

interface ContinueBarProps {
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly onContinue: () => void;
}

/** A game of this battle that is under way: it comes before a new one. */
export const ContinueBar = ({ record, seats, onContinue }: ContinueBarProps) => {
  const words = useTranslations('start.continue');
  return (
    <div className={styles.under}>
      <p>
        <GameInWords record={record} seats={seats} /> {words('so-far', { count: record.entries.length })}
      </p>
      <Button look="main" onClick={onContinue}>
        {words('go')}
      </Button>
      <a href="#new">{words('new')}</a>
    </div>
  );
};

const GameInWords = ({ record, seats }: Omit<ContinueBarProps, 'onContinue'>) => {
  const words = useTranslations('start.continue');
  const levels = useTranslations('start.level');
  const players = record.players ?? {};
  const own = seats.filter(({ id }) => levelOf(players, id) === null).map(({ name }) => name);
  const computers = seats.flatMap(({ id }) => levelOf(players, id) ?? []);
  if (computers.length === 0) return words('shared');
  const others = words('computer', { level: [...new Set(computers)].map(level => levels(level)).join(', ') });
  return words.rich('against', { own: own.join(', '), others, b: text => <strong>{text}</strong> });
};
