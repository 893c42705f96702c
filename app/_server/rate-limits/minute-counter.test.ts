import { expect, test } from 'vitest';
import { MinuteCounter } from './minute-counter';
import { SAVES_PER_MINUTE } from './write-limits';

const HOUR = 3600;

test('a save every second for an hour is never too often', () => {
  let second = 0;
  const writes = new MinuteCounter(() => second * 1000);
  const saves = Array.from({ length: HOUR }, () => {
    second += 1;
    return writes.isWithin('anna', SAVES_PER_MINUTE.person);
  });
  expect(saves).not.toContain(false);
});

test('a flood is stopped within its minute, for whoever sends it and nobody else', () => {
  let now = 0;
  const writes = new MinuteCounter(() => now);
  const flood = Array.from({ length: 1000 }, () => writes.isWithin('flood', SAVES_PER_MINUTE.person));
  expect(flood.filter(isAllowed => isAllowed)).toHaveLength(SAVES_PER_MINUTE.person);
  expect(writes.isWithin('anna', SAVES_PER_MINUTE.person)).toBe(true);
  now = 60_000;
  expect(writes.isWithin('flood', SAVES_PER_MINUTE.person)).toBe(true);
});
