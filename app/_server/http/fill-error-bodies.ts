import type { IncomingMessage, ServerResponse } from 'node:http';
import errors from '@/content/messages/en/errors.json';
import site from '@/content/messages/en/site.json';

const JSON_BODY = JSON.stringify({ error: { code: 'failed' } });

/** Next answers a method that a route lacks with nothing at all. */
const METHOD_BODY = JSON.stringify({
  error: {
    code: 'method-not-allowed',
    field: 'method',
    expected: errors.expected.method,
    message: errors['method-not-allowed'],
  },
});

/** Plain HTML: the code that makes our pages may be what failed. */
const PAGE_BODY = `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${site.error.title} · ${site.name}</title>
<style>body{max-width:34em;margin:15vh auto;padding:0 20px;font:18px/1.5 Georgia,serif}</style>
<h1>${site.error.title}</h1><p>${site.error.text}</p><p><a href="/">${site.error.home}</a></p></html>
`;

const POLICY = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'";

/** Failed responses without a useful body: those of a route handler are empty, those of the router a line of text. */
const hasEmptyError = ({ url }: IncomingMessage, response: ServerResponse): boolean =>
  (response.statusCode === 500 || (response.statusCode === 405 && isApi(url))) &&
  /^(text\/plain)?$/.test(String(response.getHeader('content-type') ?? ''));

const isApi = (url = ''): boolean => url.startsWith('/api/');

const prefersHtml = ({ url, headers }: IncomingMessage): boolean =>
  !isApi(url) && (headers.accept ?? '').includes('text/html');

const bodyFor = (request: IncomingMessage, { statusCode }: ServerResponse): string => {
  if (statusCode === 405) return METHOD_BODY;
  return prefersHtml(request) ? PAGE_BODY : JSON_BODY;
};

/**
 * Gives a failed response a body: JSON for programs, a page for people. Done below Next, because only
 * here the responses of every route, of the proxy and of the router itself are seen.
 */
export const fillErrorBodies = (request: IncomingMessage, response: ServerResponse): void => {
  let body: string | null = null;
  const { writeHead, end } = response;
  const writeHeadInWords = (...words: unknown[]): ServerResponse => {
    if (hasEmptyError(request, response)) {
      body = bodyFor(request, response);
      for (const name of ['content-length', 'etag', 'transfer-encoding']) response.removeHeader(name);
      response.setHeader(
        'content-type',
        body === PAGE_BODY ? 'text/html; charset=utf-8' : 'application/json',
      );
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
