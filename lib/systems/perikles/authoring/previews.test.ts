import { describe, expect, test } from 'vitest';
import openingJson from '@/content/scenarios/perikles/perikles-413.json';
import { applyJsonPatch } from '@/lib/documents/compare/json-patch';
import { scenarioSchema } from '../document/scenario';
import { play } from '../play';
import { overlays } from './overlays';
import { previews } from './previews';

const opening = scenarioSchema.parse(openingJson);
const patch = opening.variants.find(({ id }) => id === 'drawn-up')?.patch ?? [];
const patched = applyJsonPatch(opening, patch);
const drawnUp = scenarioSchema.parse('document' in patched ? patched.document : null);

describe('the armies drawn up in 413 BC', () => {
  test('[7.2] [7.4] the battle for Sicily: militia count, and both rounds have their columns', () => {
    const [battle, galleys] = previews(drawnUp, 'armada-1');
    // 8 galleys against 3 + 3 + 1, then 3 + 2 + 3 infantry against 4 + 2 + 1.
    expect(battle?.lines.map(({ value }) => value)).toEqual([8, 7, 8, 7, 8, 7, 8, 7]);
    expect(galleys?.outcomes.map(({ id }) => id)).toEqual(['attacker', 'defender']);
    expect(previews(drawnUp, 'boeotians')).toHaveLength(1);
  });

  test('[6.6] Athens, at war with Sparta, may attack Spartan places and defend her own', () => {
    const deployment = overlays.find(({ id }) => id === 'deployment');
    const marks = deployment?.marks(drawnUp, { pieces: ['nicias-1'], space: null }) ?? [];
    const spaces = (tone: string) =>
      marks.flatMap(mark => (mark.type === 'space' && mark.tone === tone ? [mark.space] : []));
    expect(spaces('bad')).toContain('place-6');
    expect(spaces('good')).toEqual(['place-2', 'place-3']);
  });

  test('[7.1] the game begins with the first place from the top', () => {
    const state = play.start(drawnUp, 1);
    expect(state.battle?.place).toBe('place-1');
  });
});
