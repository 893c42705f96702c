import { type Kysely, sql } from 'kysely';
import type { Store } from '../engine/open-store';
import type { Schema } from '../schema/schema';

/** The channel that connects instances on one PostgreSQL. */
export const CHANNEL = 'battlewright';

/** How many changes are kept for processes that poll; later ones have nothing to catch up with. */
const KEPT = 1000;

/** Says within a transaction that something has changed: heard by every process once it is committed. The topic is all that is said. */
export async function announce(
  { engine }: Pick<Store, 'engine'>,
  db: Kysely<Schema>,
  topics: readonly string[],
): Promise<void> {
  for (const topic of new Set(topics)) {
    if (engine === 'PostgreSQL') await sql`select pg_notify(${CHANNEL}, ${topic})`.execute(db);
    else await addChange(db, topic);
  }
}

async function addChange(db: Kysely<Schema>, topic: string): Promise<void> {
  const { id } = await db.insertInto('changes').values({ topic }).returning('id').executeTakeFirstOrThrow();
  if (id % KEPT === 0)
    await db
      .deleteFrom('changes')
      .where('id', '<', id - KEPT)
      .execute();
}

export const formatGameTopic = (game: string): string => `game ${game}`;
export const formatDraftTopic = (draft: string): string => `draft ${draft}`;
export const formatPresenceTopic = (draft: string): string => `presence ${draft}`;
export const formatUserTopic = (user: string): string => `user ${user}`;
