import type { SpaceField, SpaceForm, SpaceNote } from '@/lib/game/contract/authoring/space-form';
import { nameSide, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { isSegment, type SegmentId, zoneOf } from '../rules/segments';
import { describeSegment, WORDS } from '../view/words';
import { SCENERY, type Scenery } from '../vocabulary';
import { paint } from './painting';

/** A segment: its scenery, who may be placed there and who is. */
export const inspectSegment = (scenario: Scenario, place: string): SpaceForm | null => {
  if (!isSegment(place)) return null;
  return {
    title: describeSegment(place, scenario),
    fields: SCENERY.map(kind => sceneryField(scenario, place, kind)),
    notes: [placingNote(scenario, place), takenNote(scenario, place)],
  };
};

const sceneryField = (scenario: Scenario, segment: SegmentId, kind: Scenery): SpaceField => {
  const { scenery } = scenario.board;
  return {
    id: kind,
    label: { code: `${WORDS}.brush.${kind}` },
    kind: { type: 'flag' },
    value: scenery.some(item => item.segment === segment && item.kind === kind),
    change: wanted =>
      wanted === true
        ? paint(scenario, kind, [segment])
        : [
            {
              op: 'replace',
              path: ['board', 'scenery'],
              value: scenery.filter(item => item.segment !== segment || item.kind !== kind),
            },
          ],
  };
};

/** 4.3 – Units are placed in the front and rear segments of their own side. */
const placingNote = (scenario: Scenario, segment: SegmentId): SpaceNote => {
  const { side } = zoneOf(segment);
  return {
    words:
      side === null
        ? { code: `${WORDS}.inspect.nobodys` }
        : { code: `${WORDS}.inspect.placing`, values: { side: nameSide(scenario, side) } },
    rule: cite('4.3'),
  };
};

/** 4.2 – Any number of units share a segment. */
const takenNote = (scenario: Scenario, segment: SegmentId): SpaceNote => {
  const here = unitsOf(scenario).filter(({ at }) => at === segment);
  const tiles = here.reduce((sum, { troops }) => sum + troops.length, 0);
  return {
    words: { code: `${WORDS}.inspect.units`, values: { units: here.length, tiles } },
    rule: cite('4.2'),
  };
};
