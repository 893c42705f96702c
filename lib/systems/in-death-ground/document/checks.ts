import type { Check } from '@/lib/game/check/check';
import { cite } from '../rulebook';
import type { RosterRule } from '../rules/army/roster-rule';
import { ROSTER_RULES } from '../rules/army/roster-rules';
import { DEPLOYMENT_CHECKS, SCENARIO_RULES } from '../rules/setup/deployment';
import { raidTurns } from '../rules/setup/duration';
import { LAYING_CHECKS } from '../rules/setup/terrain-layout';
import { WALL_CHECKS } from '../rules/siege/walls';
import { listPossibleWeather } from '../rules/terrain/weather';
import { word } from '../view/words';
import { REFERENCE_CHECKS } from './references';
import type { Scenario } from './scenario';
import { forcesOf } from './table';

/** The rules of the army lists, applied to both armies of a battle. */
const toScenarioCheck = ({ code, rule, severity = 'error', find }: RosterRule): Check<Scenario> => ({
  code: `in-death-ground/${code}`,
  severity,
  ...(rule ? { rule } : {}),
  *find(scenario) {
    for (const { index, resolved } of forcesOf(scenario))
      if (resolved)
        for (const violation of find(resolved))
          yield { ...violation, path: ['forces', index, ...violation.path] };
  },
});

const weather: Check<Scenario> = {
  code: 'in-death-ground/weather',
  severity: 'error',
  rule: cite('10.1'),
  *find({ weather: { zone, season, now } }) {
    if (!listPossibleWeather(zone, season).includes(now))
      yield { path: ['weather', 'now'], values: { zone, season, weather: word('weather', now) } };
  },
};

const SHARES = { ambush: [3, 2], 'open-battle': [1, 1], raid: [3, 4], siege: [4, 3] } as const;

/** 8.2, 8.3, 8.5, 8.6 – How the sizes of the armies stand to each other. */
const pointsRatio: Check<Scenario> = {
  code: 'in-death-ground/points-ratio',
  severity: 'error',
  *find(scenario) {
    const [attacker, defender] = (['attacker', 'defender'] as const).map(role =>
      forcesOf(scenario).find(force => force.role === role),
    );
    if (!attacker || !defender) return;
    const [more, less] = SHARES[scenario.kind];
    const wanted = Math.round((defender.force.points * more) / less);
    if (attacker.force.points !== wanted)
      yield {
        path: ['forces', attacker.index, 'points'],
        rule: SCENARIO_RULES[scenario.kind],
        values: { kind: scenario.kind, points: attacker.force.points, wanted },
      };
  },
};

/** 8.4 – A stratagem is tried in open battle, by a side that has staked something. */
const stratagem: Check<Scenario> = {
  code: 'in-death-ground/stratagem',
  severity: 'error',
  rule: cite('8.4'),
  *find({ kind, forces }) {
    for (const [index, force] of forces.entries())
      if (force.stratagem && (kind !== 'open-battle' || !force.stake))
        yield { path: ['forces', index, 'stratagem'], values: { stratagem: force.stratagem } };
  },
};

export const CHECKS: readonly Check<Scenario>[] = [
  ...REFERENCE_CHECKS,
  ...LAYING_CHECKS,
  ...WALL_CHECKS,
  ...DEPLOYMENT_CHECKS,
  weather,
  pointsRatio,
  stratagem,
  raidTurns,
  ...ROSTER_RULES.map(toScenarioCheck),
];
