import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { isFileAddress } from './file-address';

const inApp = (name: RegExp): readonly string[] =>
  readdirSync(join(process.cwd(), 'app'), { recursive: true, encoding: 'utf8' })
    .filter(file => name.test(file) && !file.startsWith('api/') && !file.startsWith('_'))
    .map(file => file.replaceAll('\\', '/'));

/** An address of the file, with something in place of the variable parts. */
const addressOf = (file: string): string =>
  `/${file}`
    .replace(/\/(page|route|opengraph-image)\.tsx?$/, (_, kind) =>
      kind === 'opengraph-image' ? '/opengraph-image' : '',
    )
    .replace(/\/\([^)]+\)/g, '')
    .replaceAll(/\[[^\]]+\]/g, 'x.json');

/** The files in `public`, except what the build copies there. */
const inPublic = readdirSync(join(process.cwd(), 'public'), { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && !entry.parentPath.includes('tldraw'))
  .map(({ parentPath, name }) => join(parentPath.slice(join(process.cwd(), 'public').length), '/', name));

describe('addresses', () => {
  test.each(inPublic)('%s is a file', path => expect(isFileAddress(path)).toBe(true));

  test('the manifest names icons that are there', () => {
    const { icons } = JSON.parse(readFileSync('public/manifest.webmanifest', 'utf8'));
    const known = [...inPublic, '/icon.svg'];
    expect(known).toEqual(expect.arrayContaining(icons.map(({ src }: { src: string }) => src)));
  });

  test.each(inApp(/(^|\/)(route\.ts|opengraph-image\.tsx)$/))('%s makes a file', file => {
    expect(isFileAddress(addressOf(file))).toBe(true);
  });

  test.each(inApp(/(^|\/)page\.tsx$/))('%s makes a page, whatever its address looks like', file => {
    expect(isFileAddress(addressOf(file))).toBe(false);
  });

  test.each(['/no-such.png', '/s/a/b.json', '/s/cannae/v/1/document.json/x', '/embed/a/b', '/_next/x.json'])(
    '%s is answered by the page that says that nothing is there',
    path => expect(isFileAddress(path)).toBe(false),
  );
});
