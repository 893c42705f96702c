import { type NextRequest, NextResponse } from 'next/server';
import { answered } from '@/app/_server/answered';
import { fault, isFromElsewhere, readBytes } from '@/app/_server/answers';
import { currentAuthor } from '@/app/_server/author';
import { refuseTooMany, WRITE_LIMITS } from '@/app/_server/limit-writes';
import { getStore } from '@/app/_server/store';
import { cleanPicture, LARGEST_PICTURE, type PictureRefusal } from '@/lib/accounts/clean-picture';
import { deleteUnderlay, putUnderlay, readUnderlay } from '@/lib/store/underlays';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

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

const STATUSES: Readonly<Record<PictureRefusal, number>> = {
  'image-too-large': 413,
  'image-too-many-pixels': 413,
  'not-an-image': 415,
};

/** Takes PNG, JPEG and WebP that can be decoded, and keeps nothing of them but the pixels; SVG can carry scripts and is refused. */
export const PUT = answered(async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await currentAuthor();
  if (!author) return fault(404, 'unknown-draft');
  const refused = await refuseTooMany(request, WRITE_LIMITS.underlay, author);
  if (refused) return refused;
  const bytes = await readBytes(request, LARGEST_PICTURE);
  const picture = bytes ? await cleanPicture(bytes) : 'image-too-large';
  if (typeof picture === 'string') return fault(STATUSES[picture], picture);
  const isKept = await putUnderlay(await getStore(), (await params).id, author, picture);
  return isKept ? NextResponse.json({ type: picture.type }) : fault(404, 'unknown-draft');
});

export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isFromElsewhere(request)) return fault(403, 'other-origin');
  const author = await currentAuthor();
  if (!author) return fault(404, 'no-underlay');
  const refused = await refuseTooMany(request, WRITE_LIMITS.underlay, author);
  if (refused) return refused;
  const isGone = await deleteUnderlay(await getStore(), (await params).id, author);
  return isGone ? NextResponse.json({}) : fault(404, 'no-underlay');
};
