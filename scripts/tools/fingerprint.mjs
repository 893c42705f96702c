import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Every file below a folder or the file itself, always in the same order, without those that `isLeftOut` names. */
export const filesUnder = (root, path, isLeftOut = () => false) => {
  const full = join(root, path);
  if (isLeftOut(path) || !existsSync(full)) return [];
  return readdirSync(full, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap(entry => {
      const inner = path === '' ? entry.name : `${path}/${entry.name}`;
      if (entry.isDirectory()) return filesUnder(root, inner, isLeftOut);
      return isLeftOut(inner) ? [] : [inner];
    });
};

/** One short text for the names and contents of files and for some further values; it changes when any of them does. */
export const fingerprint = (root, files, values = []) => {
  const hash = createHash('sha256').update(JSON.stringify(values));
  for (const file of files) {
    const content = readFileSync(join(root, file));
    hash.update(`\0${file}\0${content.length}\0`).update(content);
  }
  return hash.digest('hex');
};

/** A small file that remembers which fingerprint a piece of work was done for. */
export const stampAt = file => ({
  holds: mark => existsSync(file) && readFileSync(file, 'utf8') === mark,
  write: mark => {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, mark);
  },
  remove: () => rmSync(file, { force: true }),
});
