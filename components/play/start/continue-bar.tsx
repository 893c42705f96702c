'use client';

import { useTranslations } from 'next-intl';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useSay } from '@/components/words/use-say';
import type { Seat } from '@/lib/game/contract/game-system';
import {
  findDecider,
  type GameRecord,
  type GameSession,
  getCurrentMoment,
  reopenSession,
} from '@/lib/game/play/session/game-session';
import { levelOf } from '@/lib/game/play/session/players';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import styles from './start.module.css';

interface ContinueBarProps {
  readonly playable: PlayableScenario;
  readonly record: GameRecord;
  readonly seats: readonly Seat[];
  readonly onContinue: () => void;
}

/** A game of this battle that is under way: shown before the choice of a new one. */
export const ContinueBar = ({ playable, record, seats, onContinue }: ContinueBarProps) => {
  const words = useTranslations('start.continue');
  return (
    <div className={styles.under}>
      <p>
        <GameInWords record={record} seats={seats} /> <StandsAt {...{ playable, record, seats }} />
      </p>
      <Button look="main" onClick={onContinue}>
        {words('go')}
      </Button>
      <a href="#new">{words('new')}</a>
    </div>
  );
};

/** A long game takes a moment to replay: the card is shown first. */
const useReopened = ({ rules, scenario }: PlayableScenario, record: GameRecord): GameSession | null => {
  const [match, setMatch] = useState<GameSession | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => setMatch(reopenSession(rules, scenario, record).match));
    return () => clearTimeout(timer);
  }, [rules, scenario, record]);
  return match;
};

/** "Round 4 of 10, your turn." */
const StandsAt = ({ playable, record, seats }: Omit<ContinueBarProps, 'onContinue'>) => {
  const words = useTranslations('start.continue');
  const say = useSay();
  const match = useReopened(playable, record);
  if (!match) return null;
  const { unit, now, last } = match.rules.progress(getCurrentMoment(match).state);
  const seat = findDecider(match);
  return words('stands-at', {
    turn: words('turn', { unit: say(unit), now, last: last ?? 0 }),
    isOwn: seat !== null && levelOf(match.players, seat) === null ? 'yes' : 'no',
    name: seats.find(({ id }) => id === seat)?.name ?? '',
  });
};

const GameInWords = ({ record, seats }: Pick<ContinueBarProps, 'record' | 'seats'>) => {
  const words = useTranslations('start.continue');
  const levels = useTranslations('start.level');
  const players = record.players ?? {};
  const own = seats.filter(({ id }) => levelOf(players, id) === null).map(({ name }) => name);
  const computers = seats.flatMap(({ id }) => levelOf(players, id) ?? []);
  if (computers.length === 0) return words('shared');
  const others = words('computer', { level: [...new Set(computers)].map(level => levels(level)).join(', ') });
  return words.rich('against', { own: own.join(', '), others, b: text => <strong>{text}</strong> });
};
