import { dirname } from 'node:path';
import type { StoreLocation } from './open-store';

export const OPENING_PROBLEMS = [
  'not-a-database',
  'damaged',
  'newer',
  'not-writable',
  'disk-full',
  'unreachable',
  'wrong-password',
  'no-database',
  'not-allowed',
] as const;

/** Why a store cannot be used, as the key of a sentence and its values; nothing secret is among them. */
export interface OpeningProblem {
  readonly code: (typeof OPENING_PROBLEMS)[number];
  readonly values: Readonly<Record<string, string>>;
}

/** Codes of SQLite, of the operating system and of PostgreSQL; those of SQLite may have a tail. */
const CODES: readonly (readonly [RegExp, OpeningProblem['code']])[] = [
  [/^SQLITE_NOTADB/, 'not-a-database'],
  [/^SQLITE_(CORRUPT|FORMAT)/, 'damaged'],
  [/^(SQLITE_FULL|ENOSPC|EDQUOT|53100)/, 'disk-full'],
  [/^(SQLITE_(READONLY|CANTOPEN|PERM)|EACCES|EPERM|EROFS|ENOTDIR|EISDIR|EEXIST)/, 'not-writable'],
  [/^(ECONNREFUSED|ECONNRESET|ENOTFOUND|EAI_AGAIN|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|57P03)/, 'unreachable'],
  [/^(28P01|28000)/, 'wrong-password'],
  [/^3D000/, 'no-database'],
  [/^42501/, 'not-allowed'],
];

/** Without a code: the file cannot be opened, a migration of a later release, a server that does not answer. */
const SENTENCES: readonly (readonly [RegExp, OpeningProblem['code']])[] = [
  [/Unable to open connection to local database/, 'not-writable'],
  [/previously executed migration \S+ is missing/, 'newer'],
  [/timeout (expired|exceeded)|Connection terminated/, 'unreachable'],
];

/** Why a store cannot be opened, from its error; null: another error, perhaps a bug of ours. */
export const findOpeningProblem = (error: unknown, place: StoreLocation): OpeningProblem | null => {
  const [first] = error instanceof AggregateError ? error.errors : [error];
  if (!(first instanceof Error)) return null;
  const code = 'code' in first ? String(first.code) : '';
  const found =
    CODES.find(([pattern]) => pattern.test(code)) ??
    SENTENCES.find(([pattern]) => pattern.test(first.message));
  return found ? { code: found[1], values: { ...valuesOf(place), migration: migrationNameIn(first) } } : null;
};

const migrationNameIn = ({ message }: Error): string => /migration (\S+) is missing/.exec(message)?.[1] ?? '';

const valuesOf = (place: StoreLocation): Readonly<Record<string, string>> => {
  if ('file' in place) return { file: place.file, folder: dirname(place.file), place: dirname(place.file) };
  const { host, username, pathname } = new URL(place.url);
  const name = decodeURIComponent(pathname.slice(1));
  return { server: host, place: host, user: decodeURIComponent(username), name };
};
