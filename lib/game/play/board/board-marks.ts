import type { Point } from '@/lib/geometry/board';
import type { About } from '../../contract/about';

/** What an action marks on the board. */
export interface BoardMarks {
  readonly pieces: readonly string[];
  readonly spaces: readonly string[];
  /** The new positions of pieces on an open table. */
  readonly outlines: readonly (readonly Point[])[];
}

/** The marks of an action, from its system's `about`. */
export const boardMarksOf = ({ subjects, targets, path = [] }: About): BoardMarks => ({
  pieces: [
    ...new Set([...subjects, ...targets.flatMap(target => (target.type === 'piece' ? target.id : []))]),
  ],
  spaces: [...new Set([...path, ...targets.flatMap(target => (target.type === 'place' ? target.id : []))])],
  outlines: targets.flatMap(target => (target.type === 'outline' ? [target.points] : [])),
});
