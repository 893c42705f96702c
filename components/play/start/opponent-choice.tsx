'use client';

import { useTranslations } from 'next-intl';
import { describeStrength, listOfferedLevels, type MeasuredLevel } from '@/lib/game/computer/measured-levels';
import type { Seat } from '@/lib/game/contract/game-system';
import type { ScenarioBase } from '@/lib/game/document/scenario-base';
import { listOtherSeats, type StartChoice } from '@/lib/games/start-choice';
import { LinkChoice } from './link-choice';
import { SideMark } from './side-mark';
import styles from './start.module.css';

interface OpponentChoiceProps {
  readonly scenario: ScenarioBase;
  readonly levels: readonly MeasuredLevel[];
  readonly seats: readonly Seat[];
  readonly choice: StartChoice;
  readonly onChange: (change: Partial<StartChoice>) => void;
}

/** Who plays the other sides: the computer at a level, or people at this screen. */
export const OpponentChoice = ({ scenario, levels, seats, choice, onChange }: OpponentChoiceProps) => {
  const words = useTranslations('start.against');
  const others = listOtherSeats(seats, choice);
  const isFriendly = others.every(({ id }) => choice.friends.includes(id));
  return (
    <fieldset className={styles.part}>
      <legend>{words('title')}</legend>
      <div className={styles.pair}>
        <div className={styles.choice} data-chosen={!isFriendly && !choice.isByLink}>
          <label className={styles.head}>
            <input
              type="radio"
              name="against"
              checked={!isFriendly && !choice.isByLink}
              onChange={() => onChange({ friends: [], isByLink: false })}
            />
            <strong>{words('computer', { seats: seats.length })}</strong>
          </label>
          <span className={styles.means}>{words('computer-means')}</span>
          <LevelChoice {...{ levels, choice, onChange }} />
        </div>
        <label className={styles.choice}>
          <span className={styles.head}>
            <input
              type="radio"
              name="against"
              checked={isFriendly && !choice.isByLink}
              onChange={() => onChange({ friends: others.map(({ id }) => id), isByLink: false })}
            />
            <strong>{words('friend', { seats: seats.length })}</strong>
          </span>
          <span className={styles.means}>{words('friend-means')}</span>
        </label>
        <LinkChoice {...{ seats, choice, onChange, others }} />
      </div>
      {others.length > 1 && <EachSide {...{ scenario, choice, onChange, others }} />}
    </fieldset>
  );
};

type LevelChoiceProps = Pick<OpponentChoiceProps, 'levels' | 'choice' | 'onChange'>;

const LevelChoice = ({ levels, choice, onChange }: LevelChoiceProps) => {
  const words = useTranslations('start');
  const strength = describeStrength(levels, choice.level);
  return (
    <>
      <div className={styles.levels} role="radiogroup" aria-label={words('against.level')}>
        {listOfferedLevels(levels).map((level, index) => (
          <label key={level}>
            <input
              type="radio"
              name="level"
              checked={choice.level === level}
              onChange={() => onChange({ level })}
            />
            <span aria-hidden="true">{index + 1}</span> {words(`level.${level}`)}
          </label>
        ))}
      </div>
      <span className={styles.means}>
        {words(`level-means.${choice.level}`)}
        {strength &&
          ` ${words('level-beats', { below: words(`level.${strength.below}`), tenths: strength.tenths })}`}
      </span>
    </>
  );
};

/** Where there are more than two sides, each of the others may be a friend's or the computer's. */
const EachSide = ({
  scenario,
  choice,
  onChange,
  others,
}: Omit<OpponentChoiceProps, 'seats' | 'levels'> & { readonly others: readonly Seat[] }) => {
  const words = useTranslations('start.against');
  const toggle = (id: string, isFriend: boolean): void =>
    onChange({ friends: [...choice.friends.filter(friend => friend !== id), ...(isFriend ? [id] : [])] });
  return (
    <ul className={styles.eachSide} aria-label={words('each')}>
      {others.map(({ id, name }) => (
        <li key={id}>
          <label>
            <SideMark side={scenario.sides.find(side => side.id === id)} />
            <span>{name}</span>
            <select
              value={choice.friends.includes(id) ? 'friend' : 'computer'}
              onChange={event => toggle(id, event.target.value === 'friend')}
            >
              <option value="computer">{words('computer', { seats: 2 })}</option>
              <option value="friend">{words(choice.isByLink ? 'link' : 'friend', { seats: 2 })}</option>
            </select>
          </label>
        </li>
      ))}
    </ul>
  );
};
