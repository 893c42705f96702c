import type { Track } from '@/lib/game/contract/play-presentation';
import { rosterOf } from '../../document/army';
import { cite } from '../../rulebook';
import { hexOfUnit, standingUnitOf } from '../../rules/field';
import { words } from '../../view/words';
import type { State } from '../state';

const DISORDER = ['disordered', 'routed'] as const;

/** 2.2, 8 – The steps of a unit, each with what it then shows, and its order. */
export const tracks = (state: State, piece: string): readonly Track[] => {
  if (!rosterOf(state.scenario).units.has(piece) || hexOfUnit(state.field, piece) === null) return [];
  const { unit, steps, status } = standingUnitOf(state, piece);
  const lower = unit.ratings.slice(0, unit.steps).toReversed().slice(1);
  return [
    {
      label: words('track.steps'),
      filled: unit.steps - steps,
      boxes: [
        ...lower.map(({ code }) => ({ label: words('name', { name: code }), isGrave: false })),
        { label: words('track.destroyed'), isGrave: true },
      ],
      rule: cite('2.2'),
    },
    {
      label: words('track.order'),
      filled: status === 'formed' ? 0 : DISORDER.indexOf(status) + 1,
      boxes: DISORDER.map(id => ({ label: words(`marker.${id}`), isGrave: id === 'routed' })),
      rule: cite('8'),
    },
  ];
};
