import { oncePer } from '@/lib/documents/once-per';
import type { Check } from '@/lib/game/check';
import type { Finding } from '@/lib/game/finding';
import { type Counter, isSameCounter } from '../data';
import { counterWords } from '../describe';
import { type DrawnTroop, deployedAs, drawnTroops, emptyTheatre, livingOf } from '../kit';
import { cite } from '../rulebook';
import type { Scenario } from '../scenario';
import { isPlace } from '../vocabulary';
import { deployObjections } from './deploying';
import { withTroop } from './relations';

const pathOf = ({ player, index }: DrawnTroop) => ['players', player, 'troops', index] as const;

/** 6.4 – Counters are deployed beside the places. */
export const troopPlace: Check<Scenario> = {
  code: 'perikles/troop-place',
  severity: 'error',
  rule: cite('6.4'),
  *find(scenario) {
    for (const troop of drawnTroops(scenario)) {
      const { at } = troop.entry;
      if (at !== undefined && !isPlace(at)) yield { path: [...pathOf(troop), 'at'], values: {} };
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
    for (const troop of drawnTroops(scenario)) {
      const { entry } = troop;
      const living = livingOf(scenario, entry.city).filter(other => isSameCounter(other, entry)).length;
      const before = seen.filter(other => isSameCounter(other, entry)).length;
      if (before >= living)
        yield { path: [...pathOf(troop)], values: { counter: counterWords(entry), living } };
      seen.push(entry);
    }
  },
};

interface Found {
  readonly troop: DrawnTroop;
  readonly finding: Finding;
}

/** The drawing replayed counter by counter: whatever the game would object to. */
const replayed: (scenario: Scenario) => readonly Found[] = oncePer((scenario: Scenario) => {
  let theatre = emptyTheatre(scenario);
  return drawnTroops(scenario).flatMap(troop => {
    const deployed = deployedAs(troop);
    if (!deployed) return [];
    const found = deployObjections(theatre, deployed).map(finding => ({ troop, finding }));
    theatre = withTroop(theatre, deployed);
    return found;
  });
});

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

/** 6.5, 6.6, 6.7 – The rules of deployment, asked of the drawing as of a player. */
export const deploymentChecks: readonly Check<Scenario>[] = DEPLOYMENT_CODES.map(name => ({
  code: `perikles/${name}`,
  severity: 'error',
  *find(scenario) {
    for (const { troop, finding } of replayed(scenario))
      if (finding.code === `perikles/${name}`)
        yield {
          path: [...pathOf(troop)],
          values: finding.values,
          ...(finding.rule ? { rule: finding.rule } : {}),
        };
  },
}));
