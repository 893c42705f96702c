import { type NextRequest, NextResponse } from 'next/server';
import { findCurrentAuthor } from '@/app/_server/accounts/author';
import { withQuotaErrors } from '@/app/_server/http/quota-errors';
import { errorResponse, isCrossOrigin, readBytes } from '@/app/_server/http/route-helpers';
import { refuseTooManyWrites, WRITE_LIMITS } from '@/app/_server/rate-limits/write-limits';
import { getStore } from '@/app/_server/store';
import { cleanPicture, MAX_PICTURE_BYTES, type PictureRefusal } from '@/lib/accounts/clean-picture';
import { deleteUnderlay, putUnderlay, readUnderlay } from '@/lib/store/documents/underlays';

interface Context {
  readonly params: Promise<{ readonly id: string }>;
}

/** The picture under the board, for the owner of the draft and their guests. */
export const GET = async (_request: NextRequest, { params }: Context): Promise<NextResponse> => {
  const author = await findCurrentAuthor();
  const found = author && (await readUnderlay(await getStore(), (await params).id, author));
  if (!found) return errorResponse(404, 'no-underlay');
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
export const PUT = withQuotaErrors(
  async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
    if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
    const author = await findCurrentAuthor();
    if (!author) return errorResponse(404, 'unknown-draft');
    const refused = await refuseTooManyWrites(request, WRITE_LIMITS.underlay, author);
    if (refused) return refused;
    const bytes = await readBytes(request, MAX_PICTURE_BYTES);
    const picture = bytes ? await cleanPicture(bytes) : 'image-too-large';
    if (typeof picture === 'string') return errorResponse(STATUSES[picture], picture);
    const isKept = await putUnderlay(await getStore(), (await params).id, author, picture);
    return isKept ? NextResponse.json({ type: picture.type }) : errorResponse(404, 'unknown-draft');
  },
);

export const DELETE = async (request: NextRequest, { params }: Context): Promise<NextResponse> => {
  if (isCrossOrigin(request)) return errorResponse(403, 'other-origin');
  const author = await findCurrentAuthor();
  if (!author) return errorResponse(404, 'no-underlay');
  const refused = await refuseTooManyWrites(request, WRITE_LIMITS.underlay, author);
  if (refused) return refused;
  const isGone = await deleteUnderlay(await getStore(), (await params).id, author);
  return isGone ? NextResponse.json({}) : errorResponse(404, 'no-underlay');
};
