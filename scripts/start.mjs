/** `npm start`: from a fresh clone to the served site; does only what has not been done yet. */

import { ensureBuilt } from './tools/build/production-build.mjs';
import { ensureInstalled } from './tools/install.mjs';
import { portTrouble, wantedPort } from './tools/port.mjs';
import { passSignalsOn, runInstalled } from './tools/run.mjs';

/** Longer than a proxy (usually a minute) or a program keeps an idle line: whoever closes last never cuts a request off. */
const IDLE_LINE = 75_000;

const serve = port => {
  console.log(`Serving on http://localhost:${port} (stop with Ctrl+C)`);
  const host = process.env.HOST ? ['--hostname', process.env.HOST] : [];
  const words = ['start', '--port', String(port), ...host, '--keepAliveTimeout', String(IDLE_LINE)];
  // Next would wait for idle lines and end with a signal's exit code: our own code stops the server (app/_server/operations/shutdown.ts).
  return runInstalled('next', words, { env: { NODE_ENV: 'production', NEXT_MANUAL_SIG_HANDLE: 'true' } });
};

const start = async () => {
  const port = wantedPort(process.env.PORT);
  const trouble =
    port === null
      ? `PORT must be a number from 1 to 65535, not "${process.env.PORT}".`
      : await portTrouble(port);
  if (trouble) {
    console.error(trouble);
    return 1;
  }
  return (await ensureInstalled()) || (await ensureBuilt()) || (await serve(port));
};

passSignalsOn();
process.exitCode = await start();
