import type { Check } from '@/lib/game/check/check';
import type { Scenario } from '../../document/scenario';
import { armiesOf, placedGroups } from '../../document/scenario-armies';
import { cite } from '../../rulebook';

/** 11.1 – A free set-up begins in round 1 with an empty field. */
export const freeSetUpIsEmpty: Check<Scenario> = {
  code: 'lost-battles/free-set-up-is-empty',
  severity: 'error',
  rule: cite('11.1'),
  *find({ deployment }) {
    if (deployment.kind === 'free' && deployment.groups.length > 0)
      yield { path: ['deployment', 'groups'], values: { count: deployment.groups.length } };
  },
};

/**
 * 11.1, 11.5 – A historical set-up begins in round 2 with the armies on the field; a surprised army is still
 * arriving.
 */
export const historicalSetUpStands: Check<Scenario> = {
  code: 'lost-battles/historical-set-up-stands',
  severity: 'warning',
  rule: cite('11.1'),
  *find(scenario) {
    if (scenario.deployment.kind !== 'historical') return;
    for (const { side, units, surprised } of armiesOf(scenario)) {
      if (surprised) continue;
      const placed = placedGroups(scenario)
        .filter(group => group.side === side)
        .flatMap(group => group.units).length;
      if (placed < units.length)
        yield {
          path: ['deployment', 'kind'],
          values: { side: scenario.sides[side]?.name ?? '', waiting: units.length - placed },
        };
    }
  },
};
