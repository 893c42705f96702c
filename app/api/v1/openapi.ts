import { z } from 'zod';
import * as shapes from './contract';

const jsonContent = (schema: z.ZodType) => ({ 'application/json': { schema: toJsonSchema(schema) } });

/** OpenAPI 3.1 takes JSON Schema as it is; what we send is described as it leaves, what we get as it comes. */
const toJsonSchema = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
};

const describeError = (description: string) => ({ description, content: jsonContent(shapes.errorShape) });
const describeSuccess = (description: string, schema: z.ZodType) => ({
  description,
  content: jsonContent(schema),
});

const SLUG = { name: 'slug', in: 'path', required: true, schema: { type: 'string' } };
const NUMBER = { name: 'n', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };

const listQueryParameters = () =>
  Object.entries(shapes.listQuery.shape).map(([name, parameter]) => {
    const { description, example, ...schema } = toJsonSchema(parameter, 'input');
    return { name, in: 'query', required: false, description, example, schema };
  });

const GONE = {
  410: describeError('Withdrawn, hidden or deleted.'),
  404: describeError('There is no such version.'),
};

const describeDocuments = () => ({
  get: {
    operationId: 'list',
    summary: 'Search the catalogue.',
    parameters: listQueryParameters(),
    responses: {
      200: describeSuccess('One page of it, with the numbers of every facet.', shapes.list),
      400: describeError(
        'An unknown parameter, or a value that it cannot have: `field` and `expected` say which.',
      ),
    },
  },
  post: {
    operationId: 'publish',
    summary: 'Publish a document for good.',
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: toJsonSchema(shapes.publishBody, 'input') } },
    },
    responses: {
      201: describeSuccess('It stands at its address.', shapes.published),
      400: describeError('A part of the body is missing or wrong.'),
      401: describeError('No token, an unknown one or an expired one.'),
      403: describeError('The token may not publish, or a moderator has hidden this line.'),
      404: describeError('No line of yours has this slug.'),
      422: describeError('The document is malformed.'),
    },
  },
});

/** The programming interface, described from the very schemas that it reads and writes by. */
export const makeOpenApi = (server: string, version: string) => ({
  openapi: '3.1.0',
  info: { title: 'Battlewright', version },
  servers: [{ url: `${server}/api/v1` }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/documents': describeDocuments(),
    '/documents/{slug}': {
      get: {
        operationId: 'read',
        summary: 'The newest public version of a line.',
        parameters: [SLUG],
        responses: { 200: describeSuccess('The version with its document.', shapes.version), ...GONE },
      },
    },
    '/documents/{slug}/versions': {
      get: {
        operationId: 'versions',
        summary: 'The versions of a line.',
        parameters: [SLUG],
        responses: {
          200: describeSuccess('Newest first.', shapes.versions),
          404: describeError('There is no such line.'),
        },
      },
    },
    '/documents/{slug}/versions/{n}': {
      get: {
        operationId: 'readVersion',
        summary: 'One version.',
        parameters: [SLUG, NUMBER],
        responses: { 200: describeSuccess('The version with its document.', shapes.version), ...GONE },
      },
    },
    '/check': {
      post: {
        operationId: 'check',
        summary: 'What the rule book says of a document; nothing is kept.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: toJsonSchema(shapes.checkBody, 'input') } },
        },
        responses: {
          200: describeSuccess('Every finding in words.', shapes.checked),
          400: describeError('A part of the body is missing or wrong.'),
          401: describeError('A token was sent, and it is unknown or expired. None is needed.'),
          413: describeError('Larger than 2 MB.'),
        },
      },
    },
  },
});
