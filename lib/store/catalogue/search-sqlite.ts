import { type Kysely, sql } from 'kysely';
import type { SearchEngine } from './full-text-search';

/** The words come folded and split; all letters, old and new, stay letters, so that the tokenizer only parts at blanks. */
const createTable = sql`
  create virtual table catalogue_words using fts5(
    words, content = 'catalogue', content_rowid = 'id',
    tokenize = "unicode61 remove_diacritics 2 categories 'L* N* Co Cn'"
  )`;

const remove = sql`insert into catalogue_words (catalogue_words, rowid, words) values ('delete', old.id, old.words);`;
const add = sql`insert into catalogue_words (rowid, words) values (new.id, new.words);`;

async function createIndex(db: Kysely<unknown>): Promise<void> {
  await createTable.execute(db);
  await sql`create trigger catalogue_inserted after insert on catalogue begin ${add} end`.execute(db);
  await sql`create trigger catalogue_deleted after delete on catalogue begin ${remove} end`.execute(db);
  await sql`create trigger catalogue_updated after update on catalogue begin ${remove} ${add} end`.execute(
    db,
  );
}

/** Full-text search by FTS5. */
export const searchSqlite: SearchEngine = {
  createIndex,
  matches: terms => {
    const query = terms.map(words => `(${words.map(word => `"${word}"*`).join(' OR ')})`).join(' AND ');
    return sql`catalogue.id in (select rowid from catalogue_words where catalogue_words match ${query})`;
  },
};
