/**
 * `node scripts/content/record-game.mjs <book> <battle> [--seed 1] [--level quick] [--decisions 40]`: a game of the computer against itself, as
 * `lib/systems/testing/sensible-positions` keeps it, on the standard output; what may be chosen after it on the other one.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { bundleAt } from '../../bench/engines/bundle-at.mjs';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string', default: '1' },
    level: { type: 'string', default: 'quick' },
    decisions: { type: 'string', default: '40' },
  },
});
const [book, battle] = positionals;
if (!book || !battle) throw new Error('record-game: name a book and a battle');

const { createComputerPlayer, loadBattle } = await import(await bundleAt());
const file = join('content/scenarios', book, `${battle}.json`);
const { rules, scenario } = await loadBattle(battle, JSON.parse(readFileSync(file, 'utf8')));

/** Names are for readers, and the seat is the one whose turn it is. */
const toChoice = ({ by: _, names: __, pieces: ___, ...choice }) => choice;

const seed = Number(values.seed);
const player = createComputerPlayer(values.level);
const actions = [];
let state = rules.start(scenario, seed);
for (let count = 0; count < Number(values.decisions); count += 1) {
  const [seat] = rules.awaits(state);
  if (seat === undefined) break;
  const action = player(rules, state, seat, seed * 1000 + count);
  actions.push(toChoice(action));
  state = rules.applyQuietly(state, action).state;
}
console.log(JSON.stringify({ battle, seed, actions }));
const [seat] = rules.awaits(state);
const offers = seat === undefined ? [] : rules.actions(state, seat).map(toChoice);
console.error(`${seat ?? 'nobody'} decides after ${actions.length}:`);
for (const offer of offers) console.error(`  ${JSON.stringify(offer)}`);
