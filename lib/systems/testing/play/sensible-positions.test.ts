import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { createComputerPlayer } from '@/lib/game/computer/match-runner';
import type { ActionBase } from '@/lib/game/contract/play-rules';
import { loadBattle } from '../../computer-matches';
import { SYSTEM_IDS } from '../../index';

/**
 * Moments of games with an obvious decision. `right` names the right orders, `wrong` the wrong ones; what they do
 * not name may be anything. Positions marked as held back are never looked at when the computer is improved. `node
 * scripts/content/record-game.mjs` records further games: by the chosen action, so that a rule that offers more or
 * less elsewhere does not break them.
 */
const orderSchema = z.record(z.string(), z.unknown());
const fileSchema = z.object({
  /** Each choice without the seat that makes it. */
  games: z.array(
    z.object({
      battle: z.string(),
      seed: z.number(),
      actions: z.array(z.looseObject({ type: z.string() })),
    }),
  ),
  positions: z.array(
    z.object({
      game: z.number(),
      after: z.number(),
      right: z.array(orderSchema).optional(),
      wrong: z.array(orderSchema).optional(),
      reason: z.string(),
      isHeldBack: z.boolean(),
    }),
  ),
});

const SEED = 5;
const TIMEOUT = 240_000;
const LEAST = 20;

type Recorded = z.infer<typeof fileSchema>;

const readJson = (...path: readonly string[]): unknown =>
  JSON.parse(readFileSync(join(process.cwd(), ...path), 'utf8'));

const readPositions = (system: string): Recorded =>
  fileSchema.parse(readJson('lib/systems/testing/sensible-positions', `${system}.json`));

const fits = (action: ActionBase, order: Readonly<Record<string, unknown>>): boolean =>
  Object.entries(order).every(
    ([key, value]) => JSON.stringify(Reflect.get(action, key)) === JSON.stringify(value),
  );

/** What a steady player gets wrong in one recorded game, as sentences. */
const listBlunders = async (
  system: string,
  { battle: name, seed, actions }: Recorded['games'][number],
  positions: Recorded['positions'],
): Promise<readonly string[]> => {
  const battle = await loadBattle(name, readJson('content/scenarios', system, `${name}.json`));
  const { rules } = battle;
  const blunders: string[] = [];
  let state = rules.start(battle.scenario, seed);
  for (let count = 0; count <= actions.length; count += 1) {
    const [seat = ''] = rules.awaits(state);
    for (const { right, wrong, reason } of positions.filter(({ after }) => after === count)) {
      const chosen = createComputerPlayer('steady')(rules, state, seat, SEED);
      const isSensible =
        chosen !== null &&
        (right?.some(order => fits(chosen, order)) ?? true) &&
        !wrong?.some(order => fits(chosen, order));
      if (!isSensible) blunders.push(`${name} after ${count}: ${JSON.stringify(chosen)}. ${reason}`);
    }
    const choice = actions[count];
    if (choice === undefined) break;
    const action = { ...choice, by: seat };
    const [objection] = rules.objections(state, action);
    if (objection) throw new Error(`${name}: choice ${count} is no longer allowed, ${objection.code}`);
    state = rules.applyQuietly(state, action).state;
  }
  return blunders;
};

describe.each(SYSTEM_IDS)('a steady player in %s', system => {
  const { games, positions } = readPositions(system);

  test('is asked about twenty positions and more, half of them never used for tuning', () => {
    expect(positions.length).toBeGreaterThanOrEqual(LEAST);
    const heldBack = positions.filter(({ isHeldBack }) => isHeldBack).length;
    expect(Math.abs(2 * heldBack - positions.length)).toBeLessThanOrEqual(1);
    expect(positions.every(({ reason, right, wrong }) => reason && (right ?? wrong))).toBe(true);
  });

  test(
    'finds what anybody would do in nine of ten',
    async () => {
      const blunders = await Promise.all(
        games.map((game, index) =>
          listBlunders(
            system,
            game,
            positions.filter(position => position.game === index),
          ),
        ),
      );
      const found = blunders.flat();
      expect(found.length, found.join('\n')).toBeLessThanOrEqual(Math.floor(positions.length / 10));
    },
    TIMEOUT,
  );
});
