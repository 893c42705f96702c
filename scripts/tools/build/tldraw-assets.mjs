import { cpSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { stampAt } from '../fingerprint.mjs';
import { ROOT } from '../run.mjs';

const FOLDERS = ['fonts', 'icons', 'translations', 'embed-icons'];
const SOURCE = join(ROOT, 'node_modules/@tldraw/assets');
const TARGET = join(ROOT, 'public/tldraw');

const stamp = stampAt(join(TARGET, '.version'));

/** Puts the canvas's own fonts and icons where the site serves them: by default it would fetch them from outside. */
export const copyTldrawAssets = () => {
  const { version } = JSON.parse(readFileSync(join(SOURCE, 'package.json'), 'utf8'));
  if (stamp.holds(version)) return;
  rmSync(TARGET, { recursive: true, force: true });
  mkdirSync(TARGET, { recursive: true });
  for (const folder of FOLDERS) cpSync(join(SOURCE, folder), join(TARGET, folder), { recursive: true });
  stamp.write(version);
};
