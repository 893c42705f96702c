import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { StartOptions } from '@/lib/game/contract/start-options';
import { expandRecord } from '@/lib/game/play/session/short-record';
import { levelForAll, listOtherReadings, playLabGame, readLabBattle } from './lab-battle';
import { runKeyOf } from './run-key';

const document: unknown = JSON.parse(readFileSync('content/scenarios/lost-battles/cannae.json', 'utf8'));
const AS_PRINTED = { document, variant: null, without: null } as const;

const openBattle = async (options = {}) => {
  const battle = await readLabBattle({ ...AS_PRINTED, options });
  if (!battle) throw new Error('Cannae cannot be played');
  return battle;
};

describe('two readings of a rule in the lab', () => {
  test('[9.5] the other readings of Cannae are the rules that the book leaves to the players', async () => {
    const readings = listOtherReadings(await openBattle()).map(({ id, choice }) => `${id}: ${choice}`);
    expect(readings).toEqual(['set-up: free', 'steady-commands: on', 'fortune: on']);
  });

  test('a game with an option is another game, opens with that option and replays whole', async () => {
    const battle = await openBattle({ fortune: 'on' });
    const usual = await openBattle();
    const [game, other] = [battle, usual].map(one => playLabGame(one, 7, levelForAll(one, 'learner')));
    expect(game?.game.options).toEqual({ fortune: 'on' });
    expect(other?.game.options).toBeUndefined();
    expect(game?.game.choices).not.toBe(other?.game.choices);
    if (game) expect(expandRecord(battle.rules, battle.published, game.game).isWhole).toBe(true);
  });

  test('an option that the battle does not offer changes nothing', async () => {
    expect((await openBattle({ fortune: 'perhaps', weather: 'on' })).options).toEqual({});
  });

  test('games of another reading are kept apart, games without options where they were', async () => {
    const levels = { rome: 'quick', carthage: 'quick' } as const;
    const chosen: readonly (StartOptions | undefined)[] = [{}, undefined, { fortune: 'on' }];
    const keys = chosen.map(options =>
      runKeyOf('cannae/v/1', { ...AS_PRINTED, ...(options ? { options } : {}) }, levels),
    );
    expect(keys[0]).toBe(keys[1]);
    expect(keys[2]).not.toBe(keys[0]);
  });
});
