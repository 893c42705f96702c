import type { Kysely } from 'kysely';
import { hashSecret } from '../accounts/secret-hash';
import { ownedByUser } from './account-tables';
import type { TableDialect } from './migrations';

/** Second factors, tokens that expire, and sessions that a reader of the tables cannot use. Everybody stays signed in. */
export async function addAccountSafety(db: Kysely<unknown>, words: TableDialect): Promise<void> {
  await createSecondFactors(db, words);
  await addTokenLimits(db, words);
  await db.schema.createIndex('limits_by_span').on('limits').column('span').execute();
  await hashSessionTokens(db as Kysely<{ sessions: { id: string; token: string } }>);
}

async function createSecondFactors(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  await db.schema
    .alterTable('users')
    .addColumn('two_factor_enabled', 'integer', column => column.notNull().defaultTo(0))
    .execute();
  await db.schema
    .createTable('second_factors')
    .addColumn('id', sortedText, column => column.primaryKey())
    .addColumn('user_id', sortedText, column => ownedByUser(column).unique())
    .addColumn('secret', 'text', column => column.notNull())
    .addColumn('backup_codes', 'text', column => column.notNull())
    .addColumn('verified', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('failed_count', 'integer', column => column.notNull().defaultTo(0))
    .addColumn('locked_until', 'text')
    .execute();
}

/** Tokens of before may do what they could do until now, and do not expire. */
async function addTokenLimits(db: Kysely<unknown>, { sortedText }: TableDialect): Promise<void> {
  const tokens = () => db.schema.alterTable('tokens');
  await tokens()
    .addColumn('scope', 'text', column => column.notNull().defaultTo('publish'))
    .execute();
  await tokens().addColumn('expires_at', sortedText).execute();
  await tokens().addColumn('used_at', sortedText).execute();
}

async function hashSessionTokens(db: Kysely<{ sessions: { id: string; token: string } }>): Promise<void> {
  for (const { id, token } of await db.selectFrom('sessions').select(['id', 'token']).execute())
    await db
      .updateTable('sessions')
      .set({ token: hashSecret(token) })
      .where('id', '=', id)
      .execute();
}
