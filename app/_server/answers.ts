import { NextResponse } from 'next/server';

/** A fault as JSON: its code has its words under `errors` in the messages. */
export const fault = (status: number, code: string, more: Record<string, unknown> = {}): NextResponse =>
  NextResponse.json({ error: { code }, ...more }, { status });

const BODY_LIMIT = 2 * 1024 * 1024;

export type Body = { readonly json: unknown } | { readonly refused: NextResponse };

/** A request's JSON, refused when it is longer than 2 MB or no JSON; never more than that is held in memory. */
export const readBody = async (request: Request): Promise<Body> => {
  if (Number(request.headers.get('content-length') ?? 0) > BODY_LIMIT)
    return { refused: fault(413, 'too-large') };
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
  const decoder = new TextDecoder();
  let text = '';
  let length = 0;
  for await (const chunk of request.body ?? []) {
    length += chunk.byteLength;
    if (length > BODY_LIMIT) return null;
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
};

/** A page of another site must not write in a visitor's name: browsers always send the origin with a write. */
export const isFromElsewhere = (request: Request): boolean => {
  const origin = request.headers.get('origin');
  return origin !== null && URL.canParse(origin) && new URL(origin).host !== request.headers.get('host');
};
