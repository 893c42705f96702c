import { NextResponse } from 'next/server';
import { isTooDeep } from '@/lib/documents/max-depth';
import { env } from '@/lib/env';

/** A fault as JSON: its code has its words under `errors` in the messages. */
export const errorResponse = (
  status: number,
  code: string,
  more: Record<string, unknown> = {},
): NextResponse => NextResponse.json({ error: { code }, ...more }, { status });

const BODY_LIMIT = 2 * 1024 * 1024;

export type JsonBody = { readonly json: unknown } | { readonly refused: NextResponse };

/** A request's JSON, refused when it is longer than 2 MB or no JSON; never more than that is held in memory. */
export const readJsonBody = async (request: Request): Promise<JsonBody> => {
  const text = await readText(request);
  if (text === null) return { refused: errorResponse(413, 'too-large') };
  if (isTooDeep(text)) return { refused: errorResponse(422, 'too-deep') };
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { refused: errorResponse(400, 'not-json') };
  }
};

const readText = async (request: Request): Promise<string | null> => {
  const bytes = await readBytes(request, BODY_LIMIT);
  return bytes && new TextDecoder().decode(bytes);
};

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
 * A page of another site must not write in a visitor's name. A browser says with every write which page asks for it: it must be one of the
 * host that was asked, be that localhost or 127.0.0.1, or of the public address, when a proxy asks us under another name. A page without an
 * origin, in a sandbox, is none of ours; a request without the header comes from no browser.
 */
export const isCrossOrigin = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  if (origin === null) return request.headers.get('sec-fetch-site') === 'cross-site';
  if (!URL.canParse(origin)) return true;
  const ours = [request.headers.get('host'), new URL(env().baseUrl).host];
  return !ours.includes(new URL(origin).host);
};
