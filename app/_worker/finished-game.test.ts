import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { FINISHED_CLASTIDIUM } from '@/e2e/steps/finished-game';
import { playToEnd } from '@/lib/games/testing/finished-game';
import { judgeFinishedGame } from './finished-game';

const textOf = (battle: string): string =>
  readFileSync(join(process.cwd(), 'content', 'scenarios', `${battle}.json`), 'utf8');

const BATTLE = 'pocket-battles/pocket-clastidium';

describe('a game that somebody says is over', () => {
  let record = '';
  beforeAll(async () => {
    record = await playToEnd(BATTLE, 7);
  });

  test('is played again, and its end is what the rules say', async () => {
    const outcome = await judgeFinishedGame({ text: textOf(BATTLE), variant: null, record });
    expect(outcome).toMatchObject({
      seats: [
        { name: 'Romans', isComputer: false },
        { name: 'Celts', isComputer: false },
      ],
      ranking: expect.any(Array),
    });
  });

  test('is the one that the browser tests tell of', () => {
    expect(FINISHED_CLASTIDIUM).toBe(record);
  });

  test('is not believed where it is not over, of another battle, or no game at all', async () => {
    const begun = await playToEnd(BATTLE, 7, 5);
    const judge = (text: string, packed: string) =>
      judgeFinishedGame({ text, variant: null, record: packed });
    expect(await judge(textOf(BATTLE), begun)).toBeNull();
    expect(await judge(textOf('pocket-battles/pocket-alesia'), record)).toBeNull();
    expect(await judge(textOf(BATTLE), 'no-game')).toBeNull();
    expect(await judgeFinishedGame({ text: textOf(BATTLE), variant: 'none', record })).toBeNull();
  });
});
