'use client';

import { useTranslations } from 'next-intl';
import { Button } from '@/components/ui/controls/button';
import { SiteForm } from '@/components/ui/controls/site-form';
import { WORK_SORTS, type WorkFilter } from '@/lib/catalogue/own-work-filter';
import styles from './my-work.module.css';

interface WorkFilterBarProps {
  readonly filter: WorkFilter;
  readonly games: readonly { readonly id: string; readonly title: string }[];
  readonly tags: readonly string[];
}

/** Search, game, tag and order; a changed list is sent at once, words by Enter. */
export const WorkFilterBar = ({ filter, games, tags }: WorkFilterBarProps) => {
  const t = useTranslations('my-work');
  const submit = (event: { readonly currentTarget: HTMLSelectElement }): void =>
    event.currentTarget.form?.requestSubmit();
  return (
    <SiteForm className={styles.filter} action="/studio">
      <input type="hidden" name="show" value={filter.tab} />
      <input
        type="search"
        name="q"
        key={filter.text}
        defaultValue={filter.text}
        placeholder={t('search')}
        aria-label={t('search')}
      />
      <select name="game" aria-label={t('game')} defaultValue={filter.game} onChange={submit}>
        <option value="">{t('any-game')}</option>
        {games.map(({ id, title }) => (
          <option key={id} value={id}>
            {title}
          </option>
        ))}
      </select>
      {tags.length > 0 && (
        <select name="tag" aria-label={t('tag')} key={filter.tag} defaultValue={filter.tag} onChange={submit}>
          <option value="">{t('any-tag')}</option>
          {tags.map(tag => (
            <option key={tag} value={tag}>
              {tag}
            </option>
          ))}
        </select>
      )}
      <select name="sort" aria-label={t('sort')} defaultValue={filter.sort} onChange={submit}>
        {WORK_SORTS.map(sort => (
          <option key={sort} value={sort}>
            {t(`sorts.${sort}`)}
          </option>
        ))}
      </select>
      <Button type="submit" look="bare" className="visually-hidden">
        {t('search-go')}
      </Button>
    </SiteForm>
  );
};
