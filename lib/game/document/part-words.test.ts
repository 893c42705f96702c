import { expect, test } from 'vitest';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { PART_FIELDS } from './part-fields';
import { describePart, nameField, nameMainField } from './part-words';

const say = makeSay(messages, 'en');

const battle = {
  sides: [
    { id: 'north', name: 'The North' },
    { id: 'south', name: 'The South' },
  ],
  forces: [{ side: 'north' }, { side: 'south', generals: [{ name: 'Lee' }, {}] }],
  options: { attackLimit: 3, secretKey: 1 },
};

test.each([
  ['', 'The whole document'],
  ['/board', 'Battlefield'],
  ['/forces/1', 'Armies, The South'],
  ['/forces/1/generals/0', 'Armies, The South, Generals, Lee'],
  ['/forces/1/generals/1', 'Armies, The South, Generals'],
  ['/forces/7', 'Armies'],
  ['/options/attackLimit', 'Options, Attack limit'],
  ['/options/secretKey', 'Options'],
  ['/nowhere/7', 'Another part'],
])('the part at “%s” is %s', (pointer, words) => expect(say(describePart(battle, pointer))).toBe(words));

test('a document of any shape has parts', () => expect(say(describePart(null, '/forces/1'))).toBe('Armies'));

test('every field that has a name has its word', () => {
  const codes = [...PART_FIELDS].map(field => nameField(field)?.code.replace('words.part.', ''));
  const words = messages.words.part as Readonly<Record<string, string>>;
  expect(Object.keys(words).sort()).toEqual([...codes, 'whole', 'other'].sort());
  expect(say(nameMainField('$schema'))).toBe('Another part');
});
