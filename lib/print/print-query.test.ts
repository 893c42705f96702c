import { expect, test } from 'vitest';
import { createDefaultPrintRequest, type PrintOffer, toPrintQuery } from './print-query';

const one = (id: string) => ({ id, label: id });
const OFFER: PrintOffer = {
  address: '/s/cannae/v/1',
  query: 'variant=rain',
  parts: ['sheet', 'counters', 'map'].map(one),
  papers: ['a4', 'letter'].map(one),
  inks: ['colour', 'grey'].map(one),
  sizes: ['15', '20'].map(one),
  backings: ['long-edge', 'fold'].map(one),
  scales: ['tiles-80'].map(one),
  sides: ['rome'].map(one),
};

test('the usual print is the first part on the first paper', () =>
  expect(toPrintQuery(createDefaultPrintRequest(OFFER), OFFER)).toBe(
    'variant=rain&parts=sheet&paper=a4&ink=colour',
  ));

test('parts stand in their own order, and only what matters to them is asked for', () => {
  const request = {
    ...createDefaultPrintRequest(OFFER),
    parts: ['counters', 'sheet'],
    side: 'rome',
    size: '20',
  };
  expect(toPrintQuery(request, OFFER)).toBe(
    'variant=rain&parts=sheet%2Ccounters&paper=a4&ink=colour&size=20&backing=long-edge&side=rome',
  );
});
