import { sideIndexOf } from '../../document/army-units';
import { type FieldUnit, isOnBoard } from '../field';
import type { State } from '../state';

/** 4.2, 4.3 – While the armies are placed, and of those still to come (P19), others see only the top tile of a stack. */
export const isCovered = (
  { scenario, round }: Pick<State, 'scenario' | 'round'>,
  unit: Pick<FieldUnit, 'side' | 'at'>,
  viewer: string | 'all',
): boolean =>
  viewer !== 'all' && unit.side !== sideIndexOf(scenario, viewer) && (round === 0 || !isOnBoard(unit.at));
