'use client';

import { useLocale, useTranslations } from 'next-intl';
import { type FormEvent, useId, useState } from 'react';
import { draftClient } from '@/components/editor/session/draft-client';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import type { ArmyListDates, ArmyListVariant } from '@/lib/game/contract/army/army-lists';
import styles from './lists.module.css';

interface NewArmyFormProps {
  readonly from: { readonly slug: string; readonly n: number; readonly title: string };
  readonly sizes: readonly number[];
  readonly usual: number;
  readonly variants: readonly ArmyListVariant[];
  readonly dates: ArmyListDates | null;
}

const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

/** Years before our era are negative in documents; nobody counts so. */
const yearOf = (form: FormData): number | null => {
  const year = textOf(form, 'year');
  return year === '' ? null : textOf(form, 'era') === 'bc' ? -Number(year) : Number(year);
};

const useNewArmy = (from: NewArmyFormProps['from'], usualTitle: (points: number) => string) => {
  const router = useSiteRouter();
  const language = useLocale();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const onSubmit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = new FormData(event.currentTarget);
    const points = Number(textOf(form, 'points'));
    setBusy(true);
    setError(null);
    const answer = await draftClient.create({
      newArmy: {
        slug: from.slug,
        n: from.n,
        title: textOf(form, 'title') || usualTitle(points),
        points,
        variant: textOf(form, 'variant') || null,
        year: yearOf(form),
        language,
      },
    });
    if (answer.type === 'done') return router.push(`/armies/${answer.value.id}`);
    setBusy(false);
    setError(answer.type === 'refused' ? answer.code : 'failed');
  };
  return { isBusy, error, onSubmit };
};

/** Name, year, form and size: then the builder opens. */
export const NewArmyForm = ({ from, sizes, usual, variants, dates }: NewArmyFormProps) => {
  const t = useTranslations('lists.new-army');
  const errors = useErrorWords();
  const { isBusy, error, onSubmit } = useNewArmy(from, points => t('usual', { list: from.title, points }));
  const id = useId();
  return (
    <form className={styles.form} onSubmit={event => void onSubmit(event)}>
      <label className={styles.wide}>
        {t('name')}
        <input name="title" maxLength={120} placeholder={t('usual', { list: from.title, points: usual })} />
      </label>
      {dates && <YearFields dates={dates} />}
      {variants.length > 0 && (
        <label>
          {t('variant')}
          <select name="variant">
            <option value="">{t('no-variant')}</option>
            {variants.map(variant => (
              <option key={variant.id} value={variant.id}>
                {variant.label}
              </option>
            ))}
          </select>
        </label>
      )}
      <label>
        {t('points')}
        <input name="points" type="number" min={10} max={2000} required defaultValue={usual} list={id} />
      </label>
      <datalist id={id}>
        {sizes.map(size => (
          <option key={size} value={size} />
        ))}
      </datalist>
      {error && (
        <p className={styles.error} role="alert">
          {errors(error)}
        </p>
      )}
      <Button type="submit" look="main" disabled={isBusy}>
        {t(isBusy ? 'busy' : 'go')}
      </Button>
    </form>
  );
};

const YearFields = ({ dates: { from, to } }: { readonly dates: ArmyListDates }) => {
  const t = useTranslations('lists.new-army');
  const usual = from ?? to;
  return (
    <>
      <label>
        {t('year')}
        <input
          name="year"
          type="number"
          min={1}
          max={4000}
          defaultValue={usual === null ? '' : Math.abs(usual)}
        />
      </label>
      <label>
        {t('era')}
        <select name="era" defaultValue={usual !== null && usual < 0 ? 'bc' : 'ad'}>
          <option value="bc">{t('bc')}</option>
          <option value="ad">{t('ad')}</option>
        </select>
      </label>
    </>
  );
};
