import { randomUUID } from 'node:crypto';
import { writeSync } from 'node:fs';
import { createDraft, saveDraft } from '../drafts';
import { openStore, type Place } from '../open';
import { publish } from '../publish';
import { seedShipped } from '../seed';
import { draftOf, factsOf, publishNew, shippedOf } from './fixtures';

const STDOUT = 1;
const report = (value: unknown): void => {
  writeSync(STDOUT, `${JSON.stringify(value)}\n`);
};

const open = (place: Place) => openStore({ place, now: () => '2030-01-01T00:00:00.000Z', newId: randomUUID });

/** Writes until it is killed, and reports each write after the store has acknowledged it. */
async function writeForEver(place: Place): Promise<void> {
  const store = await open(place);
  for (let count = 1; ; count += 1) {
    const draft = await createDraft(store, 'anna', draftOf(`Draft ${count}`));
    const change = { title: `Saved ${count}`, document: { count }, revision: 1 };
    await saveDraft(store, draft.id, 'anna', change);
    report({ saved: draft.id, count });
    const facts = factsOf(`Battle ${count}`);
    const published = { revision: 2, facts, visibility: 'public', changeNote: '' } as const;
    report({ ...(await publish(store, draft.id, 'anna', published)), count });
  }
}

/** Starts from nothing, seeds and publishes, while other processes do the same. */
async function startAndPublish(place: Place): Promise<void> {
  const store = await open(place);
  await seedShipped(store, [shippedOf('first'), shippedOf('second')]);
  for (let count = 0; count < 10; count += 1) report(await publishNew(store, 'Race'));
}

export const tasks = { writeForEver, startAndPublish };
