import { join } from 'node:path';
import { ROOT } from '../run.mjs';

/** Bundles the TypeScript of the command line into one file; `isExternal` names the packages that stay outside. */
export const bundleCli = async (file, isExternal) => {
  const { rolldown } = await import('rolldown');
  const made = await rolldown({
    input: join(ROOT, 'scripts/cli/main.ts'),
    platform: 'node',
    resolve: { alias: { '@': ROOT } },
    external: isExternal,
    logLevel: 'silent',
  });
  await made.write({ file, format: 'esm', codeSplitting: false });
  await made.close();
};

/** Whether an import names a package, not a file of ours. */
export const isPackage = id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/');
