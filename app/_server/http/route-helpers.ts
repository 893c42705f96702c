import { NextResponse } from 'next/server';
import type { z } from 'zod';
import { isTooDeep } from '@/lib/documents/max-depth';
import { getEnv } from '@/lib/env';
import { findInputProblem, type InputProblem } from './input-problem';

/** An error as JSON; the words for its code are under `errors` in the messages. */
export const errorResponse = (
  status: number,
  code: string,
  more: Record<string, unknown> = {},
): NextResponse => NextResponse.json({ error: { code }, ...more }, { status });

/** A field that the route cannot take, and what it expected there. */
export const inputErrorResponse = ({ field, expected }: InputProblem): NextResponse =>
  NextResponse.json({ error: { code: 'bad-request', field, expected } }, { status: 400 });

/** Far more than any form sends; documents have a limit of their own. */
const BODY_LIMIT = 64 * 1024;

export type JsonBody = { readonly json: unknown } | { readonly refused: NextResponse };

/** A request's JSON, refused when it is long or not JSON; never more than that is held in memory. */
export const readJsonBody = async (request: Request): Promise<JsonBody> => {
  const text = await readText(request, BODY_LIMIT);
  if (text === null) return { refused: errorResponse(413, 'too-large') };
  if (isTooDeep(text)) return { refused: errorResponse(422, 'too-deep') };
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { refused: errorResponse(400, 'not-json') };
  }
};

/** A request's text; null when it is longer than the limit. */
export const readText = async (request: Request, limit: number): Promise<string | null> => {
  const bytes = await readBytes(request, limit);
  return bytes && new TextDecoder().decode(bytes);
};

export type Input<Data> = { readonly data: Data } | { readonly refused: NextResponse };

/** A request's JSON in the shape that the route asks for. */
export const parseJsonBody = async <Data>(
  request: Request,
  schema: z.ZodType<Data>,
): Promise<Input<Data>> => {
  const body = await readJsonBody(request);
  if ('refused' in body) return body;
  const parsed = schema.safeParse(body.json);
  return parsed.success
    ? { data: parsed.data }
    : { refused: inputErrorResponse(findInputProblem(schema, parsed.error)) };
};

/** What a page of this site sent: every route that writes with a cookie begins with this. */
export const readInput = async <Data>(request: Request, schema: z.ZodType<Data>): Promise<Input<Data>> =>
  isCrossOrigin(request) ? { refused: errorResponse(403, 'other-origin') } : parseJsonBody(request, schema);

/** A request's bytes; null when there are more than the limit, which are then not read to their end. */
export const readBytes = async (request: Request, limit: number): Promise<Uint8Array | null> => {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return null;
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > limit) return null;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
};

/**
 * A page of another site must not write as this visitor. A browser sends the origin of the page with every write: it must be the host that
 * was asked (localhost and 127.0.0.1 alike), or the public address when a proxy asks us under another name. A sandboxed page has no origin
 * and is not ours; a request without the header does not come from a browser.
 */
export const isCrossOrigin = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  if (!URL.canParse(origin)) return true;
  const ours = [request.headers.get('host'), new URL(getEnv().baseUrl).host];
  return !ours.includes(new URL(origin).host);
};
