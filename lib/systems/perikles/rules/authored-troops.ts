import { memoizeByIdentity } from '@/lib/documents/memoize-by-identity';
import type { Check } from '@/lib/game/check/check';
import type { Finding } from '@/lib/game/contract/finding';
import { type Counter, isSameCounter } from '../data';
import {
  type AuthoredTroop,
  createEmptyTheatre,
  listAuthoredTroops,
  livingOf,
  toDeployed,
} from '../document/authored-game';
import type { Scenario } from '../document/scenario';
import { cite } from '../rulebook';
import { describeCounter } from '../view/words';
import { isBattlePlace } from '../vocabulary';
import { deployObjections } from './deploying';
import { withTroop } from './relations';

const pathOf = ({ player, index }: AuthoredTroop) => ['players', player, 'troops', index] as const;

/** 6.4 – Counters are deployed beside the places. */
export const troopPlace: Check<Scenario> = {
  code: 'perikles/troop-place',
  severity: 'error',
  rule: cite('6.4'),
  *find(scenario) {
    for (const troop of listAuthoredTroops(scenario)) {
      const { at } = troop.entry;
      if (at !== undefined && !isBattlePlace(at)) yield { path: [...pathOf(troop), 'at'], values: {} };
    }
  },
};

/** 6.1 – No more counters of a kind than the city has alive. */
export const troopsInPool: Check<Scenario> = {
  code: 'perikles/troops-in-pool',
  severity: 'error',
  rule: cite('6.1'),
  *find(scenario) {
    const seen: Counter[] = [];
    for (const troop of listAuthoredTroops(scenario)) {
      const { entry } = troop;
      const living = livingOf(scenario, entry.city).filter(other => isSameCounter(other, entry)).length;
      const before = seen.filter(other => isSameCounter(other, entry)).length;
      if (before >= living)
        yield { path: [...pathOf(troop)], values: { counter: describeCounter(entry), living } };
      seen.push(entry);
    }
  },
};

interface TroopFinding {
  readonly troop: AuthoredTroop;
  readonly finding: Finding;
}

/** The drawing replayed counter by counter: everything that the game would object to. */
const replayDeployment: (scenario: Scenario) => readonly TroopFinding[] = memoizeByIdentity(
  (scenario: Scenario) => {
    let theatre = createEmptyTheatre(scenario);
    return listAuthoredTroops(scenario).flatMap(troop => {
      const deployed = toDeployed(troop);
      if (!deployed) return [];
      const found = deployObjections(theatre, deployed).map(finding => ({ troop, finding }));
      theatre = withTroop(theatre, deployed);
      return found;
    });
  },
);

const DEPLOYMENT_CODES = [
  'not-your-troops',
  'no-location',
  'arm-does-not-fight',
  'attacks-own-city',
  'nobody-permits',
  'both-sides',
  'at-war',
  'allied',
] as const;

/** 6.5, 6.6, 6.7 – The rules of deployment, applied to the drawing as to a player. */
export const deploymentChecks: readonly Check<Scenario>[] = DEPLOYMENT_CODES.map(name => ({
  code: `perikles/${name}`,
  severity: 'error',
  *find(scenario) {
    for (const { troop, finding } of replayDeployment(scenario))
      if (finding.code === `perikles/${name}`)
        yield {
          path: [...pathOf(troop)],
          values: finding.values,
          ...(finding.rule ? { rule: finding.rule } : {}),
        };
  },
}));
