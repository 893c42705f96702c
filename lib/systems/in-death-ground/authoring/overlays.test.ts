import { describe, expect, test } from 'vitest';
import marathon from '@/content/scenarios/in-death-ground/marathon-490.json';
import teutoburg from '@/content/scenarios/in-death-ground/teutoburg-9.json';
import york from '@/content/scenarios/in-death-ground/york-867.json';
import { middleOf } from '@/lib/geometry/plane/plane';
import { type Scenario, scenarioSchema } from '../document/scenario';
import { groundOf, isArea, standsIn } from '../document/table';
import { toInches } from '../view/position';
import { overlays } from './overlays';

const marksOf = (id: string, document: unknown) => {
  const scenario = scenarioSchema.parse(document);
  const found = overlays.find(overlay => overlay.id === id);
  if (!found) throw new Error(`no overlay ${id}`);
  return found.marks(scenario, { pieces: [], space: null });
};

const tones = (marks: ReturnType<typeof marksOf>) => [...new Set(marks.map(({ tone }) => tone))];

const woodsOf = ({ board }: Scenario) => board.pieces.filter(({ kind }) => kind === 'wood');

describe('what is lit on the table', () => {
  test('[8.2, 9.2] in an ambush the defender alone deploys and hides, and he hides in the woods', () => {
    expect(tones(marksOf('deployment', teutoburg))).toEqual(['second']);
    const hidden = marksOf('ambushes', teutoburg);
    expect(tones(hidden)).toEqual(['second']);
    const scenario = scenarioSchema.parse(teutoburg);
    const woods = woodsOf(scenario).filter(isArea);
    for (const mark of hidden) {
      if (mark.type !== 'area') throw new Error('no area');
      const [x] = toInches(middleOf(mark.outline));
      const isUnderTrees = woods.some(wood => {
        const across = groundOf(scenario, wood).map(([wx]) => wx);
        return x >= Math.min(...across) && x <= Math.max(...across);
      });
      expect(isUnderTrees).toBe(true);
    }
  });

  test('[8.3, 8.6, 9.2] in the open either side may hide a unit; before walls the besieger may not', () => {
    expect(tones(marksOf('deployment', marathon))).toEqual(['first', 'second']);
    const besieger = scenarioSchema.parse(york);
    const attacker = besieger.forces.findIndex(({ side }) => side === besieger.attacker);
    expect(tones(marksOf('ambushes', york))).not.toContain(['first', 'second'][attacker]);
  });

  test('[13.2] an enemy behind something is marked where the line ends, with what hides it', () => {
    const scenario = scenarioSchema.parse(marathon);
    const sight = overlays.find(({ id }) => id === 'sight');
    const lines = standsIn(scenario).flatMap(
      ({ id }) => sight?.marks(scenario, { pieces: [id], space: null }) ?? [],
    );
    const blocked = lines.filter(mark => mark.type === 'line' && mark.blockedAt);
    const clear = lines.filter(mark => mark.type === 'line' && !mark.blockedAt);
    expect(blocked.length).toBeGreaterThan(0);
    expect(clear.length).toBeGreaterThan(0);
    expect(new Set(blocked.map(({ tone }) => tone))).toEqual(new Set(['bad']));
    expect(blocked.every(({ label }) => label?.values?.what !== undefined)).toBe(true);
  });
});
