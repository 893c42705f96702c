import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toDecodableUrl } from './decodable-url';

fc.configureGlobal({ seed: 20_261_118 });

test.each([
  ['/s/cannae?q=%ff', '/s/cannae?q=%ff'],
  ['/s/%C3%A9', '/s/%C3%A9'],
  ['/s/a%2Fb', '/s/a%2Fb'],
  ['/collections/%ff', '/collections/%EF%BF%BD'],
  ['/s/%C3', '/s/%EF%BF%BD'],
  ['/s/%C3%A9x%80', '/s/%C3%A9x%EF%BF%BD'],
  ['/s/%zz', '/s/%25zz'],
  ['/s/100%', '/s/100%25'],
  ['/%', '/%25'],
])('%s is read as %s', (address, expected) => expect(toDecodableUrl(address)).toBe(expected));

test('every path can be decoded, and one that could be is left alone', () => {
  const piece = fc.constantFrom(
    '%',
    '%f',
    '%ff',
    '%C3',
    '%A9',
    '%e2%82%ac',
    'a',
    '/',
    '%2F',
    '%00',
    '%ED%A0%80',
  );
  fc.assert(
    fc.property(fc.array(piece), pieces => {
      const address = `/${pieces.join('')}`;
      const read = toDecodableUrl(address);
      expect(() => decodeURIComponent(read)).not.toThrow();
      expect(toDecodableUrl(read)).toBe(read);
    }),
  );
});
