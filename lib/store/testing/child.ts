import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createDraft, saveDraft } from '../documents/drafts';
import { publishDraft } from '../documents/publish';
import { seedShipped } from '../documents/seed-shipped';
import { openStore, type StoreLocation } from '../engine/open-store';
import { makeDraft, makeFacts, makeShipped, publishNew } from './fixtures';

const STDOUT = 1;
const printReport = (value: unknown): void => {
  writeSync(STDOUT, `${JSON.stringify(value)}\n`);
};

const openTestStore = (place: StoreLocation) =>
  openStore({ place, now: () => '2030-01-01T00:00:00.000Z', newId: randomUUID });

/** Writes until it is killed, and reports each write after the store has acknowledged it. */
async function writeForEver(place: StoreLocation): Promise<void> {
  const store = await openTestStore(place);
  for (let count = 1; ; count += 1) {
    const draft = await createDraft(store, 'anna', makeDraft(`Draft ${count}`));
    const change = { title: `Saved ${count}`, document: { count }, revision: 1 };
    await saveDraft(store, draft.id, 'anna', change);
    printReport({ saved: draft.id, count });
    const facts = makeFacts(`Battle ${count}`);
    const published = { revision: 2, facts, visibility: 'public', changeNote: '' } as const;
    printReport({ ...(await publishDraft(store, draft.id, 'anna', published)), count });
  }
}

/** Starts from nothing, seeds and publishes, while other processes do the same. */
async function startAndPublish(place: StoreLocation): Promise<void> {
  const store = await openTestStore(place);
  await seedShipped(store, [makeShipped('first'), makeShipped('second')]);
  for (let count = 0; count < 10; count += 1) printReport(await publishNew(store, 'Race'));
}

export const tasks = { writeForEver, startAndPublish };
