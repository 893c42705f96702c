'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { SPEEDS, type Speed } from '@/lib/games/computer-speed';
import type { ComputerPlayers } from '../session/use-computer-players';
import styles from './log.module.css';

interface ComputerTurnProps {
  readonly computer: ComputerPlayers;
  /** The side that it decides for. */
  readonly name: string;
}

/** While the computer decides: for whom, how fast its moves are shown, and a way to stop it. */
export const ComputerTurn = ({ computer, name }: ComputerTurnProps) => {
  const words = useTranslations('log.computer');
  const { isPaused, setPaused, speed, setSpeed } = computer;
  return (
    <div className={styles.computer}>
      <h2>{words(isPaused ? 'stopped' : 'thinking', { name })}</h2>
      <Button look={isPaused ? 'main' : 'plain'} onClick={() => setPaused(!isPaused)}>
        {words(isPaused ? 'continue' : 'stop')}
      </Button>
      <label>
        {words('speed')}
        <select value={speed} onChange={event => setSpeed(event.target.value as Speed)}>
          {Object.keys(SPEEDS).map(choice => (
            <option key={choice} value={choice}>
              {words(`speeds.${choice}`)}
            </option>
          ))}
        </select>
      </label>
    </div>
  );
};
