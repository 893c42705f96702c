import { describe, expect, test, vi } from 'vitest';
import { env } from '@/lib/env';
import { accountContract } from './contract/accounts';
import { catalogueContract } from './contract/catalogue';
import { concurrencyContract } from './contract/concurrency';
import { curatorContract } from './contract/curators';
import { draftContract } from './contract/drafts';
import { engines, isPostgresThere } from './contract/engines';
import { facetContract } from './contract/facets';
import { publishContract } from './contract/publish';
import { seedContract } from './contract/seed';
import { shelvesContract } from './contract/shelves';
import { underlayContract } from './contract/underlays';
import { versionStateContract } from './contract/version-states';

// Child processes and disk flushes are slow on a busy machine; only a hang should fail.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The full number is killed by the long proof: `KILLS=100 npx vitest run lib/store/contract.test.ts -t killed`. */
const KILLS = Number(process.env.KILLS ?? 2);

describe.each(engines)('store on $name', engine => {
  draftContract(engine);
  underlayContract(engine);
  publishContract(engine);
  versionStateContract(engine);
  catalogueContract(engine);
  facetContract(engine);
  shelvesContract(engine);
  seedContract(engine);
  concurrencyContract(engine, KILLS);
  accountContract(engine);
  curatorContract(engine);
});

if (!isPostgresThere)
  test('PostgreSQL suite NOT run: no engine found', () => {
    const line = '='.repeat(72);
    console.warn(
      `\n${line}\n  PostgreSQL suite NOT run: no engine found (TEST_DATABASE_URL is not set).\n  node scripts/postgres.mjs -- npx vitest run lib/store\n${line}\n`,
    );
    expect(env().requiresPostgres, 'PostgreSQL is required here (CI or REQUIRE_POSTGRES)').toBe(false);
  });
