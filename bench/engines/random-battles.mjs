/** A process that plays whole battles of Lost Battles with random choices, and prints the processor time used. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [address, content, ...numbers] = process.argv.slice(2);
const [first, count] = numbers.map(Number);
const { loadBattle, roll, seedRng } = await import(address);
const FOLDER = join(content, 'scenarios', 'lost-battles');
const battles = await Promise.all(
  readdirSync(FOLDER).map(file => loadBattle(file, JSON.parse(readFileSync(join(FOLDER, file), 'utf8')))),
);

/** Nobody proposes an end before the last round: a battle that is broken off is not a whole one. */
const listOffers = (rules, state, seat) => {
  const all = rules.actions(state, seat);
  const others = all.filter(({ type }) => type !== 'propose-end');
  return others.length > 0 ? others : all;
};

const playRandomBattle = ({ rules, scenario }, seed) => {
  const apply = rules.applyQuietly ?? rules.apply;
  let state = rules.start(scenario, seed);
  let rng = seedRng(~seed);
  for (let [seat] = rules.awaits(state); seat !== undefined; [seat] = rules.awaits(state)) {
    const offers = listOffers(rules, state, seat);
    const thrown = roll(rng, { count: 1, sides: offers.length });
    rng = thrown.rng;
    state = apply(state, offers[thrown.faces[0] - 1]).state;
  }
};

const playFrom = (start, games) => {
  for (let seed = start; seed < start + games; seed += 1)
    playRandomBattle(battles[seed % battles.length], seed);
};

playFrom(first + count, Math.ceil(count / 3));
const before = process.cpuUsage();
playFrom(first, count);
const { user, system } = process.cpuUsage(before);
process.send({ seconds: (user + system) / 1e6 });
