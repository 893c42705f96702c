import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { expandRecord } from '@/lib/game/play/session/short-record';
import {
  contextOf,
  handicapWithout,
  levelForAll,
  playLabGame,
  readLabBattle,
} from '@/lib/games/lab/lab-battle';
import { spaceById } from '@/lib/geometry/board';

const say = makeSay(messages, 'en');

const SHORT_BATTLES = [
  ['lost-battles/bagradas', 'learner'],
  ['prussias-glory/rossbach-battle', 'learner'],
  ['in-death-ground/maldon-991', 'learner'],
  ['pocket-battles/pocket-clastidium', 'quick'],
  ['perikles/perikles-413', 'learner'],
] as const;

const readShipped = async (name: string, without: string | null = null) => {
  const document: unknown = JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8'));
  const battle = await readLabBattle({ document, variant: null, without });
  if (!battle) throw new Error(`${name} cannot be played`);
  return battle;
};

describe.each(SHORT_BATTLES)('a counted game of %s', (name, level) => {
  test('says who was lost where, how it ended, and can be opened', { timeout: 120_000 }, async () => {
    const battle = await readShipped(name);
    const { rules, scenario, system } = battle;
    const { units, seats } = contextOf(battle);
    const game = playLabGame(battle, 7, levelForAll(battle, level));

    expect(Object.keys(game.scores).toSorted()).toEqual(seats.toSorted());
    expect(say(game.ending)).not.toContain('ending.');
    expect(game.turn).toBeGreaterThan(0);

    const known = new Set(units.map(({ id }) => id));
    const named = [...game.spent, ...game.losses.map(({ unit }) => unit), ...Object.keys(game.hits)];
    expect(named.filter(id => !known.has(id))).toEqual([]);

    const { board } = system.setUp(scenario);
    for (const { at } of game.losses)
      if (typeof at === 'string' && board.kind === 'spaces') expect(spaceById(board, at)).toBeDefined();
      else if (at !== null && typeof at !== 'string') expect(at[0]).toBeLessThanOrEqual(board.width);

    expect(expandRecord(rules, scenario, game.game).isWhole).toBe(true);
  });

  test('every unit has a fate from the start on', async () => {
    const { rules, scenario } = await readShipped(name);
    const fates = rules.tally.fates(rules.start(scenario, 1));
    const units = rules.tally.countedUnits(scenario);
    expect(fates.map(({ id }) => id).toSorted()).toEqual(units.map(({ id }) => id).toSorted());
  });
});

describe('a unit that is left out', () => {
  test('is missing, and the book’s handicap grows', async () => {
    const battle = await readShipped('lost-battles/cannae');
    const unit = contextOf(battle).units.find(
      ({ seat, id }) => seat === 'carthage' && !id.includes('hannibal'),
    );
    const without = await readShipped('lost-battles/cannae', unit?.id ?? '');
    expect(contextOf(without).units).toHaveLength(contextOf(battle).units.length - 1);
    expect(handicapWithout(battle, unit?.id ?? '')).toEqual(contextOf(without).handicap);
  });
});
