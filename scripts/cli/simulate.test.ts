import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';
import { parseFlags } from './flags';

const run = promisify(execFile);
const CLASTIDIUM = 'content/scenarios/pocket-battles/pocket-clastidium.json';

const simulate = (...words: readonly string[]) =>
  run(process.execPath, ['scripts/battlewright.mjs', 'simulate', ...words], { maxBuffer: 10_000_000 });

interface Answer {
  readonly engine: string;
  readonly summary: { readonly games: number };
  readonly games: readonly { readonly seed: number; readonly winner: string | null }[];
}

describe('battlewright simulate', () => {
  test('plays the asked games in worker threads, the same with one thread or two', {
    timeout: 180_000,
  }, async () => {
    const words = [CLASTIDIUM, '--games', '3', '--levels', 'quick', '--json'];
    const [one, two] = [
      await simulate(...words, '--workers', '1'),
      await simulate(...words, '--workers', '2'),
    ];
    const answers = [one, two].map(
      ({ stdout }) => JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Answer,
    );
    expect(answers[0]?.games.map(({ seed }) => seed)).toEqual([100, 101, 102]);
    expect(answers[0]).toEqual(answers[1]);
  });

  test('an unknown battle or level is refused', { timeout: 180_000 }, async () => {
    await expect(simulate(CLASTIDIUM, '--levels', 'clever')).rejects.toMatchObject({
      stderr: expect.stringContaining('quick, learner, steady, strong'),
    });
    await expect(simulate('no/such/file.json')).rejects.toMatchObject({ code: 1 });
  });

  test('flags stand anywhere; an unknown one, or one without its value, is not understood', () => {
    expect(parseFlags(['a', '--games', '5', '--json', 'b'], ['games'], ['json'])).toEqual({
      ...{ values: { games: '5' }, flags: new Set(['json']), rest: ['a', 'b'] },
    });
    expect(parseFlags(['--other'], ['games'], []).rest).toBeNull();
    expect(parseFlags(['--games'], ['games'], []).rest).toBeNull();
  });
});
