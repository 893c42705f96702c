/** `npm start`: from a fresh clone to the served site; does only what has not been done yet. */
import { ensureInstalled } from './tools/install.mjs';
import { portTrouble, wantedPort } from './tools/port.mjs';
import { ensureBuilt } from './tools/production-build.mjs';
import { passSignalsOn, runInstalled } from './tools/run.mjs';

const serve = port => {
  console.log(`Serving on http://localhost:${port} (stop with Ctrl+C)`);
  return runInstalled('next', ['start', '--port', String(port)], { env: { NODE_ENV: 'production' } });
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
