import { strToU8, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { readArchive, writeArchive } from './archive';

const zip = (files: Record<string, string>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([name, text]) => [name, strToU8(text)])));

test('what is packed is read back, and the same texts give the same bytes', () => {
  const files = new Map([
    ['cannae/v1.json', '{"title":"Cannae"}'],
    ['höchstädt/v2.json', '{}'],
  ]);
  expect(readArchive(writeArchive(files))).toEqual({ type: 'read', files });
  expect(writeArchive(files)).toEqual(writeArchive(files));
});

test.each([
  '../up.json',
  'a/../../up.json',
  '/root.json',
  'C:/drive.json',
  'a\\b.json',
  './here.json',
  'a//b.json',
  '.../x.json',
  'nul\u0000.json',
  'a/ b.json',
])('the path %j is refused', name => {
  expect(readArchive(zip({ [name]: '{}' }))).toEqual({ type: 'refused', reason: 'path', name });
});

test('too much is refused before it is unpacked', () => {
  const bomb = zip({ 'bomb.json': '0'.repeat(3_000_000) });
  expect(bomb.length).toBeLessThan(10_000);
  expect(readArchive(bomb)).toMatchObject({ type: 'refused', reason: 'too-large' });
  const many = zip({ 'a.json': '1', 'b.json': '2', 'c.json': '3' });
  expect(readArchive(many, { entries: 2, file: 10, total: 100 })).toMatchObject({ reason: 'too-many' });
  expect(readArchive(many, { entries: 9, file: 10, total: 2 })).toMatchObject({ reason: 'too-large' });
});

/** Where the directory of an archive of one file says how large it is, unpacked. */
const claimAt = (bytes: Uint8Array): number =>
  Buffer.from(bytes).lastIndexOf('PK\u0001\u0002', undefined, 'latin1') + 24;

test('a directory that claims less than there is unpacks no more than it claims', () => {
  const bomb = zip({ 'bomb.json': ' '.repeat(1_900_000) });
  new DataView(bomb.buffer, bomb.byteOffset).setUint32(claimAt(bomb), 10, true);
  expect(readArchive(bomb)).toEqual({ type: 'refused', reason: 'not-a-zip', name: '' });
});

test('an archive that is cut off, or whose directory points outside, is refused', () => {
  const whole = zip({ 'a.json': '{}', 'b.json': '{}' });
  for (let length = 0; length < whole.length; length += 1)
    expect(readArchive(whole.slice(0, length)), `${length}`).toMatchObject({ reason: 'not-a-zip' });
  const astray = zip({ 'a.json': '{}' });
  new DataView(astray.buffer, astray.byteOffset).setUint32(claimAt(astray) + 18, 0xfffffff0, true);
  expect(readArchive(astray)).toMatchObject({ reason: 'not-a-zip' });
});

test('what is no archive is refused, and other files are passed over', () => {
  expect(readArchive(strToU8('no zip at all'))).toMatchObject({ type: 'refused', reason: 'not-a-zip' });
  expect(readArchive(zip({ 'run.sh': 'rm', 'a.json': '{}' }))).toEqual({
    type: 'read',
    files: new Map([['a.json', '{}']]),
  });
});
