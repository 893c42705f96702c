import { describeFinding } from '@/lib/game/contract/finding';
import type { DragPreview } from '@/lib/game/contract/play-presentation';
import type { Sentence } from '@/lib/game/contract/sentence';
import type { Point } from '@/lib/geometry/board';
import { hullOf } from '@/lib/geometry/plane/hull';
import { cornersOf } from '@/lib/geometry/plane/plane';
import { goingOfMarch } from '../../../rules/movement/march-objections';
import {
  angleBetween,
  computeAllowance,
  isStraight,
  measureMove,
  placeOf,
} from '../../../rules/movement/marching';
import { toUnits } from '../../../view/position';
import { word } from '../../../view/words';
import type { Action } from '../../actions';
import { blockOf, type Element, type FieldUnit } from '../../field';
import { nameOf } from '../../game';
import type { Objections } from '../../tasks/task-handler';
import { describeMoveDice, percentOf } from '../move-dice';
import type { HandledMarch, JudgedMarch } from './march-judge';

export type Dragged = DragPreview<Action>;

interface DragParts {
  readonly action: Action;
  /** Where it stands now; none: it comes from off the table. */
  readonly from: readonly Element[];
  readonly to: readonly Element[];
  readonly findings: Objections;
  readonly figures: readonly Sentence[];
  readonly contacts: readonly string[];
}

const outlineOf = (element: Element): readonly Point[] => cornersOf(blockOf(element)).map(toUnits);

export const toPreview = ({ action, from, to, findings, figures, contacts }: DragParts): Dragged => ({
  action,
  outlines: to.map(outlineOf),
  corridor: from.length === 0 ? [] : hullOf([...from, ...to].flatMap(outlineOf)),
  findings,
  figures,
  contacts,
});

/** Why it does not reach the point where it is held. */
export const describeShortStop = ([reason]: Objections): readonly Sentence[] =>
  reason ? [word('drag', 'short', { reason: describeFinding(reason) })] : [];

const tenths = (inches: number): number => Math.round(inches * 10) / 10;

/** 12.1, 12.2, 12.3, 14.1 – What the way costs, and what it leads to. */
export const listMarchFigures = (
  { state, unit, thrown }: HandledMarch,
  { march, to }: JudgedMarch,
  contacts: readonly FieldUnit[],
  dice: 'thrown' | 'unthrown',
): readonly Sentence[] => {
  const inches = measureMove(unit.elements, march.to);
  const isAhead = isStraight(unit.elements, march.to);
  const going = goingOfMarch(state, march);
  const most = computeAllowance(unit, thrown, going, isAhead);
  const lost = computeAllowance(unit, thrown, going, true) - most;
  const turn = Math.round(angleBetween(placeOf(unit.elements).facing, to.facing));
  return [
    ...(dice === 'thrown'
      ? [word('drag', 'inches', { inches: tenths(inches), most })]
      : [
          word('drag', 'roll-first', { dice: describeMoveDice(unit) }),
          word('drag', 'reaches', {
            inches: tenths(inches),
            percent: percentOf(unit, { going, isAhead, inches }),
          }),
        ]),
    ...(turn === 0
      ? []
      : [word('drag', 'wheel', { degrees: Math.abs(turn), way: turn < 0 ? 'left' : 'right' })]),
    ...(lost > 0 ? [word('drag', 'not-straight', { lost })] : []),
    ...(going === 'difficult' ? [word('drag', 'difficult', { most })] : []),
    ...contacts.map(({ id }) => word('drag', 'contact', { target: nameOf(state, id) })),
  ];
};
