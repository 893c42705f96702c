'use client';

import { useTranslations } from 'next-intl';
import { useId } from 'react';
import { useIsReadOnly } from '@/components/studio/forms/fields';
import { useStudio } from '@/components/studio/studio-context';
import { useSay } from '@/components/words/use-say';
import type { ArmyPick, ListEntry, ListOption } from '@/lib/game/army-list';
import { useArmy } from './army-context';
import { picked } from './army-edits';
import styles from './builder.module.css';

interface PartOptionsProps {
  readonly offer: ListEntry;
  readonly pick: ArmyPick;
  readonly name: string;
}

/** Better arms, armour, grades and all else that may be bought for these troops. */
export const PartOptions = ({ offer: { options }, pick, name }: PartOptionsProps) => {
  const { store } = useStudio();
  const army = useArmy();
  const take = (taken: readonly string[]): void =>
    store.update(state => picked(state, army, { ...pick, options: taken }, 'change', name));
  const choices = [...new Set(options.flatMap(({ choice }) => choice ?? []))];
  return (
    <>
      {choices.map(choice => (
        <OneOf
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
  return ({ label, price }: ListOption): string =>
    words(price < 0 ? 'option-less' : 'option', { label: say(label), price });
};

const Option = ({ option, taken, onTake }: TakingProps & { readonly option: ListOption }) => {
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
  readonly options: readonly ListOption[];
}

/** Of the options of one choice at most one is taken. */
const OneOf = ({ choice, options, taken, onTake }: OneOfProps) => {
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
