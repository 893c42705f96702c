import { startPostgres } from '../proofs/postgres.mjs';
import { runInstalled } from './run.mjs';
import { ensureTiled } from './tiled.mjs';

const isRequired = () => Boolean(process.env.CI) || process.env.REQUIRE_POSTGRES === '1';

const WITHOUT_POSTGRES = `
!! No PostgreSQL could be started: the store is tested on SQLite only.
!! Install PostgreSQL (Debian: apt-get install postgresql), or set TEST_DATABASE_URL to an empty database.
`;

const startDatabase = async () => {
  if (process.env.TEST_DATABASE_URL) return { url: process.env.TEST_DATABASE_URL, stop: () => undefined };
  try {
    return await startPostgres();
  } catch (error) {
    console.error(error.message);
    return null;
  }
};

const runVitest = (url, report) =>
  runInstalled('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`], {
    env: url ? { TEST_DATABASE_URL: url } : {},
  });

/** The unit tests, the stores' contract on both engines and maps opened in Tiled among them; resolves to an exit code. */
export const runUnitTests = async report => {
  if (!ensureTiled()) return 1;
  const database = await startDatabase();
  if (!database) console.error(WITHOUT_POSTGRES);
  if (!database && isRequired()) return 1;
  try {
    return await runVitest(database?.url, report);
  } finally {
    await database?.stop();
  }
};
