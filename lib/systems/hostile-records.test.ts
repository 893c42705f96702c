import { describe, expect, test } from 'vitest';
import maldon from '@/content/scenarios/in-death-ground/maldon-991.json';
import cannae from '@/content/scenarios/lost-battles/cannae.json';
import perikles from '@/content/scenarios/perikles/perikles-413.json';
import clastidium from '@/content/scenarios/pocket-battles/pocket-clastidium.json';
import rossbach from '@/content/scenarios/prussias-glory/rossbach-battle.json';
import { random } from '@/lib/game/contest';
import {
  deciding,
  diceOf,
  type Entry,
  type Match,
  momentOf,
  openMatch,
  played,
  reopen,
} from '@/lib/game/match';
import { readDocument } from './read-document';

const opened = async (json: unknown): Promise<Match> => {
  const read = await readDocument(json);
  if (read.type !== 'scenario' || !read.checked.document || !read.system.play) throw new Error('no game');
  return openMatch(read.system.play, read.checked.document, 4);
};

const NONSENSE = [null, 1e300, '__proto__', [[]], { at: ['x', {}] }];

/** A choice that was offered, with each of its fields in turn full of nonsense or gone. */
const spoilt = (entry: Entry): readonly Entry[] =>
  Object.keys(entry).flatMap(key => [
    ...NONSENSE.map(value => ({ ...entry, [key]: value }) as unknown as Entry),
    Object.fromEntries(Object.entries(entry).filter(([other]) => other !== key)) as unknown as Entry,
  ]);

describe('a record that was made to be a burden', () => {
  test.each([
    ['Lost Battles', cannae],
    ['Prussia’s Glory', rossbach],
    ['In Death Ground', maldon],
    ['Pocket Battles', clastidium],
    ['Perikles', perikles],
  ])('%s: is followed as far as it makes sense, and nothing breaks', async (_, json) => {
    let match = await opened(json);
    const entries: Entry[] = [];
    for (let count = 0; count < 17; count += 1) {
      const seat = deciding(match);
      const action = seat === null ? null : random(match.rules, momentOf(match).state, seat, count);
      if (!action) break;
      if (count % 8 === 0)
        for (const wrong of spoilt(action)) {
          const { fitted } = reopen(match.rules, match.scenario, {
            ...diceOf(match),
            entries: [...entries, wrong],
          });
          expect(fitted).toBeGreaterThanOrEqual(entries.length);
        }
      const step = played(match, action);
      if (step.type !== 'played') throw new Error('refused');
      match = step.match;
      entries.push(action);
    }
  });
});
