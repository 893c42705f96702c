import { describe, expect, test } from 'vitest';
import leuthen from '@/content/scenarios/prussias-glory/leuthen-battle.json';
import rossbach from '@/content/scenarios/prussias-glory/rossbach-battle.json';
import { PROFILE_NATIONS, PROFILES } from '../data';
import { scenarioSchema } from '../document/scenario';
import { offers } from './palette-offers';

const offered = (document: unknown, side: string): readonly string[] =>
  offers(scenarioSchema.parse(document), side).map(({ template }) => template.id);

describe('what a side is offered', () => {
  test('Prussians get no Austrian, and Austrians no Prussian', () => {
    const [prussia, austria] = [offered(leuthen, 'prussia'), offered(leuthen, 'austria')];
    expect(prussia).toContain('prussian-guard');
    expect(prussia).not.toContain('austrian-line');
    expect(prussia).not.toContain('croats');
    expect(austria).toContain('croats');
    expect(austria).not.toContain('prussian-line');
    expect(austria).not.toContain('cossacks');
  });

  test('both get leaders and guns', () => {
    for (const side of ['prussia', 'austria'])
      expect(offered(leuthen, side)).toEqual(expect.arrayContaining(['heavy-artillery', 'commander']));
  });

  test('the French have allies', () => {
    expect(offered(rossbach, 'coalition')).toEqual(
      expect.arrayContaining(['imperial-line', 'austrian-horse']),
    );
  });

  test('every profile that is listed for a nation is one of the game', () => {
    const listed = Object.values(PROFILE_NATIONS.profiles).flat();
    expect(listed.filter(id => !(id in PROFILES))).toEqual([]);
  });
});
