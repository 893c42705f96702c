import { expect, test } from 'vitest';
import { readDocumentBody } from './document-body';

const DOCUMENT = { format: 'scenario', system: 'lost-battles', title: 'Zama', z: 1, a: [2] };

test('a document is told by its text, title and kind, apart from what was sent with it', async () => {
  const body = await readDocumentBody(JSON.stringify({ revision: 3, document: DOCUMENT }));
  expect(body).toEqual({
    type: 'read',
    fields: { revision: 3 },
    document: {
      text: JSON.stringify(DOCUMENT),
      title: 'Zama',
      identity: { type: 'scenario', system: 'lost-battles' },
    },
  });
});

test('a document of no known kind keeps its findings, and its text', async () => {
  const body = await readDocumentBody('{"document":{"format":"poem"}}');
  expect(body).toMatchObject({
    type: 'read',
    document: { text: '{"format":"poem"}', identity: { findings: [{ code: 'document/unknown-format' }] } },
  });
});

test('null is a document, none at all is none', async () => {
  expect(await readDocumentBody('{"document":null}')).toMatchObject({ document: { text: 'null' } });
  expect(await readDocumentBody('{"system":"perikles"}')).toEqual({
    type: 'read',
    fields: { system: 'perikles' },
    document: null,
  });
});

test.each([
  ['not JSON', '{', 'not-json'],
  ['no record', '[1]', 'bad-request'],
  ['long beside its document', JSON.stringify({ note: 'x'.repeat(70_000) }), 'bad-request'],
  ['101 levels deep', `{"document":${'['.repeat(101)}${']'.repeat(101)}}`, 'too-deep'],
])('a body that is %s is refused', async (_title, text, type) => {
  expect(await readDocumentBody(text)).toEqual({ type });
});
