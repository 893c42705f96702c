import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const FOLDER = 'node_modules/.cache/battlewright-bench';

/**
 * A module of ours as the site serves it: bundled. The test runner turns every import into a look-up, which makes our many small
 * functions dear and leaves the libraries beside them as they are.
 */
export const loadBundled = async <Module>(entry: string): Promise<Module> => {
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { alias: { '@': resolve('.') } },
    external: id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
  });
  await mkdir(FOLDER, { recursive: true });
  const file = join(FOLDER, `${entry.replaceAll(/\W+/g, '-')}.mjs`);
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(/* @vite-ignore */ pathToFileURL(resolve(file)).href);
};
