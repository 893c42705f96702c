import { mkdtempSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readOperatorText } from './operator-texts';

const folder = mkdtempSync(join(tmpdir(), 'battlewright-operator-'));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (text: string, second: number): void => {
  writeFileSync(join(folder, 'imprint.md'), text);
  utimesSync(join(folder, 'imprint.md'), second, second);
};

test('a text is read again when its file has changed, and a blank one counts as none', async () => {
  expect(await readOperatorText('imprint', folder)).toBeNull();
  expect(await readOperatorText('imprint', join(folder, 'missing'))).toBeNull();
  write('# The Club\n', 1000);
  expect(await readOperatorText('imprint', folder)).toBe('# The Club');
  write('# The New Club\n', 2000);
  expect(await readOperatorText('imprint', folder)).toBe('# The New Club');
  write(' \n', 3000);
  expect(await readOperatorText('imprint', folder)).toBeNull();
});
