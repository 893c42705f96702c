'use client';

import { useTranslations } from 'next-intl';
import type { AnySystem, Seat } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import type { StartChoice } from '@/lib/games/start-choice';
import { ArmyOfSide } from './army-of-side';
import { SideMark } from './side-mark';
import styles from './start.module.css';

interface SideChoiceProps {
  readonly system: AnySystem;
  readonly scenario: ScenarioBase;
  readonly seats: readonly Seat[];
  readonly choice: StartChoice;
  readonly onChange: (change: Partial<StartChoice>) => void;
}

/** Which side the player takes, with its army; or a side by lot. */
export const SideChoice = ({ system, scenario, seats, choice, onChange }: SideChoiceProps) => {
  const words = useTranslations('start.side');
  return (
    <fieldset className={styles.part}>
      <legend>{words('title')}</legend>
      <div className={styles.pair}>
        {seats.map(({ id, name }) => (
          <label key={id} className={styles.choice}>
            <span className={styles.sideName}>
              <SideMark side={scenario.sides.find(side => side.id === id)} />
              {name}
              <input
                type="radio"
                name="side"
                checked={!choice.drawsLots && choice.seat === id}
                onChange={() => onChange({ seat: id, drawsLots: false })}
              />
            </span>
            <ArmyOfSide system={system} scenario={scenario} seat={id} />
          </label>
        ))}
      </div>
      <label className={styles.lots}>
        <input
          type="radio"
          name="side"
          checked={choice.drawsLots}
          onChange={() => onChange({ drawsLots: true })}
        />
        {words('lots')}
      </label>
    </fieldset>
  );
};
