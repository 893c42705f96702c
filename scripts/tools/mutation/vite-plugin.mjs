import { resolve } from 'node:path';
import { applyMutant } from './list-mutants.mjs';

/** Loads one file with its mutant, so that the file itself is never changed. */
export const mutantPlugin = (root, mutant) => ({
  name: 'mutant',
  enforce: 'pre',
  transform: (source, id) =>
    id.split('?')[0] === resolve(root, mutant.file) ? applyMutant(source, mutant) : null,
});
