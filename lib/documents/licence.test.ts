import { describe, expect, test } from 'vitest';
import { LICENCES, type Licence, licenceOf, listAllowedLicences } from './licence';

const allowedAfter = (licence: Licence | null, isOwn = false) => listAllowedLicences({ licence, isOwn });

describe('the licence of a remix', () => {
  test('a document that is no remix may have any', () => {
    expect(listAllowedLicences(null)).toEqual(LICENCES);
  });

  test.each([
    ['CC0-1.0', LICENCES],
    ['MIT', ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-SA-4.0', 'MIT', 'all-rights-reserved']],
    ['CC-BY-4.0', ['CC-BY-4.0', 'CC-BY-SA-4.0', 'CC-BY-NC-SA-4.0', 'all-rights-reserved']],
    ['CC-BY-SA-4.0', ['CC-BY-SA-4.0']],
    ['CC-BY-NC-SA-4.0', ['CC-BY-NC-SA-4.0']],
    ['all-rights-reserved', []],
  ] as const)('%s is kept or narrowed', (licence, allowed) => {
    expect(allowedAfter(licence)).toEqual(allowed);
  });

  test('the author of the original may choose again', () => {
    expect(allowedAfter('all-rights-reserved', true)).toEqual(LICENCES);
  });

  test('where the original states none, nothing is forbidden', () => {
    expect(allowedAfter(null)).toEqual(LICENCES);
  });

  test('what may follow may be followed by no more than that', () => {
    for (const first of LICENCES)
      for (const second of allowedAfter(first))
        expect(allowedAfter(first)).toEqual(expect.arrayContaining([...allowedAfter(second)]));
  });
});

test.each([
  [{ licence: 'CC0-1.0' }, 'CC0-1.0'],
  [{ licence: 'mine alone' }, null],
  [{}, null],
  [null, null],
])('%j states %s', (document, licence) => {
  expect(licenceOf(document)).toBe(licence);
});
