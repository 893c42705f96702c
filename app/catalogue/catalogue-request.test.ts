import { expect, test } from 'vitest';
import { catalogueUrlOf, parseCatalogueRequest, withChoice } from './catalogue-request';

const asked = (address: string) =>
  parseCatalogueRequest(Object.fromEntries(new URL(address, 'http://x').searchParams), {
    systems: ['squares'],
    path: '/catalogue',
    kind: 'scenario',
  });

test.each([
  '/catalogue',
  '/catalogue?q=zama',
  '/catalogue?q=zama&sort=newest',
  '/catalogue?q=zama&system=squares&era=ancient&century=-3&side=Rome&size=large&legality=legal&provenance=sourced&tag=elephants&sort=year&page=2',
  '/catalogue?kind=army-list&like=zama&sort=stars',
])('%s is kept whole in the address', address => {
  expect(catalogueUrlOf(asked(address))).toBe(address);
});

test('nonsense is the plain list', () => {
  const address = '/catalogue?system=no&era=jazz&century=x&size=huge&legality=1&sort=up&page=-3&kind=poem';
  expect(catalogueUrlOf(asked(address))).toBe('/catalogue');
});

test('another choice begins at the first page', () => {
  const chosen = withChoice(asked('/catalogue?era=ancient&page=3'), 'side', 'Rome');
  expect(catalogueUrlOf(chosen)).toBe('/catalogue?era=ancient&side=Rome');
  expect(catalogueUrlOf(withChoice(chosen, 'era', null))).toBe('/catalogue?side=Rome');
});

test('words are answered by the best match, a collection in its author’s order, all else newest first', () => {
  expect(asked('/catalogue').sort).toBe('newest');
  expect(asked('/catalogue?sort=best').sort).toBe('newest');
  expect(asked('/catalogue?q=zama').sort).toBe('best');
  const collection = { systems: [], path: '/collections/wars', hasOwnOrder: true };
  expect(parseCatalogueRequest({}, collection).sort).toBe('best');
  expect(catalogueUrlOf(parseCatalogueRequest({ sort: 'newest' }, collection))).toBe(
    '/collections/wars?sort=newest',
  );
});
