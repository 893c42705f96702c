/** The engines and the computer player as they are, or as they were at a commit, bundled as the site is. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

const FOLDER = resolve('node_modules/.cache/battlewright-bench');

/** What is measured, by names that every commit since the first lanes has. */
const ENTRY = `
export { createComputerPlayer, hasWon, randomPlayer, runMatch } from '@/lib/game/computer/match-runner';
export { loadBattle } from '@/lib/systems/computer-matches';
export { checkDocument } from '@/lib/game/check/check-document';
export { lostBattles } from '@/lib/systems/lost-battles';
export { prussiasGlory } from '@/lib/systems/prussias-glory';
export { makeLargeBattle } from '${resolve('bench/large-battle.ts')}';
export { roll, seedRng } from '@/lib/dice/rng';
`;

const extractCommit = commit => {
  const folder = join(FOLDER, `at-${commit}`);
  if (existsSync(folder)) return folder;
  const unfinished = `${folder}-${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'lib', 'content'], { maxBuffer: 2 ** 28 });
  execFileSync('tar', ['-x', '-C', unfinished], { input: archive });
  renameSync(unfinished, folder);
  return folder;
};

/** Where the documents of a commit lie: a later form of them cannot be read by older code. */
export const contentAt = commit => join(commit ? extractCommit(commit) : resolve('.'), 'content');

/** The address of the bundle; without a commit of what lies in the work tree. */
export const bundleAt = async commit => {
  mkdirSync(FOLDER, { recursive: true });
  const name = `engines-${commit ?? `present-${process.pid}`}`;
  const file = join(FOLDER, `${name}.mjs`);
  if (commit && existsSync(file)) return pathToFileURL(file).href;
  const root = commit ? extractCommit(commit) : resolve('.');
  const entry = join(FOLDER, `${name}-entry.ts`);
  writeFileSync(entry, ENTRY);
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    resolve: { alias: { '@': root } },
    external: id => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@/'),
  });
  await bundle.write({ file, format: 'esm', codeSplitting: false });
  await bundle.close();
  rmSync(entry);
  return pathToFileURL(file).href;
};
