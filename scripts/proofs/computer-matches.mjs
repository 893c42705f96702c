/**
 * `node scripts/proofs/computer-matches.mjs [book…]`: a computer player against others, bundled as the site is;
 * prints a line for each game and one for each book. LEVEL: steady by default; AGAINST: random or a level; MATCHES:
 * games for each book; SEED: the first; NAMED: only battles with one of these file names (a,b).
 * LADDER=learner,steady,strong: each level against the one before it, until a sequential test has decided or CAP
 * seconds of processor time are spent.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundled } from '../../bench/print/bundle.mjs';
import { climbLadder } from '../tools/level-ladder.mjs';

const games = Number(process.env.MATCHES ?? 100);
const firstSeed = Number(process.env.SEED ?? 1000);
const level = process.env.LEVEL ?? 'steady';
const against = process.env.AGAINST ?? 'random';
const tools = {
  ...(await import(await bundled('lib/systems/computer-matches.ts'))),
  ...(await import(await bundled('lib/game/computer/match-statistics.ts'))),
};
const { MATCH_GOALS, loadBattle, makePairings, playMatch, computeQuantile, computeWilsonInterval } = tools;

const battlesOf = ({ system, named }) => {
  const folder = join('content', 'scenarios', system);
  const parts = (process.env.NAMED ?? named).split(',');
  const files = readdirSync(folder).filter(
    file => file.endsWith('.json') && parts.some(part => file.includes(part)),
  );
  return Promise.all(
    files.map(file => loadBattle(file, JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  );
};

const longest = times => Math.max(...times).toFixed(0);

const playMatches = async field => {
  const battles = await battlesOf(field);
  const [times, turns] = [[], []];
  let [won, count, ahead] = [0, 0, 0];
  const all = makePairings(battles, games, firstSeed);
  for (const pairing of all) {
    const before = process.cpuUsage();
    const game = playMatch(pairing, level, against);
    const { user } = process.cpuUsage(before);
    times.push(...game.times);
    turns.push(...game.turns);
    count += 1;
    if (game.isWon) won += 1;
    ahead += game.ahead;
    console.info(
      `${field.system} ${pairing.battle.file} ${pairing.seat} seed ${pairing.seed}: ${game.isWon ? 'won' : 'not won'} (${won} of ${count}), ${Math.round(100 * game.ahead)} % below; ` +
        `${game.decisions} decisions, ${(user / 1e6).toFixed(1)} s, median ${computeQuantile(game.times, 0.5).toFixed(0)} ms`,
    );
  }
  const [median, most] = [0.5, 0.95].map(share => computeQuantile(times, share).toFixed(1));
  const [low, high] = computeWilsonInterval(won, count).map(share => Math.round(share * 100));
  console.info(
    `${field.system}, ${level} against ${against}: won ${won} of ${count} [${low}–${high} %] games, ${Math.round((100 * ahead) / count)} % of the other seats ranked below, in ${battles.length} battles, seeds ${firstSeed} to ${all.at(-1)?.seed}; ` +
      `${times.length} choices, ${median} ms at the median, ${most} ms at 95 of 100, ${longest(times)} ms at most; ` +
      `a turn ${longest(turns)} ms at most`,
  );
  return won >= Math.floor((count * (against === 'random' ? field.goal : 0)) / 100);
};

const levels = process.env.LADDER?.split(',');
const limits = { firstSeed, cap: Number(process.env.CAP ?? 300), most: games };
const books = process.argv.slice(2);
for (const field of MATCH_GOALS.filter(({ system }) => books.length === 0 || books.includes(system)))
  if (levels) climbLadder(tools, field.system, await battlesOf(field), levels, limits);
  else if (!(await playMatches(field))) process.exitCode = 1;
