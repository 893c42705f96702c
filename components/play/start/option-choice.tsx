'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/controls/field';
import { useSay } from '@/components/words/use-say';
import type { StartOption, StartOptions } from '@/lib/game/contract/start-options';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import { SectionLink } from '../choices/section-link';
import styles from './start.module.css';

interface OptionChoiceProps {
  readonly playable: PlayableScenario;
  readonly chosen: StartOptions;
  readonly onOptions: (options: StartOptions) => void;
}

/** What the book leaves to the players: optional rules and how the armies are set up; empty if there is nothing. */
export const OptionChoice = ({ playable, chosen, onOptions }: OptionChoiceProps) => {
  const words = useTranslations('start.options');
  const { rules, scenario, system } = playable;
  const options = rules.startOptions(scenario);
  if (options.length === 0) return null;
  const choose = (id: string, choice: string): void => onOptions({ ...chosen, [id]: choice });
  return (
    <fieldset className={styles.part}>
      <legend>{words('title')}</legend>
      <div className={styles.options}>
        {options.map(option => (
          <div key={option.id} className={styles.option}>
            <OneOption option={option} choice={chosen[option.id] ?? option.usual} onChoose={choose} />
            <SectionLink system={system} section={option.rule.section} />
          </div>
        ))}
      </div>
    </fieldset>
  );
};

interface OneOptionProps {
  readonly option: StartOption;
  readonly choice: string;
  readonly onChoose: (id: string, choice: string) => void;
}

const OneOption = ({ option: { id, label, choices }, choice, onChoose }: OneOptionProps) => {
  const say = useSay();
  if (choices === null)
    return (
      <label className={styles.switch}>
        <input
          type="checkbox"
          checked={choice === 'on'}
          onChange={event => onChoose(id, event.target.checked ? 'on' : 'off')}
        />
        {say(label)}
      </label>
    );
  return (
    <Field label={say(label)}>
      <select className={styles.select} value={choice} onChange={event => onChoose(id, event.target.value)}>
        {choices.map(each => (
          <option key={each.id} value={each.id}>
            {say(each.label)}
          </option>
        ))}
      </select>
    </Field>
  );
};
