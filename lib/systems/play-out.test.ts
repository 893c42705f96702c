import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { playOut } from '@/lib/game/computer/play-out';
import { currentMoment, reopenSession } from '@/lib/game/play/session/game-session';
import { loadBattle } from './computer-matches';

const TIMEOUT = 120_000;

test.each(['lost-battles/leuctra', 'pocket-battles/pocket-telamon', 'perikles/perikles-413'])(
  'a game of %s that Quick plays by itself is opened again to the same end',
  async name => {
    const json: unknown = JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8'));
    const { rules, scenario, seats } = await loadBattle(name, json);
    const levels = Object.fromEntries(seats.map(seat => [seat, 'quick' as const]));
    const game = playOut({ rules, scenario, seed: 7, levels });
    expect(game.result).toEqual(rules.result(game.state));
    expect(game.turns).toBeGreaterThan(1);
    expect(game.record.entries).toHaveLength(game.decisions);
    const { match, fitted } = reopenSession(rules, scenario, game.record);
    expect(fitted).toBe(game.decisions);
    expect(currentMoment(match).state).toEqual(game.state);
    expect(match.players[seats[0] ?? '']).toEqual({ type: 'computer', level: 'quick' });
  },
  TIMEOUT,
);
