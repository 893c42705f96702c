import { withApiLanguage } from '@/app/_server/http/api-language';
import { errorResponse } from '@/app/_server/http/route-helpers';

/** An unknown address of the API answers in JSON, not with a page. */
const notFoundResponse = withApiLanguage(async () => errorResponse(404, 'not-found'), null);

export {
  notFoundResponse as DELETE,
  notFoundResponse as GET,
  notFoundResponse as PATCH,
  notFoundResponse as POST,
  notFoundResponse as PUT,
};
