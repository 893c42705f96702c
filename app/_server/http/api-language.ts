import { choosePreferredLanguage } from '@/lib/game/language';
import { addErrorMessage } from './error-in-words';

type Handler<Asked extends Request, Context> = (request: Asked, context: Context) => Promise<Response>;

/** A program reads the code, its user the message: only that changes with the language that is asked for. */
export const withApiLanguage =
  <Asked extends Request, Context>(handle: Handler<Asked, Context>): Handler<Asked, Context> =>
  async (request, context) => {
    const language = choosePreferredLanguage(request.headers.get('accept-language'));
    const answer = await handle(request, context);
    const response = answer.ok ? answer : await addErrorMessage(answer, language);
    response.headers.set('content-language', language);
    response.headers.append('vary', 'Accept-Language');
    return response;
  };
