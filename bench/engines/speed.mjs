/**
 * `node bench/engines/speed.mjs [part…]`, the last part of `npm run bench`: how fast the engines and the computer player are beside
 * those of the commit before lanes, in one run, both warmed up, in processor time. Parts: games, random, check. BEFORE: another commit.
 */
import { fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleAt, contentAt } from './bundle-at.mjs';

/** The last commit at which the computer followed random ways. */
const BEFORE = process.env.BEFORE ?? '823364cb';
const BATTLES = (
  process.env.BATTLES ??
  'lost-battles/cannae,prussias-glory/rossbach-battle,in-death-ground/sardis-498,pocket-battles/pocket-telamon,perikles/perikles-413'
).split(',');
const ROUNDS = Number(process.env.ROUNDS ?? 3);
const LEVELS = ['quick', 'steady'];

const secondsOf = work => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1e6;
};

const load = (engine, content, name) =>
  engine.loadBattle(name, JSON.parse(readFileSync(`${content}/scenarios/${name}.json`, 'utf8')));

const playGame = (engine, battle, seed, level) => {
  const players = new Map(battle.seats.map(seat => [seat, engine.createComputerPlayer(level)]));
  return engine.runMatch({ ...battle, seed, playerOf: seat => players.get(seat) });
};

const mean = numbers => numbers.reduce((sum, each) => sum + each, 0) / numbers.length;

const WARM_SECONDS = 2;

/** One game at least, and as many as it takes until the machine knows the code. */
const warmUp = play => {
  let spent = 0;
  for (let seed = -1; spent < WARM_SECONDS; seed -= 1) spent += secondsOf(() => play(seed));
};

/** Whole games in which the computer has every seat, all in turn after warming up. */
const compareGames = async (before, present) => {
  for (const name of BATTLES) {
    const old = await load(before, contentAt(BEFORE), name);
    const now = await load(present, contentAt(), name);
    const runs = [
      { title: 'before lanes', play: seed => playGame(before, old, seed) },
      ...LEVELS.map(level => ({ title: level, play: seed => playGame(present, now, seed, level) })),
    ].map(run => ({ ...run, times: [] }));
    for (const { play } of runs) warmUp(play);
    for (let seed = 1; seed <= ROUNDS; seed += 1)
      for (const { play, times } of runs) times.push(secondsOf(() => play(seed)));
    const [base, ...others] = runs.map(({ title, times }) => ({ title, time: mean(times) }));
    console.info(`${name}: ${base.title} ${base.time.toFixed(2)} s a game`);
    for (const { title, time } of others)
      console.info(`  ${title} ${time.toFixed(3)} s, ${(base.time / time).toFixed(1)} times as fast`);
  }
};

const RANDOM_BATTLES = 300;

/** A process of its own, so that its processor time is measured separately. */
const startWorker = ({ address, content }, first) =>
  new Promise((resolve, reject) => {
    const file = fileURLToPath(new URL('./random-battles.mjs', import.meta.url));
    const worker = fork(file, [address, content, String(first), String(RANDOM_BATTLES)]);
    worker.once('message', resolve);
    worker.once('error', reject);
  });

/** Whole random battles of Lost Battles with two workers: by their processor time, as two free cores would play them. */
const compareRandomBattles = async bundles => {
  for (const [title, bundle] of Object.entries(bundles)) {
    const done = await Promise.all([startWorker(bundle, 1), startWorker(bundle, 1001)]);
    const rate = done.reduce((sum, { seconds }) => sum + RANDOM_BATTLES / seconds, 0);
    console.info(
      `random battles of Lost Battles, ${title}: ${rate.toFixed(0)} a second of two workers (goal 200)`,
    );
  }
};

const CHECKS = 1200;

/** The full check beside reading the same text, in turn; the median round of each. */
const compareCheck = (title, { checkDocument }, kind, text) => {
  const [reading, checking] = [[], []];
  for (let round = 0; round < CHECKS; round += 1) {
    reading.push(secondsOf(() => kind.schema.parse(JSON.parse(text))));
    checking.push(secondsOf(() => checkDocument(kind, JSON.parse(text))));
  }
  const [read, check] = [reading, checking].map(times => mean(times.slice(CHECKS / 2)));
  console.info(
    `${title}: check ${(check * 1000).toFixed(2)} ms, ${(check / read).toFixed(2)} times the reading`,
  );
};

const compareChecks = (title, engine, content) => {
  const { lostBattles, makeLargeBattle, prussiasGlory } = engine;
  compareCheck(
    `Prussia's Glory, 120 units, ${title} (goal 2.5)`,
    engine,
    prussiasGlory.documents.scenario,
    makeLargeBattle(1),
  );
  compareCheck(
    `Lost Battles, Issus with its plan, ${title} (goal 3)`,
    engine,
    lostBattles.documents.scenario,
    readFileSync(`${content}/scenarios/lost-battles/issus.json`, 'utf8'),
  );
};

const bundles = {
  before: { address: await bundleAt(BEFORE), content: contentAt(BEFORE) },
  present: { address: await bundleAt(), content: contentAt() },
};
const asked = process.argv.slice(2);
const isAsked = part => asked.length === 0 || asked.includes(part);
const [before, present] = await Promise.all(Object.values(bundles).map(({ address }) => import(address)));
if (isAsked('random')) await compareRandomBattles(bundles);
if (isAsked('check')) {
  compareChecks('before', before, bundles.before.content);
  compareChecks('present', present, bundles.present.content);
}
if (isAsked('games')) await compareGames(before, present);
