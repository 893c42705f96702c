import { expect, test } from 'vitest';
import perikles431 from '@/content/scenarios/perikles/perikles-431.json';
import { loadBattle } from '@/lib/systems/computer-matches';
import { computeOpeningCamera } from './camera';
import { readableSizesOf } from './shapes';

test('on a phone the cities of Greece are large enough to read the markers on them', async () => {
  const { rules, scenario } = await loadBattle('perikles/perikles-431.json', perikles431);
  const position = rules.position(rules.start(scenario, 1), 'all');
  const sizes = readableSizesOf(position);
  const { scale } = computeOpeningCamera(position.board, { width: 390, height: 470 }, sizes, null);
  const spaces = position.board.kind === 'spaces' ? position.board.spaces : [];
  const widths = spaces.map(({ outline }) => {
    const xs = outline.map(([x]) => x);
    return (Math.max(...xs) - Math.min(...xs)) * scale;
  });
  expect(spaces.length).toBeGreaterThan(6);
  expect(Math.min(...widths)).toBeGreaterThanOrEqual(71);
});
