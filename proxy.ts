import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { isFileAddress } from '@/app/_server/http/address/file-address';
import { makeContentSecurityPolicy } from '@/app/_server/http/content-security-policy';
import { clientKeyOf } from '@/app/_server/http/requester';
import { findPageReplacement } from '@/app/_server/published/page-replacement';
import { LANGUAGE } from '@/app/_server/words/language';
import { env } from '@/lib/env';

/**
 * Every page gets a policy with a nonce of its own; Next reads the nonce from the request and puts it on the scripts that it writes. A
 * version that no longer stands or cannot be shown now keeps its address, which says so with the status that means it.
 */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname } = request.nextUrl;
  const instead = pathname.startsWith('/s/')
    ? await findPageReplacement(request.nextUrl, {
        client: clientKeyOf(request.headers),
        locale: LANGUAGE,
      }).catch(leaveToPage)
    : null;
  const isPage = instead !== null || !isFileAddress(pathname);
  const policy = isPage
    ? makeContentSecurityPolicy(randomBytes(16).toString('base64'), env().mode === 'development')
    : null;
  const headers = new Headers(request.headers);
  if (policy) headers.set('content-security-policy', policy);
  const response = instead
    ? NextResponse.rewrite(new URL(instead.path, request.url), {
        status: instead.status,
        headers: instead.headers,
        request: { headers },
      })
    : NextResponse.next({ request: { headers } });
  if (policy) response.headers.set('content-security-policy', policy);
  return response;
};

/** The page asks the same store, fails by the same error, and says so in our design. */
const leaveToPage = (): null => null;

/** Everything but the programming interface, whose bodies are not read twice, what machines ask for, and the parts of pages that the build made. */
export const config = { matcher: ['/((?!api/|_next/static/|(?:healthz|readyz|metrics)$).*)'] };
