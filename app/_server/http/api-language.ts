import { choosePreferredLanguage, type Language } from '@/lib/game/language';
import { describeApiError } from './error-in-words';
import { describeUnknownParameter } from './expectations';
import { inputErrorResponse } from './route-helpers';

type Handler<Asked extends Request, Context> = (request: Asked, context: Context) => Promise<Response>;

/**
 * A program reads code and field of an error, its user the message: only the words change with the language that is asked for. A parameter
 * that the route does not know is an error, so that a misspelt one is noticed; null: the route takes any.
 */
export const withApiLanguage =
  <Asked extends Request, Context>(
    handle: Handler<Asked, Context>,
    parameters: readonly string[] | null = [],
  ): Handler<Asked, Context> =>
  async (request, context) => {
    const language = choosePreferredLanguage(request.headers.get('accept-language'));
    const answer = refuseUnknownParameter(request, parameters) ?? (await handle(request, context));
    return inLanguage(answer.ok ? answer : await describeApiError(answer, language), language);
  };

const inLanguage = (response: Response, language: Language): Response => {
  response.headers.set('content-language', language);
  response.headers.append('vary', 'Accept-Language');
  return response;
};

const refuseUnknownParameter = ({ url }: Request, known: readonly string[] | null): Response | null => {
  if (known === null) return null;
  const unknown = [...new URL(url).searchParams.keys()].find(name => !known.includes(name));
  return unknown === undefined ? null : inputErrorResponse(describeUnknownParameter(unknown, known));
};
