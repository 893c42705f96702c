import { announce, formatGameTopic } from '../bus/announce';
import type { Store } from '../engine/open-store';
import { sanitizeText } from '../engine/sanitize';
import { createReport } from '../operations/reports';
import type { GameMessageTable } from '../schema/game-tables';

export interface NewMessage extends Pick<GameMessageTable, 'game' | 'user_id' | 'seat' | 'name' | 'text'> {}

/** How many messages one game keeps; false: the limit is reached. */
const MOST = 2000;

export const addMessage = (store: Store, message: NewMessage): Promise<boolean> =>
  store.db.transaction().execute(async transaction => {
    const { revision } = await transaction
      .updateTable('games')
      .set(now => ({ revision: now('revision', '+', 1) }))
      .where('id', '=', message.game)
      .returning('revision')
      .executeTakeFirstOrThrow();
    const row = await transaction
      .selectFrom('game_messages')
      .select(({ fn }) => fn.max('n').as('last'))
      .where('game', '=', message.game)
      .executeTakeFirst();
    const n = Number(row?.last ?? 0) + 1;
    if (n > MOST || revision === 0) return false;
    await transaction
      .insertInto('game_messages')
      .values({ ...message, n, at: store.now(), text: sanitizeText(message.text) })
      .execute();
    await announce(store, transaction, [formatGameTopic(message.game)]);
    return true;
  });

/** The messages of a game as one reader sees them: without those of users they block. */
export const readMessages = (
  { db }: Pick<Store, 'db'>,
  game: string,
  after: number,
  reader: string | null,
): Promise<readonly GameMessageTable[]> =>
  db
    .selectFrom('game_messages')
    .selectAll()
    .where('game', '=', game)
    .where('n', '>', after)
    .where('user_id', 'not in', query =>
      query
        .selectFrom('blocks')
        .select('blocked')
        .where('user_id', '=', reader ?? ''),
    )
    .orderBy('n')
    .execute();

/** The number of the first message of each writer of a game. */
export async function readFirstMessages(
  { db }: Pick<Store, 'db'>,
  game: string,
): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .selectFrom('game_messages')
    .select(({ fn }) => ['user_id', fn.min('n').as('first')])
    .where('game', '=', game)
    .groupBy('user_id')
    .execute();
  return new Map(rows.map(({ user_id, first }) => [user_id, Number(first)]));
}

/** Whom a user does not want to hear or play with any more; or again. */
export async function setBlock(
  { db }: Pick<Store, 'db'>,
  user: string,
  blocked: string,
  isBlocked: boolean,
): Promise<void> {
  if (isBlocked)
    await db
      .insertInto('blocks')
      .values({ user_id: user, blocked })
      .onConflict(conflict => conflict.columns(['user_id', 'blocked']).doNothing())
      .execute();
  else await db.deleteFrom('blocks').where('user_id', '=', user).where('blocked', '=', blocked).execute();
}

export async function listBlocked({ db }: Pick<Store, 'db'>, user: string): Promise<readonly string[]> {
  const rows = await db.selectFrom('blocks').select('blocked').where('user_id', '=', user).execute();
  return rows.map(({ blocked }) => blocked);
}

export const findTalker = ({ db }: Pick<Store, 'db'>, game: string, n: number) =>
  db.selectFrom('game_messages').selectAll().where('game', '=', game).where('n', '=', n).executeTakeFirst();

const HOME = /^\/s\/(.+)\/v\/(\d+)$/;

/** Reports a message to the moderators, with the battle of its game; false: the battle is not published. */
export const reportTalk = async (
  store: Store,
  home: string,
  { game, n, name, text }: Pick<GameMessageTable, 'game' | 'n' | 'name' | 'text'>,
): Promise<boolean> => {
  const [, slug, version] = HOME.exec(home) ?? [];
  if (slug === undefined || version === undefined) return false;
  return createReport(store, { slug, n: Number(version) }, `/g/${game} #${n} ${name}: ${text}`);
};
