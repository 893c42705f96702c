import { expect, test } from 'vitest';
import { z } from 'zod';
import { listQuery } from '@/app/api/v1/contract';
import { makeSay } from '@/components/words/make-say';
import { messages } from '@/content/messages/en';
import { findInputProblem } from './input-problem';

const say = makeSay(messages, 'en', error => {
  throw error;
});

const problemIn = (schema: z.ZodType, value: unknown): readonly string[] => {
  const { error } = schema.safeParse(value);
  if (!error) throw new Error('nothing wrong');
  const { field, expected } = findInputProblem(schema, error);
  return [field, say(expected)];
};

test.each([
  [{ page: '0' }, 'page', 'a whole number, 1 or more'],
  [{ page: 'two' }, 'page', 'a whole number, 1 or more'],
  [{ pageSize: '101' }, 'pageSize', 'a whole number, 1 or more, 100 at most'],
  [{ size: 'huge' }, 'size', 'one of small, middle, large'],
  [{ century: 'third' }, 'century', 'text that matches ^-?[1-9]\\d?$'],
  [{ q: 'x'.repeat(201) }, 'q', 'text of 200 characters at most'],
])('%j: the field and what was expected', (query, field, expected) => {
  expect(problemIn(listQuery, query)).toEqual([field, expected]);
});

test('a field that nobody knows is named, with those that are known', () => {
  const body = z.strictObject({ title: z.string(), inner: z.strictObject({ n: z.number() }).optional() });
  expect(problemIn(body, { title: 'x', wish: 1 })).toEqual(['wish', 'only title, inner']);
  expect(problemIn(body, { title: 'x', inner: { n: 1, m: 2 } })).toEqual(['inner.m', 'only n']);
  expect(problemIn(body, 7)).toEqual(['body', 'a JSON object']);
});
