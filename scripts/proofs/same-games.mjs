/**
 * `node scripts/proofs/same-games.mjs [commit] [book…]`: plays seeded games with the engines of a commit (default
 * HEAD) and with those of the work tree, and says whether offers, worths and final states are equal. GAMES: random
 * games of each book; COMPUTER: games of the quick level beside them; MOST: a game is stopped after this many
 * decisions.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bundleAt } from '../../bench/engines/bundle-at.mjs';

const BOOKS = ['lost-battles', 'prussias-glory', 'in-death-ground', 'pocket-battles', 'perikles'];
const [revision = 'HEAD', ...asked] = process.argv.slice(2);
const games = Number(process.env.GAMES ?? 50);
const computerGames = Number(process.env.COMPUTER ?? 5);
const most = Number(process.env.MOST ?? 100_000);
const level = process.env.LEVEL ?? 'quick';

const commit = execFileSync('git', ['rev-parse', '--short=8', revision], { encoding: 'utf8' }).trim();
const engines = [await import(await bundleAt(commit)), await import(await bundleAt())];

const loadBattles = ({ loadBattle }, book) => {
  const folder = join('content', 'scenarios', book);
  const named = readdirSync(folder).filter(file => file.includes(process.env.NAMED ?? ''));
  return Promise.all(
    named.map(file => loadBattle(file, JSON.parse(readFileSync(join(folder, file), 'utf8')))),
  );
};

class LongGame extends Error {}

/** A player who adds the offers and the worth for each seat to the hash, and then decides as another does. */
const watch = (player, { hash, seats, counted, last }) => {
  return (rules, state, seat, seed) => {
    last.state = state;
    hash.update(JSON.stringify(rules.actions(state, seat)));
    hash.update(JSON.stringify(seats.map(each => rules.worth(state, each))));
    counted.decisions += 1;
    if (counted.decisions > most) throw new LongGame();
    return player(rules, state, seat, seed);
  };
};

const fingerprint = (engine, battle, seed, isComputer) => {
  const hash = createHash('sha256');
  const last = { state: null };
  const counted = { decisions: 0 };
  const player = watch(isComputer ? engine.createComputerPlayer(level) : engine.randomPlayer, {
    hash,
    seats: battle.seats,
    counted,
    last,
  });
  try {
    const { result, state } = engine.runMatch({ ...battle, seed, playerOf: () => player });
    hash.update(JSON.stringify([result, state]));
  } catch (error) {
    if (!(error instanceof LongGame)) throw error;
    hash.update(JSON.stringify(last.state));
  }
  return { hash: hash.digest('hex'), decisions: counted.decisions };
};

const timeOf = work => {
  const before = process.cpuUsage();
  const done = work();
  const { user, system } = process.cpuUsage(before);
  return { done, seconds: (user + system) / 1e6 };
};

const compare = async (book, count, isComputer) => {
  const [old, present] = await Promise.all(engines.map(engine => loadBattles(engine, book)));
  const times = [0, 0];
  let [same, decisions] = [0, 0];
  for (let seed = 1; seed <= count; seed += 1) {
    const at = (seed - 1) % old.length;
    const [before, after] = [old[at], present[at]].map((battle, index) => {
      const { done, seconds } = timeOf(() => fingerprint(engines[index], battle, seed, isComputer));
      times[index] += seconds;
      return done;
    });
    decisions += after.decisions;
    if (before.hash === after.hash) same += 1;
    else console.info(`  ${old[at].file} seed ${seed} differs (${before.decisions}, ${after.decisions})`);
  }
  const how = isComputer ? `played by ${level}` : 'at random';
  console.info(
    `${book} ${how}: ${same} of ${count} games the same as at ${commit} (${decisions} decisions); ${times.map(time => time.toFixed(1)).join(' → ')} s of processor time`,
  );
  if (same < count) process.exitCode = 1;
};

for (const book of BOOKS.filter(each => asked.length === 0 || asked.includes(each))) {
  await compare(book, games, false);
  if (computerGames > 0) await compare(book, computerGames, true);
}
