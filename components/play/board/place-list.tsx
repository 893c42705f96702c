'use client';

import { useTranslations } from 'next-intl';
import { useMemo } from 'react';
import { useSay } from '@/components/words/use-say';
import { usePlay } from '../session/play-model';

/** The board for those who hear it: every place with pieces on it, and what they are. */
export const PlaceList = () => {
  const words = useTranslations('play');
  const say = useSay();
  const { system, position } = usePlay();
  const places = useMemo(() => {
    const taken = new Set(position.pieces.map(({ space }) => space));
    return system.describeSpaces(position).filter(({ space }) => taken.has(space));
  }, [system, position]);
  return (
    <ul className="visually-hidden" aria-label={words('places')}>
      {places.map(({ space, title, sentences }) => (
        <li key={space}>{words('place-says', { title: say(title), text: sentences.map(say).join(' ') })}</li>
      ))}
    </ul>
  );
};
