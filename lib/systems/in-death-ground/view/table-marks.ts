import type { Point } from '@/lib/geometry/board';
import type { State } from '../play/state';

/** Something that lies on the table beside units; everybody sees it. */
export interface TableMark {
  readonly kind: 'fire' | 'ladder';
  readonly at: Point;
  /** Degrees clockwise from the top. */
  readonly heading: number;
}

/** 13.5, 17.4 – Fires, and ladders at a wall. */
export const listTableMarks = ({
  fires,
  ladders,
}: Pick<State, 'fires' | 'ladders'>): readonly TableMark[] => [
  ...fires.map(({ at }): TableMark => ({ kind: 'fire', at, heading: 0 })),
  ...ladders.map(({ at, inwards }): TableMark => ({ kind: 'ladder', at, heading: inwards })),
];
