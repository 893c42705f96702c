import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ENGINE_RELEASE } from '@/lib/game/computer/engine-release';
import { createComputerPlayer, type PlayerFunction, randomPlayer } from '@/lib/game/computer/match-runner';
import { loadBattle, type PlayableBattle } from '../../computer-matches';
import { SYSTEM_IDS } from '../../index';

/**
 * Seeded games as the present release plays them. Measured balances are valid for one release only: when a game here
 * ends otherwise, rules or search have changed. Raise `ENGINE_RELEASE` where balances may change with them; then, or
 * where they cannot, `UPDATE=1 npx vitest run lib/systems/testing/play/engine-release.test.ts` records the games
 * again.
 */
const RECORDED = 'lib/systems/testing/engine-games.json';

/** Of each book some battles are played at random, and the first of them by the computer, both for some decisions. */
const BATTLES: Readonly<Record<string, readonly string[]>> = {
  'in-death-ground': ['antioch-1098', 'edington-878', 'ilipa-206', 'sichuan-1236'],
  'lost-battles': ['asculum', 'first-mantinea', 'leuctra', 'sambre'],
  'prussias-glory': ['hohenfriedberg', 'kunersdorf', 'leuthen', 'rossbach'],
  perikles: ['perikles-413', 'perikles-421', 'perikles-431'],
  'pocket-battles': ['pocket-alesia', 'pocket-bibracte', 'pocket-gergovia', 'pocket-sentinum'],
};
const MOST_RANDOM = 300;
const MOST_COMPUTER = 25;
const SEED = 11;
const TIMEOUT = 240_000;

interface Played {
  readonly decisions: number;
  readonly fingerprint: string;
}

interface Recorded {
  readonly release: string;
  readonly games: Readonly<Record<string, Played>>;
}

const isUpdate = Boolean(process.env.UPDATE);

const readRecorded = (): Recorded =>
  existsSync(RECORDED) ? JSON.parse(readFileSync(RECORDED, 'utf8')) : { release: '', games: {} };

/** Who decided, the dice, and the end: what a balance depends on, without the names of things. */
const playOn = ({ rules, scenario }: PlayableBattle, player: PlayerFunction, most: number): Played => {
  const hash = createHash('sha256');
  let state = rules.start(scenario, SEED);
  let decisions = 0;
  while (decisions < most) {
    const [seat] = rules.awaits(state);
    if (seat === undefined) break;
    const action = player(rules, state, seat, SEED * 1000 + decisions);
    if (!action) throw new Error(`no choice for ${seat}`);
    const after = rules.apply(state, action);
    const faces = after.events.flatMap(({ faces: thrown = [] }) => thrown);
    hash.update(`${scenario.sides.findIndex(({ id }) => id === seat)}:${faces.join()};`);
    state = after.state;
    decisions += 1;
  }
  hash.update(JSON.stringify(Object.values(rules.result(state)?.scores ?? {})));
  return { decisions, fingerprint: hash.digest('hex').slice(0, 12) };
};

const loadBattles = (system: string): Promise<readonly PlayableBattle[]> =>
  Promise.all(
    (BATTLES[system] ?? []).map(name =>
      loadBattle(name, JSON.parse(readFileSync(join('content/scenarios', system, `${name}.json`), 'utf8'))),
    ),
  );

const playAll = (battles: readonly PlayableBattle[]): Readonly<Record<string, Played>> => {
  const [first] = battles;
  return {
    ...Object.fromEntries(
      battles.map(battle => [`${battle.file} at random`, playOn(battle, randomPlayer, MOST_RANDOM)]),
    ),
    ...(first
      ? { [`${first.file} by quick`]: playOn(first, createComputerPlayer('quick'), MOST_COMPUTER) }
      : {}),
  };
};

const record = (games: Recorded['games']): void => {
  const all = Object.entries({ ...readRecorded().games, ...games }).toSorted(([a], [b]) => (a < b ? -1 : 1));
  const recorded: Recorded = { release: ENGINE_RELEASE, games: Object.fromEntries(all) };
  writeFileSync(RECORDED, `${JSON.stringify(recorded, null, 2)}\n`);
};

describe('the release of rules and search', () => {
  test('is the one whose games are recorded', () => {
    if (!isUpdate) expect(readRecorded().release).toBe(ENGINE_RELEASE);
  });

  test.each(SYSTEM_IDS)(
    'plays the recorded games of %s',
    async system => {
      const games = playAll(await loadBattles(system));
      if (isUpdate) record(games);
      expect(readRecorded().games).toMatchObject(games);
    },
    TIMEOUT,
  );
});
