/** What is measured, bundled as the site is bundled, so that plain Node runs it. */
import { mkdir } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const FOLDER = 'node_modules/.cache/battlewright-bench';

export const bundled = async entry => {
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
  return pathToFileURL(resolve(file)).href;
};
