import { expect, test } from 'vitest';
import { openFairScheduler } from './fair-scheduler';

/** As `app/_server/jobs.ts` sets them on two cores. */
const LIMITS = {
  threads: 2,
  waiting: 120,
  waitingPerClient: 40,
  patience: 600_000,
  reserved: 1,
  cheap: { job: 500, client: 5000 },
  allowance: 2000,
};

interface JobKind {
  readonly expected: number;
  readonly takes: number;
}

/** The expected and the real cost of hostile documents, in milliseconds: docs/proof.md, "Hostile input". */
const HOSTILE: readonly JobKind[] = [
  { expected: 425, takes: 200 },
  { expected: 7800, takes: 60 },
  { expected: 2860, takes: 1390 },
  { expected: 115, takes: 1930 },
  { expected: 60, takes: 260 },
  { expected: 1500, takes: 1610 },
  { expected: 1280, takes: 1550 },
  { expected: 130, takes: 3400 },
  { expected: 5770, takes: 6000 },
  { expected: 25, takes: 150 },
];

const ORDINARY: JobKind = { expected: 70, takes: 40 };

const settle = () => new Promise(resolve => setImmediate(resolve));

/** A simulated machine whose clock jumps from one event to the next. */
const openMachine = () => {
  let time = 0;
  const events: { readonly at: number; readonly happen: () => void }[] = [];
  const scheduler = openFairScheduler({ ...LIMITS, now: () => time });
  const after = (wait: number, happen: () => void): void => {
    const at = time + wait;
    const later = events.findIndex(event => event.at > at);
    events.splice(later < 0 ? events.length : later, 0, { at, happen });
  };
  const runUntil = async (end: number): Promise<void> => {
    for (let next = events.shift(); next && next.at <= end; next = events.shift()) {
      time = next.at;
      next.happen();
      await settle();
    }
  };
  /** How long it waited; null: it was refused. */
  const work = (
    client: string,
    { expected, takes }: JobKind,
    tell: (waited: number | null) => void,
  ): void => {
    const asked = time;
    void scheduler.take(client, expected).begun.then(leave => {
      if (leave === null) return tell(null);
      const waited = time - asked;
      after(takes, () => {
        leave();
        tell(waited);
      });
    });
  };
  return { after, runUntil, work };
};

test('while 250 strangers never stop, none of 20 ordinary clients is refused or waits long', async () => {
  const { after, runUntil, work } = openMachine();
  const waits: (number | null)[] = [];
  let done = 0;
  const flood = (index: number): void =>
    work(`stranger ${index}`, HOSTILE[index % HOSTILE.length] ?? ORDINARY, waited => {
      if (waited !== null) done += 1;
      after(waited === null ? 5000 : 1, () => flood(index));
    });
  const visit = (index: number): void =>
    work(`visitor ${index}`, ORDINARY, waited => {
      waits.push(waited);
      after(1000 + 100 * index, () => visit(index));
    });
  for (let index = 0; index < 250; index += 1) flood(index);
  for (let index = 0; index < 20; index += 1) after(50 * index, () => visit(index));
  await runUntil(120_000);
  expect(waits.length).toBeGreaterThan(800);
  expect(waits.filter(waited => waited === null)).toEqual([]);
  expect(Math.max(...waits.map(Number))).toBeLessThan(6000);
  expect(done).toBeGreaterThan(50);
});
