import { describe, expect, test, vi } from 'vitest';
import { getEnv } from '@/lib/env';
import { accountContract } from './contract/accounts/accounts';
import { curatorContract } from './contract/accounts/curators';
import { secondFactorContract } from './contract/accounts/second-factors';
import { sessionContract } from './contract/accounts/sessions';
import { tokenContract } from './contract/accounts/tokens';
import { catalogueContract } from './contract/catalogue';
import { communityContract } from './contract/community';
import { concurrencyContract } from './contract/concurrency';
import { deletedDraftContract } from './contract/documents/deleted-drafts';
import { draftContract } from './contract/documents/drafts';
import { publishContract } from './contract/documents/publish';
import { togetherContract } from './contract/documents/together';
import { underlayContract } from './contract/documents/underlays';
import { unlistedContract } from './contract/documents/unlisted';
import { versionCheckContract } from './contract/documents/version-checks';
import { versionStateContract } from './contract/documents/version-states';
import { facetContract } from './contract/facets';
import { gameContract } from './contract/games';
import { operationsContract } from './contract/operations';
import { quotaContract } from './contract/quotas';
import { readerContract } from './contract/readers';
import { seedContract } from './contract/seed';
import { starsAndCollectionsContract } from './contract/stars-and-collections';
import { engines, isPostgresThere } from './testing/engines';

// Child processes and disk flushes are slow on a busy machine; only a hang should fail.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The full number is killed by the long proof: `KILLS=100 npx vitest run lib/store/contract.test.ts -t killed`. */
const KILLS = Number(process.env.KILLS ?? 2);

describe.each(engines)('store on $name', engine => {
  draftContract(engine);
  deletedDraftContract(engine);
  underlayContract(engine);
  publishContract(engine);
  unlistedContract(engine);
  quotaContract(engine);
  versionStateContract(engine);
  versionCheckContract(engine);
  catalogueContract(engine);
  facetContract(engine);
  starsAndCollectionsContract(engine);
  seedContract(engine);
  readerContract(engine);
  concurrencyContract(engine, KILLS);
  accountContract(engine);
  sessionContract(engine);
  secondFactorContract(engine);
  tokenContract(engine);
  curatorContract(engine);
  operationsContract(engine);
  gameContract(engine);
  communityContract(engine);
  togetherContract(engine);
});

if (!isPostgresThere)
  test('PostgreSQL suite NOT run: no engine found', () => {
    const line = '='.repeat(72);
    console.warn(
      `\n${line}\n  PostgreSQL suite NOT run: no engine found (TEST_DATABASE_URL is not set).\n  node scripts/proofs/postgres.mjs -- npx vitest run lib/store\n${line}\n`,
    );
    expect(getEnv().requiresPostgres, 'PostgreSQL is required here (CI or REQUIRE_POSTGRES)').toBe(false);
  });
