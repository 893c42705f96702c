import { expect, test } from 'vitest';
import { itemInLanguage } from './item-in-language';

const english = { title: 'Cannae', summary: 'A trap', place: 'Apulia', sides: ['Rome'] };
const german = { ...english, summary: 'Eine Falle', sides: ['Rom'] };
const item = { ...english, slug: 'cannae', texts: { en: english, de: german } };

test('a card shows the reader’s language where the document has it', () => {
  expect(itemInLanguage(item, 'de')).toMatchObject({ ...german, slug: 'cannae', original: null });
  expect(itemInLanguage(item, 'en')).toMatchObject({ ...english, original: null });
});

test('else it shows the original and says so', () => {
  expect(itemInLanguage({ ...item, texts: { en: english } }, 'de')).toMatchObject({
    ...english,
    original: 'en',
  });
});

test('of a document that does not say its language nothing is said', () =>
  expect(itemInLanguage({ ...item, texts: {} }, 'de').original).toBeNull());
