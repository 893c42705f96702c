import { type Kysely, sql } from 'kysely';
import type { Search } from './search';

/** The words come folded and split, so they become lexemes as they are: PostgreSQL's own parser would part “-216” or “a/b” in its way. */
async function createIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalogue add column lexemes tsvector
    generated always as (array_to_tsvector(string_to_array(words, ' '))) stored`.execute(db);
  await sql`create index catalogue_lexemes on catalogue using gin (lexemes)`.execute(db);
}

/** Full-text search by tsvector. */
export const searchPostgres: Search = {
  createIndex,
  matches: words => {
    const query = words.map(word => `'${word}':*`).join(' & ');
    return sql`catalogue.lexemes @@ ${query}::tsquery`;
  },
};
