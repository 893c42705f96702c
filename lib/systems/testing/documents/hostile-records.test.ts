import { describe, expect, test } from 'vitest';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import perikles from '@/content/scenarios/perikles/perikles-413.json';
import clastidium from '@/content/scenarios/pocket-battles/pocket-clastidium.json';
import rossbach from '@/content/scenarios/prussias-glory/rossbach-battle.json';
import { randomPlayer } from '@/lib/game/computer/match-runner';
import {
  diceRecordOf,
  findDecider,
  type GameEntry,
  type GameSession,
  getCurrentMoment,
  openSession,
  playAction,
  reopenSession,
} from '@/lib/game/play/session/game-session';
import { readDocument } from '../../read-document';

const openGame = async (json: unknown): Promise<GameSession> => {
  const read = await readDocument(json);
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  return openSession(read.system.play, read.checked.document, 4);
};

const NONSENSE = [null, 1e300, '__proto__', [[]], { at: ['x', {}] }];

/** A choice that was offered, with each of its fields in turn full of nonsense or gone. */
const spoilEntry = (entry: GameEntry): readonly GameEntry[] =>
  Object.keys(entry).flatMap(key => [
    ...NONSENSE.map(value => ({ ...entry, [key]: value }) as unknown as GameEntry),
    Object.fromEntries(Object.entries(entry).filter(([other]) => other !== key)) as unknown as GameEntry,
  ]);

describe('a record that was made to be a burden', () => {
  test.each([
    ['Lost Battles', cannae],
    ['Prussia’s Glory', rossbach],
    ['In Death Ground', maldon],
    ['Pocket Battles', clastidium],
    ['Perikles', perikles],
  ])('%s: is followed as far as it makes sense, and nothing breaks', async (_, json) => {
    let match = await openGame(json);
    const entries: GameEntry[] = [];
    for (let count = 0; count < 17; count += 1) {
      const seat = findDecider(match);
      const action =
        seat === null ? null : randomPlayer(match.rules, getCurrentMoment(match).state, seat, count);
      if (!action) break;
      if (count % 8 === 0)
        for (const wrong of spoilEntry(action)) {
          const { fitted } = reopenSession(match.rules, match.scenario, {
            ...diceRecordOf(match),
            entries: [...entries, wrong],
          });
          expect(fitted).toBeGreaterThanOrEqual(entries.length);
        }
      const step = playAction(match, action);
      if (step.type !== 'played') throw new Error('refused');
      match = step.match;
      entries.push(action);
    }
  });
});
