import { bundled } from './print/bundle.mjs';

/**
 * A module of ours as the site serves it: bundled. The test runner turns every import into a look-up, which makes our many small
 * functions dear and leaves the libraries beside them as they are.
 */
export const loadBundled = async <Module>(entry: string): Promise<Module> =>
  import(/* @vite-ignore */ await bundled(entry));
