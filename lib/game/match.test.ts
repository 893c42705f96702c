import { readFile } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { readDocument } from '@/lib/systems/read-document';
import { chooseFor } from './machine';
import {
  deciding,
  type Match,
  momentOf,
  openMatch,
  played,
  recordOf,
  reopen,
  wentTo,
  withOtherDice,
} from './match';

const cannae = async (seed: number): Promise<Match> => {
  const read = await readDocument(
    JSON.parse(await readFile('content/scenarios/lost-battles/cannae.json', 'utf8')),
  );
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play)
    throw new Error('not playable');
  return openMatch(read.system.play, read.checked.document, seed);
};

/** Plays the first choice that is offered, so many times. */
const playOn = (match: Match, steps: number): Match => {
  const seat = deciding(match);
  const action = seat === null ? undefined : match.rules.actions(momentOf(match).state, seat)[0];
  if (steps === 0 || !action) return match;
  const step = played(match, action);
  return step.type === 'played' ? playOn(step.match, steps - 1) : match;
};

describe('a game', () => {
  test('its record gives the same game again', async () => {
    const game = playOn(await cannae(7), 40);
    const again = reopen(game.rules, game.scenario, JSON.parse(JSON.stringify(recordOf(game))));
    expect(again.fitted).toBe(40);
    expect(again.match.moments).toEqual(game.moments);
  });

  test('going back and choosing the same throws the same dice; other dice stand in the record', async () => {
    const game = playOn(await cannae(7), 30);
    const back = playOn(wentTo(game, 10), 20);
    expect(momentOf(back).state).toEqual(momentOf(game).state);
    const other = withOtherDice(wentTo(game, 10), 99);
    expect(recordOf(other).entries.at(-1)).toEqual({ type: 'other-dice', seed: 99 });
    expect(reopen(game.rules, game.scenario, recordOf(other)).match.moments).toEqual(other.moments);
  });

  test('a record that does not fit is followed as far as it does', async () => {
    const game = playOn(await cannae(7), 12);
    const { seed, entries } = recordOf(game);
    const spoilt = {
      seed,
      entries: [...entries.slice(0, 5), { by: 'nobody', type: 'nonsense' }, ...entries.slice(5)],
    };
    expect(reopen(game.rules, game.scenario, spoilt)).toMatchObject({ fitted: 5 });
  });

  test('an illegal wish is answered with the objection', async () => {
    const game = await cannae(7);
    const step = played(game, { by: 'nobody', type: 'end-turn' });
    expect(step.type).toBe('refused');
  });
});

test('the machine chooses something that is offered, and the same at the same moment', async () => {
  const game = playOn(await cannae(7), 10);
  const seat = deciding(game) ?? '';
  const { state } = momentOf(game);
  const choice = chooseFor(game.rules, state, seat, 1);
  expect(game.rules.actions(state, seat)).toContainEqual(choice);
  expect(chooseFor(game.rules, state, seat, 1)).toEqual(choice);
});
