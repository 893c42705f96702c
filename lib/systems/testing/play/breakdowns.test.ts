import { describe, expect, test } from 'vitest';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import perikles from '@/content/scenarios/perikles/perikles-413.json';
import clastidium from '@/content/scenarios/pocket-battles/pocket-clastidium.json';
import rossbach from '@/content/scenarios/prussias-glory/rossbach-battle.json';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import type { BreakdownLine } from '@/lib/game/contract/odds-preview';
import type { AnyPlayRules } from '@/lib/game/play/session/game-session';
import { readDocument } from '../../read-document';

const SEED = 7;
const MAX_DECISIONS = 5000;

const sumLines = (lines: readonly BreakdownLine[]): number =>
  lines.reduce((total, { value }) => total + value, 0);

/** A random game; each choice is examined before it is made. */
const playRandomly = async (
  json: unknown,
  ask: (rules: AnyPlayRules, state: unknown) => void,
): Promise<void> => {
  const read = await readDocument(json);
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  const rules = read.system.play;
  let state = rules.start(read.checked.document, SEED);
  for (let count = 0; count < MAX_DECISIONS; count += 1) {
    const [seat] = rules.awaits(state);
    ask(rules, state);
    if (seat === undefined) return;
    const action = randomPlayer(rules, state, seat, SEED + count);
    if (!action) throw new Error('no choice');
    state = rules.apply(state, action).state;
  }
  throw new Error('the game does not end');
};

describe.each([
  ['Cannae', cannae],
  ['Clastidium', clastidium],
  ['413 BC', perikles],
  ['Rossbach', rossbach],
])('%s: why a number is what it is', (_, json) => {
  test('the points at the end are the sum of their lines', async () => {
    let compared = 0;
    await playRandomly(json, (rules, state) => {
      const result = rules.result(state);
      for (const [seat, points] of Object.entries(result?.scores ?? {})) {
        expect(sumLines(rules.scoreBreakdown?.(state, seat, 'all') ?? [])).toBe(points);
        compared += 1;
      }
    });
    expect(compared).toBeGreaterThan(1);
  }, 120_000);
});

describe.each([
  ['Cannae, commands (4.2, 8.3)', cannae, 'commands'],
  ['Clastidium, order tokens (5.3)', clastidium, 'tokens'],
])('%s', (_, json, name) => {
  test('a price is the sum of its lines', async () => {
    let priced = 0;
    await playRandomly(json, (rules, state) => {
      const [seat] = rules.awaits(state);
      for (const action of seat === undefined ? [] : rules.actions(state, seat)) {
        const price = rules.cost?.(state, action);
        if (!price) continue;
        priced += 1;
        expect(sumLines(rules.costBreakdown?.(state, action) ?? [])).toBe(price.values?.[name]);
      }
    });
    expect(priced).toBeGreaterThan(0);
  }, 120_000);
});
