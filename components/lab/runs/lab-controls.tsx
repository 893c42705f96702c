import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { Field } from '@/components/ui/controls/field';
import { NamedOptions } from '@/components/ui/controls/named-options';
import type { Level } from '@/lib/game/computer/levels';
import type { Seat } from '@/lib/game/contract/game-system';
import type { Variant } from '@/lib/game/document/scenario-base';
import { GAME_COUNTS, LAB_LEVELS, type LabChoice, PRECISION } from '@/lib/games/lab/lab-choice';
import styles from '../lab.module.css';
import type { LabControls } from './use-lab-runner';

interface ChoiceProps {
  readonly choice: LabChoice;
  readonly seats: readonly Seat[];
  readonly variants: readonly Variant[];
  onChange(changes: Partial<LabChoice>): void;
}

const useLevelNames = () => {
  const words = useTranslations('start.level');
  return LAB_LEVELS.map(level => ({ id: level, title: words(level) }));
};

const LevelSelect = ({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: Level;
  onChange(level: Level): void;
}) => {
  const levels = useLevelNames();
  return (
    <Field label={label}>
      <select
        value={value}
        onChange={({ target }) => onChange(LAB_LEVELS.find(level => level === target.value) ?? value)}
      >
        <NamedOptions items={levels} />
      </select>
    </Field>
  );
};

/** A variant, or the battle as printed under an empty value. */
export const VariantSelect = ({
  label,
  value,
  variants,
  onChange,
}: {
  readonly label: string;
  readonly value: string | null;
  readonly variants: readonly Variant[];
  onChange(variant: string | null): void;
}) => {
  const t = useTranslations('lab.choice');
  return (
    <Field label={label}>
      <select
        value={value ?? ''}
        onChange={({ target }) => onChange(target.value === '' ? null : target.value)}
      >
        <NamedOptions items={variants} none={t('as-printed')} />
      </select>
    </Field>
  );
};

/** What is to be played. */
export const LabChoices = ({ choice, seats, variants, onChange }: ChoiceProps) => {
  const t = useTranslations('lab.choice');
  return (
    <fieldset className={styles.choices}>
      <legend className="visually-hidden">{t('label')}</legend>
      <VariantSelect
        label={t('variant')}
        value={choice.variant}
        variants={variants}
        onChange={variant => onChange({ variant })}
      />
      <div className={styles.pair}>
        {seats.map(({ id, name }) => (
          <LevelSelect
            key={id}
            label={t('level', { side: name })}
            value={choice.levels[id] ?? 'quick'}
            onChange={level => onChange({ levels: { ...choice.levels, [id]: level } })}
          />
        ))}
      </div>
      <SecondLevel choice={choice} onChange={onChange} />
      <div className={styles.pair}>
        <GamesSelect choice={choice} onChange={onChange} />
        <Field label={t('seed')}>
          <input
            type="number"
            min="0"
            max="1000000000"
            value={choice.firstSeed}
            onChange={({ target }) =>
              Number.isInteger(target.valueAsNumber) &&
              target.valueAsNumber >= 0 &&
              onChange({ firstSeed: target.valueAsNumber })
            }
          />
        </Field>
      </div>
    </fieldset>
  );
};

const SecondLevel = ({ choice, onChange }: Pick<ChoiceProps, 'choice' | 'onChange'>) => {
  const t = useTranslations('lab.choice');
  const levels = useLevelNames();
  return (
    <Field label={t('second')}>
      <select
        value={choice.second ?? ''}
        onChange={({ target }) =>
          onChange({ second: LAB_LEVELS.find(level => level === target.value) ?? null })
        }
      >
        <NamedOptions items={levels} none={t('none')} />
      </select>
    </Field>
  );
};

const GamesSelect = ({ choice, onChange }: Pick<ChoiceProps, 'choice' | 'onChange'>) => {
  const t = useTranslations('lab.choice');
  return (
    <Field label={t('games')}>
      <select
        value={choice.count ?? 'precision'}
        onChange={({ target }) =>
          onChange({ count: target.value === 'precision' ? null : Number(target.value) })
        }
      >
        {GAME_COUNTS.map(count => (
          <option key={count} value={count}>
            {t('count', { count })}
          </option>
        ))}
        <option value="precision">{t('precision', { points: PRECISION * 100 })}</option>
      </select>
    </Field>
  );
};

interface RunButtonsProps {
  readonly controls: LabControls;
  readonly done: number;
  readonly all: number;
}

/** Run, pause, continue, and how far it is. */
export const RunButtons = ({ controls, done, all }: RunButtonsProps) => {
  const t = useTranslations('lab.run');
  const { state, pace } = controls.progress;
  const minutes = pace > 0 ? Math.round((all - done) / pace / 60) : null;
  return (
    <div className={styles.run}>
      <div className={styles.buttons}>
        {state === 'running' ? (
          <Button look="main" onClick={controls.pause}>
            {t('pause')}
          </Button>
        ) : (
          <Button look="main" onClick={controls.start} disabled={state === 'loading' || state === 'done'}>
            {t(state === 'done' ? 'done' : done > 0 ? 'continue' : 'start')}
          </Button>
        )}
        <Button onClick={controls.clear} disabled={done === 0}>
          {t('clear')}
        </Button>
      </div>
      <progress value={done} max={all} aria-label={t('progress', { done, all })} />
      <p role="status" className={styles.gameLine}>
        <b>{t('progress', { done, all })}</b>
        {state === 'running' && minutes !== null && (
          <span className={styles.caption}>{t('left', { minutes })}</span>
        )}
      </p>
      {state === 'failed' && <p role="alert">{t('failed')}</p>}
      <p className={styles.caption}>{t('workers', { count: controls.workers })}</p>
    </div>
  );
};
