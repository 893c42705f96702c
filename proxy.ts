import { randomBytes } from 'node:crypto';
import { type NextRequest, NextResponse } from 'next/server';
import { isFileAddress } from '@/app/_server/http/address/file-address';
import { makeContentSecurityPolicy } from '@/app/_server/http/content-security-policy';
import { clientKeyOf } from '@/app/_server/http/requester';
import { findPageReplacement, type PageReplacement } from '@/app/_server/published/page-replacement';
import { LANGUAGE_HEADER } from '@/app/_server/words/language';
import { getEnv } from '@/lib/env';
import {
  addressIn,
  choosePreferredLanguage,
  DEFAULT_LANGUAGE,
  LANGUAGE_COOKIE,
  type Language,
  languageOf,
  splitAddress,
} from '@/lib/game/language';

/**
 * The beginning of an address says its language and is taken off here, so that every route exists once. Every page gets a policy with a
 * nonce of its own; Next reads the nonce from the request and puts it on the scripts that it writes. A version that no longer stands or
 * cannot be shown now keeps its address, which says so with the status that means it.
 */
export const proxy = async (request: NextRequest): Promise<NextResponse> => {
  const { language, path } = readAddress(request);
  const wanted = negotiateHome(request);
  if (wanted !== null) return leadTo(wanted, request);
  const instead = await findReplacement(request, path, language);
  const isPage = instead !== null || !isFileAddress(path);
  const policy = isPage
    ? makeContentSecurityPolicy(randomBytes(16).toString('base64'), getEnv().mode === 'development')
    : null;
  const headers = new Headers(request.headers);
  headers.set(LANGUAGE_HEADER, language);
  if (policy) headers.set('content-security-policy', policy);
  const response = respond(request, path, instead, headers);
  if (policy) {
    response.headers.set('content-security-policy', policy);
    response.headers.set('content-language', language);
  }
  if (path === '/' && language === DEFAULT_LANGUAGE) response.headers.append('vary', NEGOTIATED);
  return response;
};

/** What the answer to the home page depends on. */
const NEGOTIATED = 'Accept-Language, Cookie';

/** Only the home page looks at the reader: every other address stays in the language in which it was shared. Null: it stays, too. */
const negotiateHome = ({ nextUrl, headers, cookies }: NextRequest): Language | null => {
  if (nextUrl.pathname !== '/' || headers.has('rsc')) return null;
  const remembered = cookies.get(LANGUAGE_COOKIE)?.value;
  const wanted =
    remembered === undefined
      ? choosePreferredLanguage(headers.get('accept-language'))
      : languageOf(remembered);
  return wanted === DEFAULT_LANGUAGE ? null : wanted;
};

const leadTo = (language: Language, { nextUrl, url }: NextRequest): NextResponse =>
  NextResponse.redirect(new URL(addressIn(language, '/') + nextUrl.search, url), {
    status: 307,
    headers: { vary: NEGOTIATED, 'cache-control': 'private, no-store' },
  });

/** A map in another site's frame says its language in a parameter: its address was pasted long ago. */
const readAddress = ({ nextUrl }: NextRequest): { readonly language: Language; readonly path: string } => {
  const { language, path } = splitAddress(nextUrl.pathname);
  const asked = path.startsWith('/embed/') ? nextUrl.searchParams.get('language') : null;
  return { language: asked === null ? language : languageOf(asked), path };
};

const findReplacement = async (
  { nextUrl, headers }: NextRequest,
  path: string,
  locale: Language,
): Promise<PageReplacement | null> => {
  if (!path.startsWith('/s/')) return null;
  const url = new URL(path + nextUrl.search, nextUrl);
  return findPageReplacement(url, { client: clientKeyOf(headers), locale }).catch(leaveToPage);
};

/** The page asks the same store, fails by the same error, and says so in our design. */
const leaveToPage = (): null => null;

const respond = (
  request: NextRequest,
  path: string,
  instead: PageReplacement | null,
  headers: Headers,
): NextResponse => {
  const { pathname, search } = request.nextUrl;
  if (instead)
    return NextResponse.rewrite(new URL(instead.path, request.url), {
      status: instead.status,
      headers: instead.headers,
      request: { headers },
    });
  if (path === pathname) return NextResponse.next({ request: { headers } });
  return NextResponse.rewrite(new URL(path + search, request.url), { request: { headers } });
};

/** Everything but the programming interface, whose bodies are not read twice, what machines ask for, and the parts of pages that the build made. */
export const config = { matcher: ['/((?!api/|_next/static/|(?:healthz|readyz|metrics)$).*)'] };
