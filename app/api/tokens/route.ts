import { type NextRequest, NextResponse } from 'next/server';
import { z } from 'zod';
import { fault, isFromElsewhere, readBody } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { createToken } from '@/lib/store/tokens';

const newToken = z.strictObject({ title: z.string().trim().min(1).max(80) });

/** A token for the visitor's programs; it is told this once. */
export const POST = async (request: NextRequest): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const body = await readBody(request);
  if ('refused' in body) return body.refused;
  const wish = newToken.safeParse(body.json);
  if (!wish.success) return fault(400, 'bad-request');
  const author = await currentAuthor();
  if (author === null) return fault(404, 'not-found');
  const token = await createToken(await getStore(), author, wish.data.title);
  return NextResponse.json({ token }, { status: 201 });
};
