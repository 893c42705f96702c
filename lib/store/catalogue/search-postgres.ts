import { type Kysely, sql } from 'kysely';
import type { SearchEngine } from './full-text-search';

/** The words come folded and split, so that `simple` takes them as they are and needs no extension for accents. */
async function createIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table catalogue add column lexemes tsvector
    generated always as (to_tsvector('simple', words)) stored`.execute(db);
  await sql`create index catalogue_lexemes on catalogue using gin (lexemes)`.execute(db);
}

/** Full-text search by tsvector. */
export const searchPostgres: SearchEngine = {
  createIndex,
  matches: terms => {
    const query = terms.map(words => `(${words.map(word => `'${word}':*`).join(' | ')})`).join(' & ');
    return sql`catalogue.lexemes @@ ${query}::tsquery`;
  },
};
