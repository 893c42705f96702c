import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { loadBundled } from './load-bundled';

const { loadBattle, makePairings, playMatch, playOut } =
  await loadBundled<typeof import('./computer-player')>('bench/computer-player.ts');

/** A battle of each book of the size that one would try at a table, and the largest. */
const BATTLES = [
  'lost-battles/cannae',
  'prussias-glory/rossbach-battle',
  'prussias-glory/leuthen-battle',
  'prussias-glory/torgau-battle',
  'in-death-ground/sardis-498',
  'pocket-battles/pocket-telamon',
  'perikles/perikles-413',
];

const battles = await Promise.all(
  BATTLES.map(async name =>
    loadBattle(name, JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8'))),
  ),
);

const toSeconds = (times: readonly number[]): string => (Math.max(...times) / 1000).toFixed(2);

/** One game each: what is asked is the order of magnitude. Processor time, since a clock would measure others too. */
describe('whole games, steady against learner (hz: games a second; goals: a choice under 2 s, a turn under 20 s)', () => {
  for (const battle of battles) {
    let seed = 0;
    bench(
      battle.file,
      () => {
        seed += 1;
        const [pairing] = makePairings([battle], 1, seed);
        if (!pairing) throw new Error(battle.file);
        const { times, turns } = playMatch(pairing, 'steady', 'learner');
        console.info(
          `${battle.file}: at most ${toSeconds(times)} s for a choice, ${toSeconds(turns)} s for a turn`,
        );
      },
      { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
    );
  }
});

/** What the lab plays: the choices of every seat by the smallest search. */
describe('whole games, quick on every seat (hz: games a second)', () => {
  for (const battle of battles.filter(
    ({ file }) => !file.includes('prussias-glory/leuthen') && !file.includes('torgau'),
  )) {
    const levels = Object.fromEntries(battle.seats.map(seat => [seat, 'quick' as const]));
    let seed = 0;
    bench(
      battle.file,
      () => {
        seed += 1;
        playOut({ ...battle, seed, levels });
      },
      { iterations: 3, time: 0, warmupIterations: 1, warmupTime: 0 },
    );
  }
});
