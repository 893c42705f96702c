import { makeSay } from '@/components/words/make-say';
import { MESSAGES } from '@/content/messages';
import type { SentenceValues } from '@/lib/game/contract/sentence';
import { choosePreferredLanguage, type Language } from '@/lib/game/language';

interface ErrorBody {
  readonly error: { readonly code: string };
}

type Handler<Asked extends Request, Context> = (request: Asked, context: Context) => Promise<Response>;

/** A program reads the code, its user the message: only that changes with the language that is asked for. */
export const withApiLanguage =
  <Asked extends Request, Context>(handle: Handler<Asked, Context>): Handler<Asked, Context> =>
  async (request, context) => {
    const language = choosePreferredLanguage(request.headers.get('accept-language'));
    const answer = await handle(request, context);
    const response = answer.ok ? answer : await withMessage(answer, language);
    response.headers.set('content-language', language);
    response.headers.append('vary', 'Accept-Language');
    return response;
  };

const isErrorBody = (body: unknown): body is ErrorBody =>
  typeof body === 'object' && body !== null && 'error' in body && typeof body.error === 'object';

const withMessage = async (answer: Response, language: Language): Promise<Response> => {
  if (!answer.headers.get('content-type')?.startsWith('application/json')) return answer;
  const body: unknown = await answer.json();
  if (!isErrorBody(body)) return Response.json(body, answer);
  const { error, ...values } = body;
  const message = makeSay(
    MESSAGES[language],
    language,
  )({
    code: `errors.${error.code}`,
    values: values as SentenceValues,
  });
  const headers = new Headers(answer.headers);
  headers.delete('content-length');
  return Response.json({ ...body, error: { ...error, message } }, { status: answer.status, headers });
};
