import { areBasesWithin } from '@/lib/geometry/plane/bases';
import { isOpenTo } from '../../../rules/terrain/visibility';
import { blockOf, type Element, type FieldUnit } from '../../field';
import type { State } from '../../state';
import { doesTestMorale } from './test-eligibility';

/** 15.1 – How near news of a loss is news, from base to base. */
export const WITNESS_RANGE = 12;

const hasSeen = (state: State, onDecision: FieldUnit, lost: Element): boolean =>
  onDecision.elements.some(
    element =>
      areBasesWithin(blockOf(element), blockOf(lost), WITNESS_RANGE) && isOpenTo(state, element, lost),
  );

/** 15.1 – Friendly units that saw one of these elements destroyed within twelve inches, as they stand at that moment. */
export const listWitnesses = (
  state: State,
  unit: Pick<FieldUnit, 'id' | 'side'>,
  lost: readonly Element[],
): readonly string[] =>
  state.units
    .filter(other => other.side === unit.side && other.id !== unit.id && doesTestMorale(state, other))
    .filter(other => lost.some(element => hasSeen(state, other, element)))
    .map(({ id }) => id);
