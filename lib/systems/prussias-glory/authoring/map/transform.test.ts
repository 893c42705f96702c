import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { applyChanges } from '@/lib/documents/change';
import { runChecks } from '@/lib/game/check/check';
import { TRANSFORMATIONS } from '@/lib/game/contract/authoring/editing';
import { CHECKS } from '../../document/checks';
import { scenarioSchema } from '../../document/scenario';
import { sceneOf } from '../../rules/field';
import { listFriendlyEdges } from '../../rules/map/retreat';
import { transform } from './transform';

const shipped = (name: string) =>
  scenarioSchema.parse(
    JSON.parse(readFileSync(join(process.cwd(), 'content/scenarios/prussias-glory', `${name}.json`), 'utf8')),
  );

describe.each(TRANSFORMATIONS)('[1.1] a map after %s', how => {
  test.each(['leuthen-battle', 'rossbach', 'zorndorf', 'torgau'])('%s: every rule is met as before', name => {
    const scenario = shipped(name);
    const turned = applyChanges(scenario, transform(scenario, how, []));
    const codes = (battle: typeof scenario) => runChecks(CHECKS, battle).map(({ code }) => code);
    expect(codes(turned)).toEqual(codes(scenario));
  });
});

test('[8.4] a friendly edge goes with the map', () => {
  const scenario = shipped('leuthen-battle');
  const edges = (battle: typeof scenario) => listFriendlyEdges(sceneOf(battle), 1, 0);
  const before = edges(scenario);
  const across = applyChanges(scenario, transform(scenario, 'mirror-left-right', []));
  expect(edges(across)).toEqual(before.map(edge => (edge % 2 === 1 ? 4 - edge : edge)));
  const down = applyChanges(scenario, transform(scenario, 'mirror-top-bottom', []));
  expect(edges(down)).toEqual(before.map(edge => (edge % 2 === 0 ? 2 - edge : edge)));
});
