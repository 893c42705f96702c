'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Button } from '@/components/ui/controls/button';
import { useErrorWords } from '@/components/words/refusals';
import { useSiteRouter } from '@/components/words/use-site-router';
import { requestServer } from '@/lib/words/request-server';
import styles from './community.module.css';

const STARS = [1, 2, 3, 4, 5] as const;

interface RatingStarsProps {
  readonly name: string;
  readonly legend: string;
  readonly rating: number | null;
  readonly onRate: (rating: number) => void;
}

/** One to five stars. */
export const RatingStars = ({ name, legend, rating, onRate }: RatingStarsProps) => {
  const words = useTranslations('community.rating');
  return (
    <fieldset className={styles.stars}>
      <legend>{legend}</legend>
      {STARS.map(star => (
        <label key={star} data-on={rating !== null && star <= rating}>
          <input type="radio" name={name} checked={rating === star} onChange={() => onRate(star)} />
          <span className="visually-hidden">{words('star', { rating: star })}</span>
          <span aria-hidden="true">{rating !== null && star <= rating ? '★' : '☆'}</span>
        </label>
      ))}
    </fieldset>
  );
};

/** Whoever has played a battle rates it, and can change their mind. */
export const RatingChoice = ({ slug, own }: { readonly slug: string; readonly own: number | null }) => {
  const words = useTranslations('community.rating');
  const errors = useErrorWords();
  const router = useSiteRouter();
  const [rating, setRating] = useState(own);
  const [error, setError] = useState<string | null>(null);
  const rate = async (wanted: number | null): Promise<void> => {
    const before = rating;
    setRating(wanted);
    const answer = await requestServer(`/api/s/${slug}/rating`, 'PUT', { rating: wanted });
    setError(answer.type === 'done' ? null : answer.code);
    if (answer.type === 'done') router.refresh();
    else setRating(before);
  };
  return (
    <div className={styles.rate}>
      <RatingStars
        name="rating"
        legend={words('yours')}
        rating={rating}
        onRate={wanted => void rate(wanted)}
      />
      {rating !== null && (
        <Button look="bare" onClick={() => void rate(null)}>
          {words('remove')}
        </Button>
      )}
      {error !== null && <p role="alert">{errors(error)}</p>}
    </div>
  );
};
