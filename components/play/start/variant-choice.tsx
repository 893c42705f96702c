'use client';

import { useTranslations } from 'next-intl';
import { Field } from '@/components/ui/controls/field';
import { NamedOptions } from '@/components/ui/controls/named-options';
import type { PlayableScenario } from '@/lib/games/playable-scenario';
import styles from './start.module.css';

interface VariantChoiceProps {
  readonly playable: PlayableScenario;
  readonly variant: string | null;
  readonly onVariant: (variant: string | null) => void;
}

/** The battle as designed or one of its variants; nothing where it has none. */
export const VariantChoice = ({ playable, variant, onVariant }: VariantChoiceProps) => {
  const words = useTranslations('start.battle');
  const { variants } = playable;
  if (variants.length === 0) return null;
  const summary = variants.find(({ id }) => id === variant)?.summary;
  return (
    <fieldset className={styles.part}>
      <legend>{words('title')}</legend>
      <Field label={words('variant')}>
        <select
          className={styles.select}
          value={variant ?? ''}
          onChange={event => onVariant(event.target.value || null)}
        >
          <NamedOptions items={variants} none={words('base')} />
        </select>
      </Field>
      {summary && <p className={styles.means}>{summary}</p>}
    </fieldset>
  );
};
