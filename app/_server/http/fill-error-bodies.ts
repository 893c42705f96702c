import type { IncomingMessage, ServerResponse } from 'node:http';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import { addressIn, type Language, splitAddress } from '@/lib/game/language';

const JSON_BODY = JSON.stringify({ error: { code: 'failed' } });

/** Plain HTML: the code that makes our pages may be what failed. */
const makePage = (language: Language): string => {
  const say = makeSay(MESSAGES[language], language);
  const [title, text, home, name] = ['error.title', 'error.text', 'error.home', 'name'].map(key =>
    say({ code: `site.${key}` }),
  );
  return `<!doctype html>
<html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · ${name}</title>
<style>body{max-width:34em;margin:15vh auto;padding:0 20px;font:18px/1.5 Georgia,serif}</style>
<h1>${title}</h1><p>${text}</p><p><a href="${addressIn(language, '/')}">${home}</a></p></html>
`;
};

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Failed responses without a useful body: those of a route handler are empty, those of the router a line of text. */
const hasEmptyError = (response: ServerResponse): boolean =>
  response.statusCode === 500 && /^(text\/plain)?$/.test(String(response.getHeader('content-type') ?? ''));

const prefersHtml = ({ url, headers }: IncomingMessage): boolean =>
  !url?.startsWith('/api/') && (headers.accept ?? '').includes('text/html');

/**
 * Gives a failed response a body: JSON for programs, a page for people. Done below Next, because only
 * here the responses of every route, of the proxy and of the router itself are seen.
 */
export const fillErrorBodies = (request: IncomingMessage, response: ServerResponse): void => {
  let body: string | null = null;
  const { writeHead, end } = response;
  const writeHeadInWords = (...words: unknown[]): ServerResponse => {
    if (hasEmptyError(response)) {
      const isPage = prefersHtml(request);
      body = isPage ? makePage(splitAddress(request.url ?? '/').language) : JSON_BODY;
      for (const name of ['content-length', 'etag', 'transfer-encoding']) response.removeHeader(name);
      response.setHeader('content-type', isPage ? 'text/html; charset=utf-8' : 'application/json');
      response.setHeader('content-security-policy', POLICY);
      response.setHeader('cache-control', 'no-store');
    }
    return Reflect.apply(writeHead, response, words);
  };
  const endInWords = (...words: unknown[]): ServerResponse => {
    if (!response.headersSent) response.writeHead(response.statusCode);
    return Reflect.apply(end, response, body === null ? words : [body]);
  };
  response.writeHead = writeHeadInWords;
  response.end = endInWords;
};
