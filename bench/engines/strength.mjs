/**
 * `node bench/engines/strength.mjs LEVEL [battle…]`: a level of today against the search before lanes, which thinks with its own rules and
 * worth, with swapped seats. MATCHES: games; SEED: the first; BEFORE: another commit.
 */
import { readFileSync } from 'node:fs';
import { bundleAt } from './bundle-at.mjs';

const [level = 'quick', ...names] = process.argv.slice(2);
const games = Number(process.env.MATCHES ?? 30);
const firstSeed = Number(process.env.SEED ?? 1);
const [before, present] = await Promise.all(
  [process.env.BEFORE ?? '823364cb', undefined].map(async commit => import(await bundleAt(commit))),
);
const load = (engine, name) =>
  engine.loadBattle(name, JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8')));

const timed = (player, watch) => {
  return (...asked) => {
    const start = process.cpuUsage();
    const action = player(...asked);
    const { user, system } = process.cpuUsage(start);
    watch.seconds += (user + system) / 1e6;
    return action;
  };
};

const battles = await Promise.all(
  names.map(async name => ({ name, old: await load(before, name), now: await load(present, name) })),
);
const [ours, theirs] = [{ seconds: 0 }, { seconds: 0 }];
let [won, drawn] = [0, 0];
for (let game = 0; game < games; game += 1) {
  const { name, old, now } = battles[Math.floor(game / 2) % battles.length];
  const seat = now.seats[game % 2];
  const seed = firstSeed + Math.floor(game / 2);
  const player = timed(present.createComputerPlayer(level), ours);
  const oldPlayer = before.createComputerPlayer();
  const rival = timed((_rules, state, who, lot) => oldPlayer(old.rules, state, who, lot), theirs);
  const { result } = present.runMatch({ ...now, seed, playerOf: who => (who === seat ? player : rival) });
  if (present.hasWon(result, seat)) won += 1;
  else if (result.ranking[0].length > 1) drawn += 1;
  console.info(
    `${name} ${seat} seed ${seed}: ${won} won and ${drawn} drawn of ${game + 1}; ${ours.seconds.toFixed(1)} against ${theirs.seconds.toFixed(1)} s`,
  );
}
