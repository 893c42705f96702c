import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { goneAddress } from '@/app/_server/gone-address';
import { pagePolicy } from '@/app/_server/page-policy';
import { env } from '@/lib/env';

/**
 * Every page gets a policy with a nonce of its own; Next reads the nonce from the request and puts it on the scripts that it writes. A
 * version that no longer stands keeps its address, which says so with the status that means it.
 */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname } = request.nextUrl;
  const gone = pathname.startsWith('/s/') ? await goneAddress(pathname) : null;
  const isPage = gone !== null || !FILE.test(pathname);
  const policy = isPage ? pagePolicy(randomBytes(16).toString('base64'), env().mode === 'development') : null;
  const headers = new Headers(request.headers);
  if (policy) headers.set('content-security-policy', policy);
  const response = gone
    ? NextResponse.rewrite(new URL(gone, request.url), { status: 410, request: { headers } })
    : NextResponse.next({ request: { headers } });
  if (policy) response.headers.set('content-security-policy', policy);
  return response;
};

const FILE = /\.(svg|png|pdf|json|xml|atom|ico|txt|zip)$/;

/** Not what is no page: bodies sent to the programming interface are not read twice, and a frame elsewhere has rules of its own. */
export const config = { matcher: ['/((?!api/|embed/|_next/|tldraw/).*)'] };
