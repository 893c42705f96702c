import type { Focus, Overlay, OverlayMark } from '@/lib/game/overlay';
import { WORDS } from './describe';
import { type Field, type FieldUnit, isOnBoard, unitOfTroop } from './field';
import { fieldAsDrawn } from './previews';
import { cite, type SectionNumber } from './rulebook';
import { ownNeighbours } from './rules/movement';
import { mayPlace } from './rules/placement';
import { attackTargets, shootingTargets } from './rules/targets';
import type { Scenario } from './scenario';
import { SEGMENT_IDS, type SegmentId, SIDES } from './segments';

type Tone = OverlayMark['tone'];

const spaceMarks = (segments: readonly SegmentId[], tone: Tone): readonly OverlayMark[] =>
  [...new Set(segments)].map(space => ({ type: 'space', space, tone }));

const overlay = (
  id: string,
  section: SectionNumber,
  from: Overlay<Scenario>['from'],
  marks: Overlay<Scenario>['marks'],
): Overlay<Scenario> => ({ id, label: { code: `${WORDS}.overlay.${id}` }, rule: cite(section), from, marks });

/** What the chosen units reach, each asked by the rule itself. */
const ofUnits =
  (reach: (field: Field, unit: FieldUnit) => readonly SegmentId[], tone: Tone) =>
  (scenario: Scenario, { pieces }: Focus): readonly OverlayMark[] => {
    const field = fieldAsDrawn(scenario);
    const units = new Set(pieces.flatMap(piece => unitOfTroop(field, piece) ?? []));
    return spaceMarks(
      [...units].flatMap(unit => reach(field, unit)),
      tone,
    );
  };

const placesOf = (units: Field): readonly SegmentId[] =>
  units.flatMap(({ at }) => (isOnBoard(at) ? [at] : []));

export const overlays: readonly Overlay<Scenario>[] = [
  overlay('own-zones', '4.3', 'board', () =>
    SIDES.flatMap(side =>
      spaceMarks(
        SEGMENT_IDS.filter(segment => mayPlace(side, segment)),
        side === 0 ? 'first' : 'second',
      ),
    ),
  ),
  overlay(
    'redeployment',
    '5.2',
    'pieces',
    ofUnits((_, unit) => ownNeighbours(unit), 'good'),
  ),
  overlay(
    'attack',
    '6.2',
    'pieces',
    ofUnits((field, unit) => placesOf(attackTargets(field, unit)?.targets ?? []), 'bad'),
  ),
  overlay(
    'shooting',
    '6.12',
    'pieces',
    ofUnits((field, unit) => placesOf(shootingTargets(field, unit)), 'poor'),
  ),
];
