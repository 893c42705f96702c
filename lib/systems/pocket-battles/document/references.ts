import type { Check } from '@/lib/game/check/check';
import { cite } from '../rulebook';
import { sideIndexOf } from './army-units';
import type { Scenario } from './scenario';
import { listOfForce, troopIndexOfForce } from './troop-index';

/** Every side that a document names must be one of its two. */
export const unknownSide: Check<Scenario> = {
  code: 'pocket-battles/unknown-side',
  severity: 'error',
  *find(scenario) {
    const { forces, options } = scenario;
    const named = [
      ...forces.map(({ side }, index) => ({ side, path: ['forces', index, 'side'] })),
      ...(options.playerA === undefined ? [] : [{ side: options.playerA, path: ['options', 'playerA'] }]),
      ...(options.late ?? []).map((side, index) => ({ side, path: ['options', 'late', index] })),
      ...(options.withoutCharge ?? []).map(({ side }, index) => ({
        side,
        path: ['options', 'withoutCharge', index, 'side'],
      })),
      ...(options.limits ?? []).map(({ side }, index) => ({
        side,
        path: ['options', 'limits', index, 'side'],
      })),
    ];
    for (const { side, path } of named)
      if (sideIndexOf(scenario, side) === null) yield { path, values: { side } };
  },
};

export const oneForce: Check<Scenario> = {
  code: 'pocket-battles/one-force',
  severity: 'error',
  *find({ forces }) {
    for (const [index, { side }] of forces.entries())
      if (forces.findIndex(other => other.side === side) < index)
        yield { path: ['forces', index, 'side'], values: { side } };
  },
};

export const namedOnce: Check<Scenario> = {
  code: 'pocket-battles/named-once',
  severity: 'error',
  *find({ forces }) {
    const seen = new Set<string>();
    for (const [force, { units }] of forces.entries())
      for (const [index, { id }] of units.entries()) {
        if (seen.has(id)) yield { path: ['forces', force, 'units', index, 'id'], values: { id } };
        seen.add(id);
      }
  },
};

export const unknownList: Check<Scenario> = {
  code: 'pocket-battles/unknown-list',
  severity: 'error',
  rule: cite('4.1'),
  *find(scenario) {
    for (const [index, force] of scenario.forces.entries())
      if (force.list !== undefined && !listOfForce(scenario, force))
        yield { path: ['forces', index, 'list'], values: { list: force.list } };
  },
};

export const unknownTroop: Check<Scenario> = {
  code: 'pocket-battles/unknown-troop',
  severity: 'error',
  *find(scenario) {
    for (const [index, force] of scenario.forces.entries()) {
      const kit = troopIndexOfForce(scenario, force);
      for (const [unit, { troops }] of force.units.entries())
        for (const [place, tile] of troops.entries())
          if (!kit.has(tile))
            yield { path: ['forces', index, 'units', unit, 'troops', place], values: { tile } };
    }
  },
};
