import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

const onPath = (name, path) =>
  path
    .split(delimiter)
    .filter(Boolean)
    .map(folder => join(folder, name));

// Required only when asked for: the packages may not be installed yet.
const playwrightsOwn = () => createRequire(import.meta.url)('playwright-core').chromium.executablePath();

/** The Chromium of this machine: $CHROMIUM, then PATH, then what Playwright downloaded; null when there is none. */
export const findChromium = (env = process.env, downloaded = playwrightsOwn) => {
  if (env.CHROMIUM) return env.CHROMIUM;
  const installed = NAMES.flatMap(name => onPath(name, env.PATH ?? '')).find(existsSync);
  if (installed) return installed;
  const own = downloaded();
  return own && existsSync(own) ? own : null;
};
