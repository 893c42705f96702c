import { z } from 'zod';
import * as shapes from './contract';

const json = (schema: z.ZodType) => ({ 'application/json': { schema: inline(schema) } });

/** OpenAPI 3.1 takes JSON Schema as it is; what we send is described as it leaves, what we get as it comes. */
const inline = (schema: z.ZodType, io: 'input' | 'output' = 'output') => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
};

const fault = (description: string) => ({ description, content: json(shapes.faultShape) });
const done = (description: string, schema: z.ZodType) => ({ description, content: json(schema) });

const SLUG = { name: 'slug', in: 'path', required: true, schema: { type: 'string' } };
const NUMBER = { name: 'n', in: 'path', required: true, schema: { type: 'integer', minimum: 1 } };

const queryParameters = () =>
  Object.entries(shapes.listQuery.shape).map(([name, schema]) => ({
    name,
    in: 'query',
    required: false,
    schema: inline(schema as z.ZodType, 'input'),
  }));

const GONE = { 410: fault('Withdrawn, hidden or deleted.'), 404: fault('There is no such version.') };

const documents = () => ({
  get: {
    operationId: 'list',
    summary: 'Search the catalogue.',
    parameters: queryParameters(),
    responses: {
      200: done('One page of it, with the numbers of every facet.', shapes.list),
      400: fault('Not a question.'),
    },
  },
  post: {
    operationId: 'publish',
    summary: 'Publish a document for good.',
    security: [{ token: [] }],
    requestBody: {
      required: true,
      content: { 'application/json': { schema: inline(shapes.publishBody, 'input') } },
    },
    responses: {
      201: done('It stands at its address.', shapes.published),
      401: fault('No token, an unknown one or an expired one.'),
      403: fault('The token may not publish, or a moderator has hidden this line.'),
      404: fault('No line of yours has this slug.'),
      422: fault('The document is malformed.'),
    },
  },
});

/** The programming interface, described from the very schemas that it reads and writes by. */
export const openApi = (server: string, version: string) => ({
  openapi: '3.1.0',
  info: { title: 'Battlewright', version },
  servers: [{ url: `${server}/api/v1` }],
  components: { securitySchemes: { token: { type: 'http', scheme: 'bearer' } } },
  paths: {
    '/documents': documents(),
    '/documents/{slug}': {
      get: {
        operationId: 'read',
        summary: 'The newest public version of a line.',
        parameters: [SLUG],
        responses: { 200: done('The version with its document.', shapes.version), ...GONE },
      },
    },
    '/documents/{slug}/versions': {
      get: {
        operationId: 'versions',
        summary: 'The versions of a line.',
        parameters: [SLUG],
        responses: { 200: done('Newest first.', shapes.versions), 404: fault('There is no such line.') },
      },
    },
    '/documents/{slug}/versions/{n}': {
      get: {
        operationId: 'readVersion',
        summary: 'One version.',
        parameters: [SLUG, NUMBER],
        responses: { 200: done('The version with its document.', shapes.version), ...GONE },
      },
    },
    '/check': {
      post: {
        operationId: 'check',
        summary: 'What the rule book says of a document; nothing is kept.',
        requestBody: {
          required: true,
          content: { 'application/json': { schema: inline(shapes.checkBody, 'input') } },
        },
        responses: {
          200: done('Every finding in words.', shapes.checked),
          401: fault('A token was sent, and it is unknown or expired. None is needed.'),
          413: fault('Larger than 2 MB.'),
        },
      },
    },
  },
});
