import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { type PausedGame, playOut, playOutPart } from '@/lib/game/computer/play-out';
import { getCurrentMoment, reopenSession } from '@/lib/game/play/session/game-session';
import { loadBattle } from '../../computer-matches';

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
    expect(getCurrentMoment(match).state).toEqual(game.state);
    expect(match.players[seats[0] ?? '']).toEqual({ type: 'computer', level: 'quick' });
  },
  TIMEOUT,
);

/** After a few choices the game is written down, and read again before the next. */
const playInParts = (setup: Parameters<typeof playOut>[0]) => {
  let paused: PausedGame | null = null;
  let choices = 0;
  const mayGoOn = () => {
    choices += 1;
    return choices % 15 !== 0;
  };
  for (;;) {
    const played = playOutPart(setup, paused, mayGoOn);
    if ('record' in played) return played;
    paused = JSON.parse(JSON.stringify(played));
  }
};

test.each([
  ['lost-battles/leuctra', 'steady'],
  ['pocket-battles/pocket-telamon', 'steady'],
  ['perikles/perikles-413', 'quick'],
  ['prussias-glory/rossbach-battle', 'quick'],
] as const)(
  'a game of %s at %s that is left and taken up again and again is the same game',
  async (name, level) => {
    const json: unknown = JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8'));
    const { rules, scenario, seats } = await loadBattle(name, json);
    const levels = Object.fromEntries(seats.map(seat => [seat, level]));
    const setup = { rules, scenario, seed: 3, levels };
    expect(playInParts(setup)).toEqual(playOut(setup));
  },
  TIMEOUT,
);
