import { join } from 'node:path';
import { z } from 'zod';

const blankToUndefined = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** Vite and Vitest put a BASE_URL of their own, “/”, into the environment; it is not an address. */
const optionalUrl = (value: unknown): unknown => (value === '/' ? undefined : blankToUndefined(value));

const optionalText = z.preprocess(blankToUndefined, z.string().trim().optional());
const textOr = (fallback: string) => z.preprocess(blankToUndefined, z.string().trim().default(fallback));
const flag = z.preprocess(blankToUndefined, z.string().optional()).transform(isSwitchedOn);

const count = (usual: number) =>
  z.preprocess(blankToUndefined, z.coerce.number().int().min(1).max(1_000_000).default(usual));

function isSwitchedOn(value: string | undefined): boolean {
  return value !== undefined && !['0', 'false', 'no'].includes(value.trim().toLowerCase());
}

const LOG_LEVELS = ['error', 'warn', 'info', 'debug', 'silent'] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

const variables = z.object({
  NODE_ENV: z.preprocess(
    blankToUndefined,
    z.enum(['development', 'production', 'test']).default('development'),
  ),
  PORT: z.preprocess(blankToUndefined, z.coerce.number().int().min(0).max(65535).default(3000)),
  // The address to listen on: read by the scripts that start the server.
  HOST: optionalText,
  BASE_URL: z.preprocess(optionalUrl, z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: textOr('./data'),
  DATABASE_URL: z.preprocess(optionalUrl, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  TLDRAW_LICENSE_KEY: optionalText,
  TRUSTED_PROXIES: textOr(''),
  QUOTA_DOCUMENTS: count(500),
  QUOTA_LINES: count(200),
  QUOTA_MB: count(200),
  ANONYMOUS_QUOTA_DOCUMENTS: count(100),
  ANONYMOUS_QUOTA_LINES: count(50),
  ANONYMOUS_QUOTA_MB: count(50),
  LOG_LEVEL: z.preprocess(blankToUndefined, z.enum(LOG_LEVELS).optional()),
  METRICS_TOKEN: z.preprocess(blankToUndefined, z.string().trim().min(16).optional()),
  OPERATOR_DIR: optionalText,
  ADMIN_SECOND_FACTOR: z.preprocess(blankToUndefined, z.enum(['required', 'optional']).default('required')),
  // Of the command line alone: whose name `battlewright publish` uses.
  BATTLEWRIGHT_TOKEN: optionalText,
  CI: flag,
  TEST_DATABASE_URL: optionalText,
  REQUIRE_POSTGRES: flag,
  BENCH: flag,
});

const MB = 1024 * 1024;

/** The longest body that a save may send, so that every saved document can be saved again. */
const LARGEST_DOCUMENT = 2 * MB;

/** What authors may keep on this server. */
const readQuotas = (found: z.infer<typeof variables>) => ({
  account: {
    documents: found.QUOTA_DOCUMENTS,
    lines: found.QUOTA_LINES,
    collections: 100,
    bytes: found.QUOTA_MB * MB,
  },
  anonymous: {
    documents: found.ANONYMOUS_QUOTA_DOCUMENTS,
    lines: found.ANONYMOUS_QUOTA_LINES,
    collections: 20,
    bytes: found.ANONYMOUS_QUOTA_MB * MB,
  },
  document: LARGEST_DOCUMENT,
});
/** Every variable that this program reads; docs/operating.md describes each. */
export const VARIABLES = Object.keys(variables.shape);

/** What the surroundings say, checked and named in our words. */
export interface Environment {
  readonly mode: 'development' | 'production' | 'test';
  readonly port: number;
  /** The address under which visitors reach the site, without a slash at its end. */
  readonly baseUrl: string;
  readonly dataFolder: string;
  /** PostgreSQL when present, the embedded database when absent. */
  readonly databaseUrl: string | undefined;
  readonly tldrawLicenseKey: string | undefined;
  /** Addresses and networks of trusted proxies; none: no forwarding header is trusted. */
  readonly trustedProxies: readonly string[];
  readonly quotas: ReturnType<typeof readQuotas>;
  readonly logLevel: LogLevel;
  /** What a reader of `/metrics` must show; without it only programs on this machine may read. */
  readonly metricsToken: string | undefined;
  /** Where the operator's own texts lie: imprint, terms and so on. */
  readonly operatorFolder: string;
  /** Whether an administrator must have a second factor to administer. */
  readonly adminNeedsSecondFactor: boolean;
  /** With which `battlewright publish` speaks for its owner. */
  readonly apiToken: string | undefined;
  readonly testDatabaseUrl: string | undefined;
  readonly requiresPostgres: boolean;
  /** Serves the pages that only `npm run bench:studio` needs. */
  readonly isBench: boolean;
}

/** Parses a set of environment variables; throws with the names of those that make no sense. */
export function parseEnvironment(source: Readonly<Record<string, string | undefined>>): Environment {
  const parsed = variables.safeParse(source);
  if (!parsed.success) throw new Error(`environment: ${z.prettifyError(parsed.error)}`);
  const found = parsed.data;
  return {
    mode: found.NODE_ENV,
    port: found.PORT,
    baseUrl: (found.BASE_URL ?? `http://localhost:${found.PORT}`).replace(/\/+$/, ''),
    dataFolder: found.DATA_DIR,
    databaseUrl: found.DATABASE_URL,
    tldrawLicenseKey: found.TLDRAW_LICENSE_KEY,
    trustedProxies: found.TRUSTED_PROXIES.split(/[\s,]+/).filter(entry => entry !== ''),
    quotas: readQuotas(found),
    // In development Next itself logs each request.
    logLevel: found.LOG_LEVEL ?? (found.NODE_ENV === 'production' ? 'info' : 'warn'),
    metricsToken: found.METRICS_TOKEN,
    operatorFolder: found.OPERATOR_DIR ?? join(found.DATA_DIR, 'operator'),
    adminNeedsSecondFactor: found.ADMIN_SECOND_FACTOR === 'required',
    apiToken: found.BATTLEWRIGHT_TOKEN,
    testDatabaseUrl: found.TEST_DATABASE_URL,
    requiresPostgres: found.CI || found.REQUIRE_POSTGRES,
    isBench: found.BENCH,
  };
}

let known: Environment | undefined;

/** The environment of this process, read at the first question and never at import. */
export function getEnv(): Environment {
  known ??= parseEnvironment(process.env);
  return known;
}
