import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { groupForces } from '@/lib/game/view/group-forces';
import { readDocument } from '../../read-document';

const groupsOf = async (file: string, seatIndex = 0) => {
  const text = readFileSync(join(process.cwd(), 'content', 'scenarios', file), 'utf8');
  const read = await readDocument(JSON.parse(text));
  if (read.type !== 'scenario' || !read.checked.document) throw new Error(`${file} is no battle`);
  const scenario = read.checked.document;
  const table = read.system.documents.scenario.roster(scenario)[seatIndex];
  return groupForces(table?.rows ?? [], read.system.deployment.groups(scenario));
};

const codesOf = async (file: string) =>
  (await groupsOf(file)).map(({ name }) => (typeof name === 'object' ? (name?.code ?? null) : name));

test('an army without wings stands by arms, its generals first', async () => {
  expect(await codesOf('lost-battles/cannae.json')).toEqual([
    'deploy.group.leaders',
    'deploy.group.foot',
    'deploy.group.horse',
  ]);
  expect((await codesOf('in-death-ground/trebia-218.json'))[0]).toBe('deploy.group.leaders');
});

test('an army with wings stands by wings', async () => {
  expect(await codesOf('prussias-glory/leuthen-battle.json')).toContain('aid.prussias-glory.wing');
});

const FOLDERS = readdirSync(join(process.cwd(), 'content', 'scenarios'));

test.each(FOLDERS)('no row of a shipped battle of %s is without its group', async folder => {
  for (const file of readdirSync(join(process.cwd(), 'content', 'scenarios', folder)))
    for (const { name, rows } of await groupsOf(`${folder}/${file}`))
      expect(name, `${file}: ${rows.map(row => row.name)}`).not.toBeNull();
});
