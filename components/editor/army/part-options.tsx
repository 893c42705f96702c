'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useSay } from '@/components/words/use-say';
import { applyPick } from '@/lib/editor/edits/army-edits';
import type { ArmyListEntry, ArmyListOption, ArmyPick } from '@/lib/game/contract/army/army-lists';
import { useIsReadOnly } from '../forms/fields';
import { useStudio } from '../session/studio-context';
import styles from './army.module.css';
import { useArmy } from './army-context';

interface PartOptionsProps {
  readonly offer: ArmyListEntry;
  readonly pick: ArmyPick;
  readonly name: string;
}

/** Better arms, armour, grades and everything else that may be bought for these troops. */
export const PartOptions = ({ offer: { options }, pick, name }: PartOptionsProps) => {
  const { store } = useStudio();
  const army = useArmy();
  const take = (taken: readonly string[]): void =>
    store.update(state => applyPick(state, army, { ...pick, options: taken }, 'change', name));
  const choices = [...new Set(options.flatMap(({ choice }) => choice ?? []))];
  return (
    <>
      {choices.map(choice => (
        <SingleOption
          key={choice}
          choice={choice}
          options={options.filter(option => option.choice === choice)}
          taken={pick.options}
          onTake={take}
        />
      ))}
      {options
        .filter(({ choice }) => choice === null)
        .map(option => (
          <Option key={option.id} option={option} taken={pick.options} onTake={take} />
        ))}
    </>
  );
};

interface TakingProps {
  readonly taken: readonly string[];
  readonly onTake: (taken: readonly string[]) => void;
}

const useOptionWords = () => {
  const words = useTranslations('lists.army');
  const say = useSay();
  return ({ label, price }: ArmyListOption): string =>
    words(price < 0 ? 'option-less' : 'option', { label: say(label), price });
};

const Option = ({ option, taken, onTake }: TakingProps & { readonly option: ArmyListOption }) => {
  const isReadOnly = useIsReadOnly();
  const wordsOf = useOptionWords();
  const isTaken = taken.includes(option.id);
  return (
    <label className={styles.option}>
      <input
        type="checkbox"
        checked={isTaken}
        disabled={isReadOnly}
        onChange={() => onTake(isTaken ? taken.filter(id => id !== option.id) : [...taken, option.id])}
      />
      {wordsOf(option)}
    </label>
  );
};

interface OneOfProps extends TakingProps {
  readonly choice: string;
  readonly options: readonly ArmyListOption[];
}

/** At most one option of a choice is taken. */
const SingleOption = ({ choice, options, taken, onTake }: OneOfProps) => {
  const words = useTranslations('lists.army');
  const isReadOnly = useIsReadOnly();
  const wordsOf = useOptionWords();
  const id = useId();
  const now = options.find(option => taken.includes(option.id))?.id ?? '';
  const others = taken.filter(other => !options.some(option => option.id === other));
  return (
    <span className={styles.option}>
      <label htmlFor={id}>{words('choice', { choice })}</label>
      <select
        id={id}
        className={styles.choice}
        value={now}
        disabled={isReadOnly}
        onChange={({ target }) => onTake(target.value === '' ? others : [...others, target.value])}
      >
        <option value="">{words('as-printed')}</option>
        {options.map(option => (
          <option key={option.id} value={option.id}>
            {wordsOf(option)}
          </option>
        ))}
      </select>
    </span>
  );
};
