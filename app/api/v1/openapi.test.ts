import { expect, test } from 'vitest';
import { makeOpenApi } from './openapi';

const described = JSON.parse(JSON.stringify(makeOpenApi('https://example.org', '1.2.3')));

test('list, read, check and publish are described', () => {
  const operations = Object.values(described.paths as Record<string, Record<string, { operationId: string }>>)
    .flatMap(path => Object.values(path))
    .map(({ operationId }) => operationId);
  expect(operations).toEqual(['list', 'publish', 'read', 'versions', 'readVersion', 'check']);
});

test('publishing wants a token, and its body has the fields that the route reads', () => {
  const { post } = described.paths['/documents'];
  expect(post.security).toEqual([{ token: [] }]);
  const { schema } = post.requestBody.content['application/json'];
  expect(Object.keys(schema.properties)).toEqual(['document', 'visibility', 'changeNote', 'slug']);
  expect(schema.additionalProperties).toBe(false);
});

test('every facet is a parameter of the list', () => {
  const names = described.paths['/documents'].get.parameters.map(({ name }: { name: string }) => name);
  expect(names).toEqual(
    expect.arrayContaining(['q', 'system', 'era', 'century', 'side', 'tag', 'sort', 'page']),
  );
});
