import type { Change } from '@/lib/documents/change';
import type { Transformation } from '@/lib/game/contract/authoring/editing';
import { formatTroopId } from '../document/army-units';
import type { Scenario, UnitEntry } from '../document/scenario';
import { flipSegment, mirrorSegment, type SegmentId } from '../rules/segments';

/**
 * Chosen units change their wing and stay on their own side of the field. The whole board can be mirrored, and turned so that the
 * other side stands at its foot.
 */
export const transform = (
  scenario: Scenario,
  how: Transformation,
  pieceIds: readonly string[],
): readonly Change[] =>
  pieceIds.length > 0 ? mirrorChosen(scenario, how, pieceIds) : transformAll(scenario, how);

const moveUnit = (unit: UnitEntry, move: (segment: SegmentId) => SegmentId): UnitEntry =>
  unit.at === undefined ? unit : { ...unit, at: move(unit.at) };

const isMirror = (how: Transformation): boolean => how !== 'mirror-top-bottom';
const isTurn = (how: Transformation): boolean => how !== 'mirror-left-right';

const mirrorChosen = (
  { forces }: Scenario,
  how: Transformation,
  pieceIds: readonly string[],
): readonly Change[] =>
  isMirror(how)
    ? forces.map(({ units }, index) => ({
        op: 'replace',
        path: ['forces', index, 'units'],
        value: units.map(unit =>
          unit.troops.some((_, place) => pieceIds.includes(formatTroopId(unit.id, place)))
            ? moveUnit(unit, mirrorSegment)
            : unit,
        ),
      }))
    : [];

const transformAll = ({ forces, sides, board }: Scenario, how: Transformation): readonly Change[] => {
  const move = (segment: SegmentId): SegmentId => {
    const across = isMirror(how) ? mirrorSegment(segment) : segment;
    return isTurn(how) ? flipSegment(across) : across;
  };
  const scenery = board.scenery.map(item => ({ ...item, segment: move(item.segment) }));
  return [
    ...(isTurn(how) ? [{ op: 'replace', path: ['sides'], value: sides.toReversed() } as const] : []),
    { op: 'replace', path: ['board', 'scenery'], value: scenery },
    ...forces.map(
      ({ units }, index): Change => ({
        op: 'replace',
        path: ['forces', index, 'units'],
        value: units.map(unit => moveUnit(unit, move)),
      }),
    ),
  ];
};
