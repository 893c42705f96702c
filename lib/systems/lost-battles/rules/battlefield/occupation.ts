import type { Check } from '@/lib/game/check/check';
import type { Scenario } from '../../document/scenario';
import { placedGroups } from '../../document/scenario-armies';
import { cite } from '../../rulebook';
import { describeDirection, describeTile } from '../../view/words';
import { isScythed } from '../troop-types';
import type { TileId } from './tiles';

/** 2.1 – Only one side's pieces may stand on a tile. */
export const oneSidePerTile: Check<Scenario> = {
  code: 'lost-battles/one-side-per-tile',
  severity: 'error',
  rule: cite('2.1'),
  *find(scenario) {
    const { groups } = scenario.deployment;
    for (const [index, group] of groups.entries()) {
      const first = groups.find(other => other.tile === group.tile);
      if (first && first.side !== group.side)
        yield {
          path: ['deployment', 'groups', index, 'tile'],
          values: { tile: describeTile(group.tile, scenario) },
        };
    }
  },
};

/** 5.1 – All units on a tile face the same way. */
export const oneFacingPerTile: Check<Scenario> = {
  code: 'lost-battles/one-facing-per-tile',
  severity: 'error',
  rule: cite('5.1'),
  *find(scenario) {
    const withUnits = placedGroups(scenario).filter(({ units }) => units.length > 0);
    for (const { group, index } of withUnits) {
      const first = withUnits.find(
        other => other.group.tile === group.tile && other.group.side === group.side,
      );
      if (first && first.group.facing !== group.facing)
        yield {
          path: ['deployment', 'groups', index, 'facing'],
          values: {
            tile: describeTile(group.tile, scenario),
            facing: describeDirection(group.facing),
            other: describeDirection(first.group.facing),
          },
        };
    }
  },
};

/** 6.3 – On every tile one unit leads. */
export const leadUnit: Check<Scenario> = {
  code: 'lost-battles/lead-unit',
  severity: 'error',
  rule: cite('6.3'),
  *find(scenario) {
    for (const { group, index } of placedGroups(scenario))
      if (group.lead !== undefined && !group.units.includes(group.lead))
        yield {
          path: ['deployment', 'groups', index, 'lead'],
          values: { tile: describeTile(group.tile, scenario), unit: group.lead },
        };
  },
};

/** 9.3 – Scythed chariots always lead their tile. */
export const chariotsLead: Check<Scenario> = {
  code: 'lost-battles/chariots-lead',
  severity: 'error',
  rule: cite('9.3'),
  *find(scenario) {
    const groups = placedGroups(scenario);
    const chariotsOn = (tile: TileId, side: number): boolean =>
      groups.some(other => other.group.tile === tile && other.side === side && other.units.some(isScythed));
    for (const { group, index, side, units } of groups) {
      const lead = units.find(({ id }) => id === group.lead);
      if (lead && !isScythed(lead) && chariotsOn(group.tile, side))
        yield {
          path: ['deployment', 'groups', index, 'lead'],
          values: { tile: describeTile(group.tile, scenario), unit: lead.name },
        };
    }
  },
};

export const leadUnitNamed: Check<Scenario> = {
  code: 'lost-battles/lead-unit-named',
  severity: 'warning',
  rule: cite('6.3'),
  *find(scenario) {
    for (const { group, index, units } of placedGroups(scenario))
      if (units.length > 0 && group.lead === undefined)
        yield { path: ['deployment', 'groups', index], values: { tile: describeTile(group.tile, scenario) } };
  },
};
