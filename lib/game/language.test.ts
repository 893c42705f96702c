import { describe, expect, test } from 'vitest';
import { addressIn, choosePreferredLanguage, languageOf, splitAddress } from './language';

test.each([
  ['de-AT', 'de'],
  ['de_DE.UTF-8', 'de'],
  ['en', 'en'],
  ['fr', 'en'],
  ['', 'en'],
  [null, 'en'],
] as const)('the language of %s is %s', (tag, language) => expect(languageOf(tag)).toBe(language));

test.each([
  ['de-DE,de;q=0.9,en;q=0.8', 'de'],
  ['en;q=0.5, de;q=0.8', 'de'],
  ['fr, en;q=0.9, de;q=0.3', 'en'],
  ['de;q=0, en', 'en'],
  ['*', 'en'],
  [null, 'en'],
] as const)('of %s the reader gets %s', (accepted, language) =>
  expect(choosePreferredLanguage(accepted)).toBe(language),
);

describe('an address', () => {
  test.each([
    ['/de', { language: 'de', path: '/' }],
    ['/de/s/cannae', { language: 'de', path: '/s/cannae' }],
    ['/s/cannae', { language: 'en', path: '/s/cannae' }],
    ['/delium', { language: 'en', path: '/delium' }],
    ['/en/s/cannae', { language: 'en', path: '/en/s/cannae' }],
  ] as const)('%s is split', (pathname, parts) => expect(splitAddress(pathname)).toEqual(parts));

  test.each([
    ['/', '/de'],
    ['/s/cannae?variant=free#map', '/de/s/cannae?variant=free#map'],
    ['/de/s/cannae', '/de/s/cannae'],
    ['/api/v1/check', '/api/v1/check'],
    ['//other.example/x', '//other.example/x'],
    ['https://other.example/x', 'https://other.example/x'],
    ['#map', '#map'],
  ])('%s is %s in German', (path, german) => {
    expect(addressIn('de', path)).toBe(german);
    expect(addressIn('en', path)).toBe(path);
  });
});
