import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const files = ['app', 'components'].flatMap(folder =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map(path => join(folder, path)),
);

/** Files of this kind with the first line in them that should not be there. */
const offenders = (kind: RegExp, forbidden: RegExp, allowed: readonly string[] = []): readonly string[] =>
  files
    .filter(file => kind.test(file) && !allowed.includes(file))
    .flatMap(file => {
      const line = readFileSync(file, 'utf8')
        .split('\n')
        .find(text => forbidden.test(text));
      return line === undefined ? [] : [`${file}: ${line.trim()}`];
    });

describe('one look for all pages', () => {
  test('buttons and dialogs are those of components/ui', () =>
    expect(offenders(/\.tsx$/, /<(button|dialog)\b/)).toEqual([]));

  test('colours are written in app/globals.css, and in lib for what no style sheet reaches', () =>
    expect(offenders(/\.(css|tsx|ts)$/, /#[\da-f]{3,8}\b|\brgba?\(/i, ['app/globals.css'])).toEqual([]));

  test('type has the sizes of the tokens', () =>
    expect(offenders(/\.css$/, /font(-size)?:[^;/]*\b[\d.]+px/)).toEqual([]));
});
