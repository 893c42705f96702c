import { expect, test } from 'vitest';
import type { GameTally } from '@/lib/game/lab/tally-game';
import { gamesToCsv } from './export-games';

const gameOf = (seat: string): GameTally => ({
  ...{ seed: 7, levels: { [seat]: 'quick' }, winner: seat, scores: { [seat]: 3 }, turn: 5 },
  ...{ ending: { code: 'ending.time-is-up' }, spent: [], losses: [], hits: {} },
  game: { seed: 7, choices: '' },
});

test.each([' =cmd()', '\uff1dcmd()', '\n=cmd()', '\t+1'])('a side called %j is no formula', seat => {
  const table = gamesToCsv([gameOf(seat)], { seats: [seat], units: [], handicap: null });
  const lines = table.split('\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]?.split(',')[1]).toMatch(/^\s*'/);
});
