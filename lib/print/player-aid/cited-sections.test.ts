import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { playOut } from '@/lib/game/computer/play-out';
import { isRuleRef } from '@/lib/game/contract/player-aid';
import { reopenSession } from '@/lib/game/play/session/game-session';
import { loadBattle } from '@/lib/systems/computer-matches';
import { loadShippedBattle } from '../testing/sample-battle';

const PATIENCE = { timeout: 240_000 };

const BATTLES = [
  'lost-battles/cannae',
  'prussias-glory/rossbach-battle',
  'in-death-ground/trebia-218',
  'pocket-battles/pocket-allia',
  'perikles/perikles-413',
];

/** Sections that an aid has in a chapter's list: a line of 19 covers 19.1. */
const isCovered = (section: string, cited: ReadonlySet<string>): boolean =>
  section
    .split('.')
    .map((_, index, parts) => parts.slice(0, index + 1).join('.'))
    .some(prefix => cited.has(prefix));

describe.each(BATTLES)('the player aid of %s', PATIENCE, name => {
  test('names every section that a game of the computer names', async () => {
    const { system, scenario } = await loadShippedBattle(`${name}.json`);
    const tables = system.printing.playerAid(scenario);
    const cited = new Set(
      tables.flatMap(({ rule, rows }) => [
        rule.section,
        ...rows.flatMap(row => row.filter(isRuleRef).map(({ section }) => section)),
      ]),
    );
    const json: unknown = JSON.parse(readFileSync(`content/scenarios/${name}.json`, 'utf8'));
    const { rules, scenario: played, seats } = await loadBattle(name, json);
    const levels = Object.fromEntries(seats.map(seat => [seat, 'quick' as const]));
    const game = playOut({ rules, scenario: played, seed: 11, levels });
    const { match } = reopenSession(rules, played, game.record);
    const named = new Set(
      match.moments.flatMap(({ events }) => events.flatMap(({ rule }) => rule?.section ?? [])),
    );
    expect([...named].filter(section => !isCovered(section, cited))).toEqual([]);
    expect(named.size).toBeGreaterThan(4);
  });

  test('has words for all that it says, in whole sentences and without a way to a screen', async () => {
    const say = makeSay(messages, 'en', error => {
      throw error;
    });
    const { system, scenario } = await loadShippedBattle(`${name}.json`);
    const blank = system.documents.scenario.blank();
    for (const document of [scenario, blank])
      for (const { title, rows, note, columns } of system.printing.playerAid(document)) {
        const texts = [title, ...columns, ...rows.flat(), ...(note ? [note] : [])].map(cell =>
          typeof cell === 'object' && !isRuleRef(cell) ? say(cell) : String(cell),
        );
        for (const text of texts) expect(text).not.toMatch(/click|button|screen that|https?:/i);
      }
  });
});
