import { headers } from 'next/headers';
import { NextResponse } from 'next/server';
import { getLocale, getTranslations } from 'next-intl/server';
import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { addressIn, type Language, languageOf } from '@/lib/game/language';
import { escapeHtml } from '../published/share-urls';
import { problemOf } from './expectations';
import type { InputProblem } from './input-problem';

interface ErrorBody {
  readonly error: { readonly code: string };
}

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';

const wordError = ({ error, ...values }: ErrorBody, language: Language): string =>
  makeSay(MESSAGES[language], language)({ code: `errors.${error.code}`, values: values as SentenceValues });

const isJson = (answer: Response): boolean =>
  answer.headers.get('content-type')?.startsWith('application/json') ?? false;

/** The same error with a message beside its code: a program reads the code, its user the message. */
export const addErrorMessage = async (answer: Response, language: Language): Promise<Response> => {
  if (!isJson(answer)) return answer;
  const body: unknown = await answer.json();
  if (!isErrorBody(body)) return Response.json(body, answer);
  const error = { ...body.error, message: wordError(body, language) };
  return Response.json({ ...body, error }, { status: answer.status, headers: dropLength(answer.headers) });
};

interface ApiErrorBody {
  readonly error: { readonly code: string } & Partial<InputProblem>;
}

/** An error of the programming interface: its code, the field that it is about, what was expected there, and a message. */
export const describeApiError = async (answer: Response, language: Language): Promise<Response> => {
  if (!isJson(answer)) return answer;
  const body: unknown = await answer.json();
  if (!isErrorBody(body)) return Response.json(body, answer);
  const { error, ...more } = body as ApiErrorBody;
  const { field, expected } = { ...problemOf(error.code), ...error };
  const say = makeSay(MESSAGES[language], language);
  const words = say(expected);
  const message =
    error.expected === undefined
      ? wordError({ ...more, error }, language)
      : say({ code: 'errors.field', values: { field, expected: words } });
  return Response.json(
    { ...more, error: { code: error.code, field, expected: words, message } },
    { status: answer.status, headers: dropLength(answer.headers) },
  );
};

const dropLength = (from: Headers): Headers => {
  const headers = new Headers(from);
  headers.delete('content-length');
  return headers;
};

/** Nothing runs on it; that of a map may stand in another site's frame, as the map may. */
const policyOf = (isFramed: boolean): string =>
  `default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors ${isFramed ? '*' : "'none'"}`;

const makeErrorPage = async (message: string, language: Language): Promise<string> => {
  const t = await getTranslations({ locale: language, namespace: 'site' });
  return `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(t('titled', { title: t('error.file') }))}</title>
<style>body{max-width:34em;margin:15vh auto;padding:0 20px;font:18px/1.5 Georgia,serif}</style>
<h1>${escapeHtml(t('error.file'))}</h1>
<p>${escapeHtml(message)}</p>
<p><a href="${addressIn(language, '/')}">${escapeHtml(t('error.home'))}</a></p>
</html>
`;
};

/** Why there is no file: a program reads JSON, whoever followed a link a page. What is no error stays as it is. */
export const answerInWords = async (
  answer: NextResponse,
  { isFramed = false }: { readonly isFramed?: boolean } = {},
): Promise<NextResponse> => {
  if (answer.status < 400 || !isJson(answer)) return answer;
  const language = languageOf(await getLocale());
  const worded = await addErrorMessage(answer, language);
  const { status } = answer;
  const sent = new Headers(worded.headers);
  sent.set('content-language', language);
  sent.set('cache-control', 'no-store');
  const body: { readonly error: { readonly message: string } } = await worded.json();
  if (!(await headers()).get('accept')?.includes('text/html'))
    return NextResponse.json(body, { status, headers: sent });
  sent.set('content-type', 'text/html; charset=utf-8');
  sent.set('content-security-policy', policyOf(isFramed));
  return new NextResponse(await makeErrorPage(body.error.message, language), { status, headers: sent });
};
