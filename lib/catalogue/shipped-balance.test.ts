import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, test } from 'vitest';
import { playedFingerprintOf } from './document-fingerprint';
import { shippedBalanceSchema } from './shipped-balance';

const SCENARIOS = 'content/scenarios';
const BALANCE = 'content/balance';

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'));

const battles = readdirSync(SCENARIOS).flatMap(folder =>
  readdirSync(join(SCENARIOS, folder)).map(name => join(SCENARIOS, folder, name)),
);

const listRows = (): readonly string[] =>
  readFileSync('docs/balance.md', 'utf8')
    .split('\n')
    .filter(line => /^\| [a-z0-9-]+ \| (quick|learner|steady|strong) \|/.test(line))
    .map(line => line.split(' | ').slice(0, 3).join(' | '));

test('a measured balance is of the battle as it is shipped: of another one it would not be shown', () => {
  for (const file of readdirSync(BALANCE)) {
    const battle = battles.find(path => basename(path) === file);
    const { document } = shippedBalanceSchema.parse(readJson(join(BALANCE, file)));
    expect(battle && playedFingerprintOf(readJson(battle)), file).toBe(document);
  }
});

test('the page of all balances has every figure that was measured', () => {
  const measured = readdirSync(BALANCE).flatMap(file =>
    shippedBalanceSchema
      .parse(readJson(join(BALANCE, file)))
      .measured.map(({ level, games }) => `| ${basename(file, '.json')} | ${level} | ${games}`),
  );
  expect(listRows().toSorted()).toEqual(measured.toSorted());
});
