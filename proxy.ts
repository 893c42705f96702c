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
 * The beginning of an address is its language and is removed here, so that every route exists once. Every page gets
 * a policy with its own nonce; Next reads the nonce from the request and puts it on the scripts that it writes. A
 * version that was withdrawn or cannot be shown now keeps its address, which answers with the matching status.
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
  return response;
};

/**
 * Only the home page depends on the reader: every other address stays in the language in which it was shared. Null:
 * it stays, too.
 */
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
    headers: { vary: 'Accept-Language, Cookie', 'cache-control': 'private, no-store' },
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

/** The page reads the same store, fails with the same error, and shows it in our design. */
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

/**
 * Everything except the programming interface, whose bodies are not read twice, files for machines, and the build's
 * parts of pages.
 */
export const config = { matcher: ['/((?!api/|_next/static/|(?:healthz|readyz|metrics)$).*)'] };
