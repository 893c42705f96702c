import { listOccupiedHexes, unitsAt } from '../rules/field';
import type { HexMark } from '../view/hex-marks';
import { styleOf } from '../view/position';
import type { State } from './state';

/** 7.3, 4.3, 19.10 – Stacks in column, those engaged, and the momentum that was won. */
export const listHexMarks = (state: State): readonly HexMark[] => [
  ...listOccupiedHexes(state.field)
    .filter(hex => unitsAt(state, hex).some(({ column }) => column))
    .map((hex): HexMark => ({ hex, kind: 'column', style: null })),
  ...Object.entries(state.marks.engaged).map(
    ([hex, how]): HexMark => ({
      hex: Number(hex),
      kind: how === 'changed' ? 'turned' : 'engaged',
      style: null,
    }),
  ),
  ...Object.entries(state.marks.momentum).flatMap(([hex, { count, by }]) =>
    Array.from(
      { length: count },
      (): HexMark => ({ hex: Number(hex), kind: 'momentum', style: styleOf(state.scenario, by) }),
    ),
  ),
];
