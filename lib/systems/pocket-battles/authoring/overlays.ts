import type { Overlay, OverlayFocus, OverlayMark } from '@/lib/game/contract/authoring/overlay';
import type { Scenario } from '../document/scenario';
import { type Field, type FieldUnit, isOnBoard, unitOfTroop } from '../play/field';
import { cite, type SectionNumber } from '../rulebook';
import { listOwnNeighbours } from '../rules/movement';
import { mayPlace } from '../rules/placement';
import { SEGMENT_IDS, type SegmentId, SIDES } from '../rules/segments';
import { findAttackTargets, listShootingTargets } from '../rules/targets';
import { WORDS } from '../view/words';
import { readAuthoredField } from './previews';

type Tone = OverlayMark['tone'];

const spaceMarks = (segments: readonly SegmentId[], tone: Tone): readonly OverlayMark[] =>
  [...new Set(segments)].map(space => ({ type: 'space', space, tone }));

const makeOverlay = (
  id: string,
  section: SectionNumber,
  from: Overlay<Scenario>['from'],
  marks: Overlay<Scenario>['marks'],
): Overlay<Scenario> => ({ id, label: { code: `${WORDS}.overlay.${id}` }, rule: cite(section), from, marks });

/** What the chosen units reach, each asked by the rule itself. */
const marksForUnits =
  (reach: (field: Field, unit: FieldUnit) => readonly SegmentId[], tone: Tone) =>
  (scenario: Scenario, { pieces }: OverlayFocus): readonly OverlayMark[] => {
    const field = readAuthoredField(scenario);
    const units = new Set(pieces.flatMap(piece => unitOfTroop(field, piece) ?? []));
    return spaceMarks(
      [...units].flatMap(unit => reach(field, unit)),
      tone,
    );
  };

const segmentsOf = (units: Field): readonly SegmentId[] =>
  units.flatMap(({ at }) => (isOnBoard(at) ? [at] : []));

export const overlays: readonly Overlay<Scenario>[] = [
  makeOverlay('own-zones', '4.3', 'board', () =>
    SIDES.flatMap(side =>
      spaceMarks(
        SEGMENT_IDS.filter(segment => mayPlace(side, segment)),
        side === 0 ? 'first' : 'second',
      ),
    ),
  ),
  makeOverlay(
    'redeployment',
    '5.2',
    'pieces',
    marksForUnits((_, unit) => listOwnNeighbours(unit), 'good'),
  ),
  makeOverlay(
    'attack',
    '6.2',
    'pieces',
    marksForUnits((field, unit) => segmentsOf(findAttackTargets(field, unit)?.targets ?? []), 'bad'),
  ),
  makeOverlay(
    'shooting',
    '6.12',
    'pieces',
    marksForUnits((field, unit) => segmentsOf(listShootingTargets(field, unit)), 'poor'),
  ),
];
