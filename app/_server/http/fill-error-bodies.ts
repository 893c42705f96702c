import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import { addressIn, choosePreferredLanguage, type Language, splitAddress } from '@/lib/game/language';

const JSON_BODY = JSON.stringify({ error: { code: 'failed' } });

const wordIn = (language: Language) => {
  const say = makeSay(MESSAGES[language], language);
  return (code: string): string => say({ code });
};

/** Next answers a method that a route lacks with nothing at all. */
const makeMethodBody = (language: Language): string => {
  const word = wordIn(language);
  const code = 'method-not-allowed';
  const [expected, message] = [word('errors.expected.method'), word(`errors.${code}`)];
  return JSON.stringify({ error: { code, field: 'method', expected, message } });
};

/** Plain HTML: the code that makes our pages may be what failed. */
const makePage = (language: Language): string => {
  const word = wordIn(language);
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${word('site.error.title')} · ${word('site.name')}</title>
<style>body{max-width:34em;margin:15vh auto;padding:0 20px;font:18px/1.5 Georgia,serif}</style>
<h1>${word('site.error.title')}</h1><p>${word('site.error.text')}</p>
<p><a href="${addressIn(language, '/')}">${word('site.error.home')}</a></p></html>
`;
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Failed responses without a useful body: those of a route handler are empty, those of the router a line of text. */
const hasEmptyError = ({ url }: IncomingMessage, response: ServerResponse): boolean =>
  (response.statusCode === 500 || (response.statusCode === 405 && isApi(url))) &&
  /^(text\/plain)?$/.test(String(response.getHeader('content-type') ?? ''));

const isApi = (url = ''): boolean => url.startsWith('/api/');

const prefersHtml = ({ url, headers }: IncomingMessage): boolean =>
  !isApi(url) && (headers.accept ?? '').includes('text/html');

interface Body {
  readonly type: 'application/json' | 'text/html; charset=utf-8';
  readonly text: string;
}

const bodyFor = (request: IncomingMessage, { statusCode }: ServerResponse): Body => {
  const { url = '/', headers } = request;
  if (statusCode === 405) {
    const language = choosePreferredLanguage(headers['accept-language'] ?? null);
    return { type: 'application/json', text: makeMethodBody(language) };
  }
  if (!prefersHtml(request)) return { type: 'application/json', text: JSON_BODY };
  return { type: 'text/html; charset=utf-8', text: makePage(splitAddress(url).language) };
};

/**
 * Gives a failed response a body: JSON for programs, a page for people. Done below Next, because only
 * here the responses of every route, of the proxy and of the router itself are seen.
 */
export const fillErrorBodies = (request: IncomingMessage, response: ServerResponse): void => {
  let body: Body | null = null;
  const { writeHead, end } = response;
  const writeHeadInWords = (...words: unknown[]): ServerResponse => {
    if (hasEmptyError(request, response)) {
      body = bodyFor(request, response);
      for (const name of ['content-length', 'etag', 'transfer-encoding']) response.removeHeader(name);
      response.setHeader('content-type', body.type);
      response.setHeader('content-security-policy', POLICY);
      response.setHeader('cache-control', 'no-store');
    }
    return Reflect.apply(writeHead, response, words);
  };
  const endInWords = (...words: unknown[]): ServerResponse => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return Reflect.apply(end, response, body === null ? words : [body.text]);
  };
  response.writeHead = writeHeadInWords;
  response.end = endInWords;
};
