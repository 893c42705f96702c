import { startsWithPath } from '@/lib/documents/json-path';
import type { Check } from '@/lib/game/check/check';
import { nameSide, unitsOf } from '../document/army-units';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { describeSegment, describeUnit, WORDS } from '../view/words';
import { findOwnSegment, isOwnSegment, type SegmentId, type SideIndex, sectorOf } from './segments';

/** 4.3 – A unit is placed in a front or rear segment of its own side; any number may share it. */
export const mayPlace = (side: SideIndex, segment: SegmentId): boolean => isOwnSegment(segment, side);

export const placeOfUnit: Check<Scenario> = {
  code: 'pocket-battles/place-of-unit',
  severity: 'error',
  rule: cite('4.3'),
  *find(scenario) {
    for (const { side, at, troops, path } of unitsOf(scenario))
      if (at !== null && !mayPlace(side, at))
        yield {
          path: [...path, 'at'],
          values: {
            side: nameSide(scenario, side),
            unit: describeUnit(troops),
            segment: describeSegment(at, scenario),
          },
        };
  },
  fixes: (scenario, { path }) => {
    const unit = unitsOf(scenario).find(other => startsWithPath(path, other.path));
    if (!unit || unit.at === null) return [];
    const front = findOwnSegment(unit.side, sectorOf(unit.at), 'front');
    return [
      { label: { code: `${WORDS}.fix.to-front` }, changes: [{ op: 'replace', path, value: front }] },
      { label: { code: `${WORDS}.fix.take-off` }, changes: [{ op: 'remove', path }] },
    ];
  },
};

/** 4.3 – Where the battle begins as drawn, every unit must stand; late comers excepted. */
export const drawnSetUpStands: Check<Scenario> = {
  code: 'pocket-battles/drawn-set-up-stands',
  severity: 'warning',
  rule: cite('4.3'),
  *find(scenario) {
    if (scenario.deployment.kind !== 'drawn') return;
    const late = scenario.options.late ?? [];
    for (const { side, at, troops, path } of unitsOf(scenario))
      if (at === null && !late.includes(scenario.sides[side]?.id ?? ''))
        yield { path, values: { side: nameSide(scenario, side), unit: describeUnit(troops) } };
  },
};
