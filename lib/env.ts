import { z } from 'zod';

const blankIsAbsent = (value: unknown): unknown =>
  typeof value === 'string' && value.trim() === '' ? undefined : value;

/** Vite and Vitest put a BASE_URL of their own, “/”, into the environment; it is not an address. */
const addressOrAbsent = (value: unknown): unknown => (value === '/' ? undefined : blankIsAbsent(value));

const optionalText = z.preprocess(blankIsAbsent, z.string().trim().optional());
const textOr = (fallback: string) => z.preprocess(blankIsAbsent, z.string().trim().default(fallback));
const flag = z.preprocess(blankIsAbsent, z.string().optional()).transform(isSwitchedOn);

function isSwitchedOn(value: string | undefined): boolean {
  return value !== undefined && !['0', 'false', 'no'].includes(value.trim().toLowerCase());
}

const variables = z.object({
  NODE_ENV: z.preprocess(blankIsAbsent, z.enum(['development', 'production', 'test']).default('development')),
  PORT: z.preprocess(blankIsAbsent, z.coerce.number().int().min(0).max(65535).default(3000)),
  BASE_URL: z.preprocess(addressOrAbsent, z.url({ protocol: /^https?$/ }).optional()),
  DATA_DIR: textOr('./data'),
  DATABASE_URL: z.preprocess(addressOrAbsent, z.url({ protocol: /^postgres(ql)?$/ }).optional()),
  TLDRAW_LICENSE_KEY: optionalText,
  TRUSTED_PROXIES: textOr(''),
  CI: flag,
  TEST_DATABASE_URL: optionalText,
  REQUIRE_POSTGRES: flag,
  BENCH: flag,
});

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
  /** Addresses and networks of the proxies that say truly for whom they speak; none: the header of no one is believed. */
  readonly trustedProxies: readonly string[];
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
    testDatabaseUrl: found.TEST_DATABASE_URL,
    requiresPostgres: found.CI || found.REQUIRE_POSTGRES,
    isBench: found.BENCH,
  };
}

let known: Environment | undefined;

/** The environment of this process, read at the first question and never at import. */
export function env(): Environment {
  known ??= parseEnvironment(process.env);
  return known;
}
