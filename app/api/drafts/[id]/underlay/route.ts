import { type NextRequest, NextResponse } from 'next/server';
import { fault, isFromElsewhere, readBytes } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { getStore } from '@/app/_server/store';
import { imageTypeOf } from '@/lib/drawing/image-type';
import { deleteUnderlay, putUnderlay, readUnderlay } from '@/lib/store/underlays';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

const LIMIT = 8 * 1024 * 1024;

/** The picture under the board, for the owner of the draft alone. */
export const GET = async (_request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const author = await currentAuthor();
  const found = author && (await readUnderlay(await getStore(), (await params).id, author));
  if (!found) return fault(404, 'no-underlay');
  return new NextResponse(new Uint8Array(found.bytes), {
    headers: {
      'content-type': found.type,
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'cache-control': 'private, no-cache',
    },
  });
};

/** Takes PNG, JPEG and WebP, told by their bytes; SVG can carry scripts and is refused. */
export const PUT = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await currentAuthor();
  if (!author) return fault(404, 'unknown-draft');
  const bytes = await readBytes(request, LIMIT);
  if (!bytes) return fault(413, 'image-too-large');
  const type = imageTypeOf(bytes);
  if (!type) return fault(415, 'not-an-image');
  const isKept = await putUnderlay(await getStore(), (await params).id, author, { type, bytes });
  return isKept ? NextResponse.json({ type }) : fault(404, 'unknown-draft');
};

export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await currentAuthor();
  const isGone = author && (await deleteUnderlay(await getStore(), (await params).id, author));
  return isGone ? NextResponse.json({}) : fault(404, 'no-underlay');
};
