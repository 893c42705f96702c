import type { NextResponse } from 'next/server';
import type { z } from 'zod';
import { type DocumentBody, readDocumentBody, type SentDocument } from '@/lib/catalogue/document-body';
import { DEADLINES, isShortText, runJob } from '../jobs';
import { expect, findInputProblem } from './input-problem';
import { clientKeyOf } from './requester';
import { errorResponse, inputErrorResponse, readText } from './route-helpers';
import { unavailableResponse } from './unavailable';

const MOST_BYTES = 2 * 1024 * 1024;

export type DocumentInput<Fields> =
  | { readonly fields: Fields; readonly document: SentDocument | null }
  | { readonly refused: NextResponse };

const STATUS = { 'too-deep': 422, 'not-json': 400 } as const;

/** Not an object, or too much beside the document. */
const WRONG_BODY = { field: 'body', expected: expect('object') };

/** A document of up to 2 MB and what was sent with it, in the shape that the route asks for; a long one is read in a worker. */
export const readDocumentInput = async <Fields>(
  request: Request,
  schema: z.ZodType<Fields>,
): Promise<DocumentInput<Fields>> => {
  const text = await readText(request, MOST_BYTES);
  if (text === null) return { refused: errorResponse(413, 'too-large') };
  const body = isShortText(text) ? await readDocumentBody(text) : await readInWorker(text, request);
  if ('refused' in body) return body;
  if (body.type === 'bad-request') return { refused: inputErrorResponse(WRONG_BODY) };
  if (body.type !== 'read') return { refused: errorResponse(STATUS[body.type], body.type) };
  const fields = schema.safeParse(body.fields);
  return fields.success
    ? { fields: fields.data, document: body.document }
    : { refused: inputErrorResponse(findInputProblem(schema, fields.error)) };
};

const readInWorker = async (
  text: string,
  { headers }: Request,
): Promise<DocumentBody | { readonly refused: NextResponse }> => {
  const read = await runJob('readBody', {
    key: null,
    input: async () => ({ text }),
    bytes: text.length,
    deadline: DEADLINES.page,
    client: clientKeyOf(headers),
  });
  return read.type === 'done' ? read.result : { refused: unavailableResponse(read) };
};
