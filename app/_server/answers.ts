import { NextResponse } from 'next/server';

/** A fault as JSON: its code has its words under `errors` in the messages. */
export const fault = (status: number, code: string, more: Record<string, unknown> = {}): NextResponse =>
  NextResponse.json({ error: { code }, ...more }, { status });

const BODY_LIMIT = 2 * 1024 * 1024;

export type Body = { readonly json: unknown } | { readonly refused: NextResponse };

/** A request's JSON, refused when it is longer than 2 MB or no JSON; never more than that is held in memory. */
export const readBody = async (request: Request): Promise<Body> => {
  const text = await readText(request);
  if (text === null) return { refused: fault(413, 'too-large') };
  try {
    return { json: JSON.parse(text) };
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    return { refused: fault(400, 'not-json') };
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

/** A page of another site must not write in a visitor's name: browsers always send the origin with a write. */
export const isFromElsewhere = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host !== request.headers.get('host');
};
