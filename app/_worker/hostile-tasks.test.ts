import { describe, expect, test } from 'vitest';
import { HOSTILE_DOCUMENTS } from '@/lib/systems/testing/hostile-documents';
import type { TaskDocument } from './task-document';
import { TASKS } from './tasks';

const subjectOf = (text: string): TaskDocument => ({
  ...{ text, variant: null, verdict: null, locale: 'en' },
  published: { slug: 'x', n: 1, publishedAt: '2026-11-18T12:00:00.000Z', address: 'http://localhost/s/x' },
});

/** Seconds that the processor works: a busy machine makes the clock run on, but not this. */
const secondsSince = (before: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

/**
 * Several times what the most expensive of them costs a server. Jobs that may take longer (a thinking computer, a
 * module of pictures) end at their deadline.
 */
const MAX_SECONDS = 30;

const NONSENSE = { type: 'nonsense', by: 'nobody', unit: 'x'.repeat(1000) };

/** A game by link: it begins, and judges an order that no rules know. */
const playByLink = async (text: string): Promise<void> => {
  const game = await TASKS.openGame({ text, variant: null, options: {} });
  if (!game) return;
  const { move, system } = game;
  const kept = {
    ...{ game: 'g', system, seats: game.seats.map(({ id }) => id), seq: 0 },
    ...{ state: move.state, before: null, entries: [] },
  };
  const [seat = ''] = move.awaits;
  expect(await TASKS.playOrder({ kept, seat, actions: [NONSENSE] })).toMatchObject({ type: 'refused' });
};

describe.each(HOSTILE_DOCUMENTS)('$name', ({ document }) => {
  test('begins as a game by link, judges orders and is written as text in seconds', async () => {
    const text = JSON.stringify(document);
    const before = process.cpuUsage();
    await playByLink(text);
    for (const format of ['setup.txt', 'order.csv'] as const)
      await TASKS.makeFile(
        { subject: subjectOf(text), request: { file: 'exchange', format } },
        () => undefined,
      );
    expect(secondsSince(before)).toBeLessThan(MAX_SECONDS);
  });
});
