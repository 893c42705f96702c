import type { BetterAuthPlugin, DBAdapter, DBTransactionAdapter, Where } from 'better-auth';
import { hashSecret } from '@/lib/store/accounts/secret-hash';

/** The column of each of the library's tables that holds what a cookie shows again. */
const SECRETS: Readonly<Record<string, string>> = { session: 'token', verification: 'identifier' };

interface AdapterQuery {
  readonly model: string;
  readonly where?: Where[] | undefined;
}

/**
 * The library writes session tokens as they are, and a reader of the database could use them. Between it and the tables stands this: only
 * hashes are written and searched for, and a row that was found by a secret is given back with that secret. A row that was found otherwise
 * keeps the hash; so the library's own lists of sessions are not used here (lib/store/accounts/sessions.ts lists by id).
 */
export const hashedSecrets = {
  id: 'hashed-secrets',
  init: ({ adapter }) => ({ context: { adapter: hashing(adapter) } }),
} satisfies BetterAuthPlugin;

const hashing = (adapter: DBAdapter): DBAdapter => ({
  ...hashingInside(adapter),
  transaction: work => adapter.transaction(inside => work(hashingInside(inside))),
});

const hashingInside = <Adapter extends DBTransactionAdapter>(adapter: Adapter): Adapter => ({
  ...adapter,
  create: async asked => {
    const row = await adapter.create({ ...asked, data: hideIn(asked.model, asked.data) });
    return reveal(asked.model, row, textsOf(secretOf(asked.model, asked.data)));
  },
  findOne: async asked => reveal(asked.model, await adapter.findOne(hidden(asked)), secretsAsked(asked)),
  findMany: async asked => {
    const rows: unknown[] = await adapter.findMany(hidden(asked));
    return rows.map(row => reveal(asked.model, row, secretsAsked(asked)));
  },
  update: async asked => {
    const update = hideIn(asked.model, asked.update);
    return reveal(asked.model, await adapter.update({ ...hidden(asked), update }), secretsAsked(asked));
  },
  updateMany: asked => adapter.updateMany({ ...hidden(asked), update: hideIn(asked.model, asked.update) }),
  count: asked => adapter.count(hidden(asked)),
  delete: asked => adapter.delete(hidden(asked)),
  deleteMany: asked => adapter.deleteMany(hidden(asked)),
  consumeOne: asked => adapter.consumeOne(hidden(asked)),
  incrementOne: asked => adapter.incrementOne(hidden(asked)),
});

const textsOf = (value: unknown): readonly string[] =>
  (Array.isArray(value) ? value : [value]).filter(text => typeof text === 'string');

const secretOf = (model: string, row: Readonly<Record<string, unknown>>): unknown =>
  row[SECRETS[model] ?? ''];

const hideIn = <Row extends Record<string, unknown>>(model: string, row: Row): Row => {
  const secret = secretOf(model, row);
  return typeof secret === 'string' ? { ...row, [SECRETS[model] ?? '']: hashSecret(secret) } : row;
};

const isSecret = (model: string, { field }: Where): boolean => field === SECRETS[model];

const hidden = <Question extends AdapterQuery>(asked: Question): Question =>
  asked.where
    ? {
        ...asked,
        where: asked.where.map(clause => (isSecret(asked.model, clause) ? hideClause(clause) : clause)),
      }
    : asked;

const hideClause = (clause: Where): Where => {
  const hashes = textsOf(clause.value).map(hashSecret);
  return { ...clause, value: Array.isArray(clause.value) ? hashes : (hashes[0] ?? '') };
};

const secretsAsked = ({ model, where = [] }: AdapterQuery): readonly string[] =>
  where.filter(clause => isSecret(model, clause)).flatMap(({ value }) => textsOf(value));

const reveal = <Row>(model: string, row: Row, secrets: readonly string[]): Row => {
  const field = SECRETS[model];
  if (field === undefined || typeof row !== 'object' || row === null) return row;
  const hash = new Map(Object.entries(row)).get(field);
  const secret = secrets.find(given => hashSecret(given) === hash);
  return secret === undefined ? row : { ...row, [field]: secret };
};
