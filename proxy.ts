import { type NextRequest, NextResponse } from 'next/server';
import { goneAddress } from '@/app/_server/gone-address';

/** A version that no longer stands keeps its address, which says so with the status that means it. */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const gone = await goneAddress(request.nextUrl.pathname);
  return gone ? NextResponse.rewrite(new URL(gone, request.url), { status: 410 }) : NextResponse.next();
};

export const config = { matcher: ['/s/:path*'] };
