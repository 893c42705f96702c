import { posix } from 'node:path';

/** "About 20" of CONTRIBUTING.md: two more do not yet make a second subject. */
const MOST_FILES = 22;

/**
 * Folders of code with too many files to look through; data (one file a battle, one a part of the site) may be many.
 */
export const fullFolders = files => {
  const counts = new Map();
  for (const file of files) {
    const folder = posix.dirname(file);
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts].flatMap(([folder, count]) => (count > MOST_FILES ? [{ folder, count }] : []));
};
