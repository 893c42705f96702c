import { describe, expect, test } from 'vitest';
import { say } from '@/components/words/testing/strict-english';
import { applyChanges } from '@/lib/documents/change';
import { valueAt } from '@/lib/documents/json-path';
import { runChecks } from '@/lib/game/check/check';
import { blank } from '../../document/blank';
import { CHECKS } from '../../document/checks';
import { facts } from '../../document/facts';
import { ruleDataOf } from '../../document/rule-data';
import type { Scenario } from '../../document/scenario';
import { playerAid } from '../../print/player-aid';
import { CHARTS } from '../../vocabulary';
import { forms } from './';

const set = (scenario: Scenario, path: readonly (string | number)[], value?: string | number): Scenario =>
  applyChanges(scenario, forms.setOption?.(scenario, path, value) ?? []);

describe('[19.6] charts of a battle', () => {
  const own = CHARTS.reduce((scenario, id) => set(scenario, ['charts', id, 'source'], 'own'), blank());

  test('every chart of the game can be taken into a battle, and is right there', () => {
    expect(runChecks(CHECKS, own).filter(({ code }) => code.includes('chart'))).toEqual([]);
    expect(ruleDataOf(own).charts).toEqual(ruleDataOf(blank()).charts);
  });

  test('every cell has its field, its words and its value', () => {
    const cells = forms.options(own).filter(({ path }) => path[0] === 'charts' && path[2] === 'chart');
    expect(cells.length).toBeGreaterThan(300);
    for (const { path, label } of cells) {
      expect(say(label)).not.toBe('');
      expect(valueAt(own, path)).not.toBeUndefined();
    }
  });

  test('a changed cell is in force and no longer the book’s', () => {
    const path = ['charts', 'close-combat-modifiers', 'chart', 'modifiers', 'flank-attack'];
    const changed = set(own, [...path, 'value'], 5);
    expect(ruleDataOf(changed).charts['close-combat-modifiers'].modifiers['flank-attack']).toMatchObject({
      value: 5,
      source: 'reconstructed',
    });
  });

  test('facts and the player aid say which chart is in force, until it is given back', () => {
    const one = set(blank(), ['charts', 'rally', 'source'], 'own');
    const titled = {
      ...one,
      charts: { ...one.charts, rally: { ...one.charts?.rally, title: 'Kolin' } },
    } as Scenario;
    const next = (scenario: Scenario) => playerAid(scenario).flatMap(({ note }) => (note ? say(note) : []));
    expect(next(titled).filter(note => note.includes('Kolin'))).toHaveLength(1);
    expect(facts(titled).some(({ code }) => code === 'prussias-glory/own-chart')).toBe(true);
    const back = set(titled, ['charts', 'rally', 'source']);
    expect(next(back).some(note => note.includes('Kolin'))).toBe(false);
  });
});
