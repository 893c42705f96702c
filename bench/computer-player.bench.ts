import { readFileSync } from 'node:fs';
import { bench, describe } from 'vitest';
import { loadBundled } from './load-bundled';

const { runMatch, createComputerPlayer, readDocument } =
  await loadBundled<typeof import('./computer-player')>('bench/computer-player.ts');

/** A battle of each book of the size that one would try at a table. */
const BATTLES = [
  'lost-battles/cannae',
  'prussias-glory/rossbach-battle',
  'in-death-ground/sardis-498',
  'pocket-battles/pocket-telamon',
  'perikles/perikles-413',
];

const games = await Promise.all(
  BATTLES.map(async name => {
    const read = await readDocument(JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8')));
    if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error(name);
    return { name, rules: read.system.play, scenario: read.checked.document };
  }),
);

/** One game each: the longest takes a minute or two, and what is asked is the order of magnitude. */
describe('whole games in which the machine has every side (hz: games a second)', () => {
  for (const { name, rules, scenario } of games) {
    let seed = 0;
    bench(
      name,
      () => {
        seed += 1;
        const computer = createComputerPlayer('steady');
        runMatch({ rules, scenario, seed, playerOf: () => computer });
      },
      { iterations: 1, time: 0, warmupIterations: 0, warmupTime: 0 },
    );
  }
});
