import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { clientOf } from '@/app/_server/asking';
import { isFileAddress } from '@/app/_server/file-address';
import { insteadOfPage } from '@/app/_server/instead-of-page';
import { LANGUAGE } from '@/app/_server/language';
import { pagePolicy } from '@/app/_server/page-policy';
import { env } from '@/lib/env';

/**
 * Every page gets a policy with a nonce of its own; Next reads the nonce from the request and puts it on the scripts that it writes. A
 * version that no longer stands or cannot be shown now keeps its address, which says so with the status that means it.
 */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { pathname } = request.nextUrl;
  const instead = pathname.startsWith('/s/')
    ? await insteadOfPage(request.nextUrl, { client: clientOf(request.headers), locale: LANGUAGE }).catch(
        leaveToPage,
      )
    : null;
  const isPage = instead !== null || !isFileAddress(pathname);
  const policy = isPage ? pagePolicy(randomBytes(16).toString('base64'), env().mode === 'development') : null;
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
