import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { scenarioSchema } from './scenario';
import { armiesOf, placedGroups } from './scenario-armies';

const FOLDER = 'content/scenarios/lost-battles';
const BATTLES = readdirSync(FOLDER).map(file => ({
  file,
  scenario: scenarioSchema.parse(JSON.parse(readFileSync(`${FOLDER}/${file}`, 'utf8'))),
}));

/** Battles without any evidence that the printed set contains them. */
const PLACEHOLDERS = ['heraclea', 'plataea', 'pydna', 'second-chaeronea', 'vercellae'];

describe.each(BATTLES)('the line-up of $file', ({ scenario }) => {
  test('names for every group a source of the battle and what it says', () => {
    const sources = new Set(scenario.sources.map(({ id }) => id));
    for (const { basis, tile } of scenario.deployment.groups) {
      expect(sources, tile).toContain(basis?.source);
      expect(basis?.note, tile).not.toBe('');
    }
  });

  test('[11.1] has both armies on the field; [11.5] only a surprised one is still coming on', () => {
    const placed = new Set(placedGroups(scenario).flatMap(({ units }) => units.map(({ id }) => id)));
    for (const { units, surprised } of armiesOf(scenario)) {
      const count = units.filter(({ id }) => placed.has(id)).length;
      expect(count).toBeGreaterThan(0);
      if (!surprised) expect(count).toBe(units.length);
    }
  });

  test('[11.3] shows in a plan how it is reached', () =>
    expect(scenario.deployment.plan?.length).toBeGreaterThan(0));

  test('says what is known of the set-up and what is reconstructed', () =>
    expect(scenario.provenance.find(({ at }) => at === '/deployment')?.note?.length).toBeGreaterThan(100));
});

test.each(PLACEHOLDERS)('%s says that it is a placeholder', name => {
  const battle = BATTLES.find(({ file }) => file === `${name}.json`);
  expect(battle?.scenario.notes).toContain('placeholder');
});
