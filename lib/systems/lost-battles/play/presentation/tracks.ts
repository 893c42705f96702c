import type { Track } from '@/lib/game/contract/play-presentation';
import { cite } from '../../rulebook';
import type { State } from '../state';
import { WORDS } from './names';

/** 6.6 – The first hit makes a unit spent, the next removes it. Generals take no hits. */
export const tracks = ({ field }: State, piece: string): readonly Track[] => {
  const unit = field.units.find(({ id }) => id === piece);
  if (!unit) return [];
  return [
    {
      label: { code: `${WORDS}.track.hits` },
      filled: unit.spent ? 1 : 0,
      boxes: [
        { label: { code: `${WORDS}.track.spent` }, isGrave: false },
        { label: { code: `${WORDS}.track.gone` }, isGrave: true },
      ],
      rule: cite('6.6'),
    },
  ];
};
