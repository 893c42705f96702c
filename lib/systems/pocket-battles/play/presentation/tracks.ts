import type { Track } from '@/lib/game/contract/play-presentation';
import { cite } from '../../rulebook';
import { unitOfTroop } from '../field';
import { isCovered } from '../secrets/visibility';
import type { State } from '../state';
import { words } from './names';

/** 6.8 – The wounds of a tile: with the last of them it is gone. */
export const tracks = (state: State, piece: string, viewer: string | 'all'): readonly Track[] => {
  const unit = unitOfTroop(state.field, piece);
  const troop = unit?.troops.find(({ id }) => id === piece);
  if (!unit || !troop || isCovered(state, unit, viewer)) return [];
  const most = troop.troop.woundPoints;
  return [
    {
      label: words('track.wounds'),
      filled: troop.wounds,
      boxes: Array.from({ length: most }, (_, place) => ({
        label: words(place === most - 1 ? 'track.removed' : 'track.wound'),
        isGrave: place === most - 1,
      })),
      rule: cite('6.8'),
    },
  ];
};
