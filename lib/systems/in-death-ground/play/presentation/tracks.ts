import type { Track, TrackBox } from '@/lib/game/contract/play-presentation';
import { cite } from '../../rulebook';
import { disorderOf } from '../../rules/combat/morale';
import { sideOf } from '../../rules/commanders';
import { word } from '../../view/words';
import { findUnit, isFighting, isInSight } from '../field';
import type { State } from '../state';

const GONE = 7;

/** 16.1 – What each marker of disorder brings a unit to. */
const BOXES: readonly TrackBox[] = Array.from({ length: GONE }, (_, index) => {
  const effect = disorderOf(index + 1);
  return { label: word('disorder', effect), isGrave: effect !== 'none' };
});

/** 16.1 – The disorder of a unit that the viewer sees. */
export const tracks = (state: State, piece: string, viewer: string | 'all'): readonly Track[] => {
  const unit = findUnit(state.units, piece);
  const own = viewer === 'all' ? null : sideOf(state.scenario, viewer);
  const isKnown = unit && (isInSight(unit) || own === null || own === unit.side);
  if (!isKnown || (!isFighting(unit) && !unit.isDummy)) return [];
  return [{ label: word('figure', 'markers'), filled: unit.markers, boxes: BOXES, rule: cite('16.1') }];
};
