import { resolve } from 'node:path';
import { applyMutant, applyProbes } from './list-mutants.mjs';

const pathOf = id => id.split('?')[0];

/** Loads one file with its mutant, so that the file itself is never changed. */
export const mutantPlugin = (root, mutant) => ({
  name: 'mutant',
  enforce: 'pre',
  transform: (source, id) => (pathOf(id) === resolve(root, mutant.file) ? applyMutant(source, mutant) : null),
});

/** Loads the files of many mutants unbroken, with probes that note which of them run. */
export const probePlugin = (root, mutants) => ({
  name: 'probes',
  enforce: 'pre',
  transform: (source, id) => {
    const here = mutants.filter(({ file, around }) => around && pathOf(id) === resolve(root, file));
    return here.length > 0 ? applyProbes(source, here) : null;
  },
});
