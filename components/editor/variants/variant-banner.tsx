'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { NamedOptions } from '@/components/ui/controls/named-options';
import { showVariant } from '@/lib/editor/session/state';
import { useStudio, useStudioState } from '../session/studio-context';
import { useVariants } from './use-variants';
import styles from './variants.module.css';

/** Chooses what is shown: the battle itself or one of its variants. */
export const VariantSwitch = () => {
  const words = useTranslations('variants');
  const { store } = useStudio();
  const shown = useStudioState(({ variant }) => variant);
  const variants = useVariants();
  if (variants.length === 0) return null;
  return (
    <select
      className={styles.switch}
      aria-label={words('shown')}
      value={shown ?? ''}
      onChange={({ target }) => store.update(state => showVariant(state, target.value || null))}
    >
      <NamedOptions items={variants} none={words('base')} />
    </select>
  );
};

/** While a variant is shown, everyone must see that edits are its own. */
export const VariantBanner = () => {
  const words = useTranslations('variants');
  const { store } = useStudio();
  const shown = useStudioState(({ variant }) => variant);
  const variant = useVariants().find(({ id }) => id === shown);
  if (!variant) return null;
  return (
    <div className={styles.banner} role="status" data-banner>
      <p>
        {words.rich('banner', { title: variant.title, strong: text => <strong>{text}</strong> })}{' '}
        {words('banner-count', { count: variant.patch.length })}
      </p>
      <Button look="quiet" onClick={() => store.update(state => showVariant(state, null))}>
        {words('back-to-base')}
      </Button>
    </div>
  );
};
