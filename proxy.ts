import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { pagePolicy } from '@/app/_server/page-policy';
import { env } from '@/lib/env';

/** Every page gets a policy with a nonce of its own; Next reads the nonce from the request and puts it on the scripts that it writes. */
export const proxy = (request: NextRequest): NextResponse => {
  const policy = pagePolicy(randomBytes(16).toString('base64'), env().mode === 'development');
  const headers = new Headers(request.headers);
  headers.set('content-security-policy', policy);
  const response = NextResponse.next({ request: { headers } });
  response.headers.set('content-security-policy', policy);
  return response;
};

/** Not what is no page: bodies sent to the programming interface are not read twice, and a frame elsewhere has rules of its own. */
export const config = { matcher: ['/((?!api/|embed/|_next/|tldraw/|.*\\.(?:svg|png|pdf|json|xml|ico)$).*)'] };
